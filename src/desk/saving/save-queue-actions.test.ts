import { expect, test, vi } from 'vitest';
import { aWriter, Conflict, type Stored, Unreachable } from './writer-for-tests.ts';

const isDone = () => true;

test('the queue saves before it publishes, and saves nothing meanwhile', async () => {
  const { queue, write, requests, saved, passes } = aWriter();
  write('one');
  const versions: number[] = [];
  let finish: (stored: Stored) => void = () => undefined;
  const published = queue.run((version) => {
    versions.push(version);
    return new Promise((resolve) => {
      finish = resolve;
    });
  }, isDone);
  await passes(0);
  requests[0]?.answer(saved('one', 2));
  await passes(0);
  expect(versions).toEqual([2]);
  write('two');
  await passes(5_000);
  expect(requests).toHaveLength(1);
  finish(saved('one', 3));
  await published;
  await passes(2_000);
  expect(requests[1]).toMatchObject({ text: 'two', version: 3 });
});

test('the queue does not publish what could not be saved', async () => {
  const { queue, write, requests, passes } = aWriter();
  write('one');
  const action = vi.fn();
  const published = queue.run(action, isDone);
  const refused = expect(published).rejects.toThrow(Unreachable);
  await passes(0);
  requests[0]?.answer(new Unreachable());
  await refused;
  expect(action).not.toHaveBeenCalled();
});

test.each([
  ['has succeeded if only its answer was lost', true],
  ['has failed if someone else has saved the same text', false],
])('the queue knows that an action %s', async (_what, done) => {
  const { queue, write, requests, saved, passes } = aWriter();
  write('one');
  const published = queue.run(
    () => Promise.reject(new Conflict(saved('one', 4))),
    () => done,
  );
  const outcome = published.then(
    () => 'done',
    () => 'refused',
  );
  await passes(0);
  requests[0]?.answer(saved('one', 2));
  await passes(0);
  expect(await outcome).toBe(done ? 'done' : 'refused');
  expect([queue.state().kind, queue.version]).toEqual(['saved', 4]);
});
