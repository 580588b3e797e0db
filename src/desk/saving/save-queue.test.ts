import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveQueue } from './save-queue.ts';

interface Stored {
  version: number;
  savedAt: string;
  text: string;
}

class Unreachable extends Error {}
class Conflict extends Error {
  readonly theirs: Stored;
  constructor(theirs: Stored) {
    super('conflict');
    this.theirs = theirs;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isDone = () => true;

/** A writer, and a server that answers when it is told to. */
function aWriter() {
  const writer = { text: '' };
  const kept: string[] = [];
  const requests: { text: string; version: number; answer: (outcome: Stored | Error) => void }[] =
    [];
  const queue = new SaveQueue<string, Stored>({
    stored: { version: 1, savedAt: null },
    read: () => writer.text,
    save: (text, version) =>
      new Promise((resolve, reject) => {
        requests.push({
          text,
          version,
          answer: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)),
        });
      }),
    isTemporary: (error) => error instanceof Unreachable,
    conflictOf: (error) => (error instanceof Conflict ? error.theirs : undefined),
    isSame: ({ text }, sent) => text === sent,
    keep: (text) => {
      kept.splice(0, 1, text);
      return true;
    },
    forget: () => void kept.splice(0),
    onSaved: () => undefined,
  });
  const write = (text: string) => {
    writer.text = text;
    queue.change();
  };
  const saved = (text: string, version: number) => ({ version, savedAt: `time ${version}`, text });
  return { queue, write, requests, kept, saved, passes: vi.advanceTimersByTimeAsync };
}

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
