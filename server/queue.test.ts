import { expect, it } from 'vitest';
import { networkOf } from './plugins/origin.ts';
import { fairQueue, OverloadedError } from './queue.ts';

/** A queue whose tasks end when the test releases them, and the names of the started and dropped ones. */
function recordedQueue(options: Parameters<typeof fairQueue>[0]) {
  const queue = fairQueue(options);
  const startedNames: string[] = [];
  const droppedNames: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, network = name[0] ?? '') => {
    const work = () =>
      new Promise<void>((resolve) => ends.set(name, resolve).size && startedNames.push(name));
    queue(network, work).catch((error: unknown) => {
      if (!(error instanceof OverloadedError)) throw error;
      droppedNames.push(name);
    });
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { add, end, settle, startedNames, droppedNames };
}

it('a network gets at most its share of the slots, and the next free one goes to another network', async () => {
  const { add, end, settle, startedNames } = recordedQueue({
    concurrency: 3,
    perNetwork: 2,
    maxWaiting: 10,
  });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) add(name);
  await settle();
  expect(startedNames).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  await end('a2');
  expect(startedNames).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  for (const name of ['a1', 'c1']) await end(name);
  expect(startedNames.at(-1)).toBe('a4');
});

it('in a full queue, the network with the most waiting tasks loses its newest', async () => {
  const { add, settle, droppedNames } = recordedQueue({
    concurrency: 1,
    perNetwork: 1,
    maxWaiting: 4,
  });
  for (const name of ['x', 'a1', 'a2', 'a3', 'b1', 'b2']) add(name);
  await settle();
  expect(droppedNames).toEqual(['a3']);
  for (const name of ['c1', 'd1', 'e1']) add(name);
  await settle();
  expect(
    droppedNames,
    'the later of two networks with equally many waiting, then a newcomer beyond the limit',
  ).toEqual(['a3', 'b2', 'a2', 'e1']);
});

it('many networks of one range neither push out a newcomer nor keep it waiting', async () => {
  const { add, end, settle, startedNames, droppedNames } = recordedQueue({
    concurrency: 1,
    perNetwork: 1,
    maxWaiting: 4,
  });
  const networkInRange = (number: number) => networkOf(`2001:db8:7:${number}00::1`);
  for (const number of [1, 2, 3, 4]) add(`flood ${number}`, networkInRange(number));
  add('patient', networkOf('2001:db9::1'));
  add('doctor', networkOf('203.0.113.5'));
  await settle();
  expect(droppedNames).toEqual(['flood 4']);
  await end('flood 1');
  await end('patient');
  expect(startedNames).toEqual(['flood 1', 'patient', 'doctor']);
});
