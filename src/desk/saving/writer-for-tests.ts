import { onTestFinished, vi } from 'vitest';
import { SaveQueue } from './save-queue.ts';

export interface Stored {
  version: number;
  savedAt: string;
  text: string;
}

export class Unreachable extends Error {}
export class Conflict extends Error {
  readonly theirs: Stored;
  constructor(theirs: Stored) {
    super('conflict');
    this.theirs = theirs;
  }
}

/**
 * A writer at the desk whose text a queue saves, and a server that answers when it is told to. For the rest
 * of the test, time passes only when told to.
 */
export function aWriter() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
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
