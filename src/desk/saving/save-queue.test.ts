import { expect, test } from 'vitest';
import { aWriter, Conflict, Unreachable } from './writer-for-tests.ts';

test('the queue saves two seconds after the last keystroke, and keeps the text in the browser until then', async () => {
  const { queue, write, requests, kept, saved, passes } = aWriter();
  write('H');
  await passes(1_900);
  write('He');
  expect(kept).toEqual(['H']);
  await passes(1_900);
  expect(requests).toEqual([]);
  await passes(100);
  expect(requests).toMatchObject([{ text: 'He', version: 1 }]);
  requests[0]?.answer(saved('He', 2));
  await passes(0);
  expect(queue.state()).toEqual({ kind: 'saved', at: 'time 2' });
  expect(kept).toEqual([]);
});

test('the queue never has two requests under way, and each names the version that the previous one created', async () => {
  const { queue, write, requests, kept, saved, passes } = aWriter();
  write('one');
  await passes(2_000);
  write('two');
  await passes(10_000);
  expect(requests).toHaveLength(1);
  requests[0]?.answer(saved('one', 2));
  await passes(0);
  expect(queue.state()).toEqual({ kind: 'unsaved' });
  expect(kept, 'what is not saved yet').toEqual(['two']);
  await passes(2_000);
  expect(requests[1]).toMatchObject({ text: 'two', version: 2 });
});

test('the queue does not save during a composition', async () => {
  const { queue, write, requests, passes } = aWriter();
  queue.hold();
  write('ह');
  await passes(10_000);
  expect(requests).toEqual([]);
  expect(await queue.flush()).toBe(false);
  write('हृदय');
  queue.release();
  await passes(2_000);
  expect(requests).toMatchObject([{ text: 'हृदय' }]);
});

test('the queue retries by itself if the server cannot be reached', async () => {
  const { queue, write, requests, kept, saved, passes } = aWriter();
  write('one');
  await passes(2_000);
  requests[0]?.answer(new Unreachable());
  await passes(0);
  expect(queue.state()).toMatchObject({ kind: 'failed', isRetried: true, isKept: true });
  expect(kept).toEqual(['one']);
  await passes(2_000);
  requests[1]?.answer(new Unreachable());
  await passes(4_900);
  expect(requests).toHaveLength(2);
  await passes(100);
  requests[2]?.answer(saved('one', 2));
  await passes(0);
  expect(queue.state()).toMatchObject({ kind: 'saved' });
});

test('the queue recognises its own text if only the answer was lost', async () => {
  const { queue, write, requests, saved, passes } = aWriter();
  write('one');
  await passes(2_000);
  requests[0]?.answer(new Unreachable());
  await passes(0);
  write('one and more');
  await passes(2_000);
  requests[1]?.answer(new Conflict(saved('one', 2)));
  await passes(2_000);
  expect(requests[2]).toMatchObject({ text: 'one and more', version: 2 });
  requests[2]?.answer(saved('one and more', 3));
  await passes(0);
  expect(queue.state()).toMatchObject({ kind: 'saved' });
});

test('the queue overwrites what someone else has saved only when told to', async () => {
  const { queue, write, requests, kept, saved, passes } = aWriter();
  write('mine');
  await passes(2_000);
  requests[0]?.answer(new Conflict(saved('theirs', 5)));
  await passes(0);
  expect(queue.state()).toMatchObject({ kind: 'conflict', theirs: { text: 'theirs' } });
  write('mine, longer');
  await passes(60_000);
  expect(await queue.flush()).toBe(false);
  expect(requests).toHaveLength(1);
  expect(kept).toEqual(['mine, longer']);
  const done = queue.overwrite(saved('theirs', 5));
  await passes(0);
  expect(requests[1]).toMatchObject({ text: 'mine, longer', version: 5 });
  requests[1]?.answer(saved('mine, longer', 6));
  expect(await done).toBe(true);
});

test.each(['fails', 'succeeds'])(
  'the queue keeps nothing once it is abandoned, even if a request %s afterwards',
  async (how) => {
    const { queue, write, requests, kept, saved, passes } = aWriter();
    write('one');
    await passes(2_000);
    write('two');
    queue.abandon();
    expect(queue.isUnsaved).toBe(false);
    queue.keepNow();
    expect(kept, 'as the page is left').toEqual([]);
    requests[0]?.answer(how === 'fails' ? new Unreachable() : saved('one', 2));
    await passes(0);
    write('three');
    expect(await queue.flush()).toBe(true);
    await passes(60_000);
    queue.stop();
    expect(kept).toEqual([]);
    expect(requests).toHaveLength(1);
  },
);

test('the queue says why the text could not be saved', async () => {
  const { queue, write, requests, saved, passes } = aWriter();
  write('one');
  const refused = expect(queue.saveAll()).rejects.toThrow('Too long');
  requests[0]?.answer(new Error('Too long'));
  await refused;
  const done = queue.saveAll();
  requests[1]?.answer(saved('one', 2));
  await done;
  await passes(0);
});
