import { beforeEach, expect, it } from 'vitest';
import { type EventLoop, givingWay } from './giving-way.ts';

/** An event loop whose every turn takes ten milliseconds; how much of each is idle is configurable. */
class Loop implements EventLoop {
  time = 0;
  idle = 0;
  idlePerTurn = 10;
  turns = 0;
  asked = 0;
  requestsPerTurn = 10;
  now = () => this.time;
  idleTime = () => this.idle;
  requests = () => this.asked;
  wait = async () => {
    this.turns += 1;
    this.time += 10;
    this.idle += this.idlePerTurn;
    this.asked += this.requestsPerTurn;
  };
}

let loop: Loop;
beforeEach(() => {
  loop = new Loop();
});

/** Work that takes some time. */
const work = (time: number) => async () => {
  loop.time += time;
  return time;
};

it('work in the background begins at once while there are no requests', async () => {
  const inBackground = givingWay(loop);
  expect(await inBackground(work(500))).toBe(500);
  await inBackground(work(500));
  expect(loop.turns).toBe(2);
});

it('work in the background waits until requests have been answered', async () => {
  const inBackground = givingWay(loop);
  await inBackground(work(200));
  const next = inBackground(work(10));
  loop.wait = async () => {
    loop.turns += 1;
    loop.time += 10;
    loop.idle += loop.turns < 20 ? 2 : 10;
    loop.asked += 10;
  };
  await next;
  expect(loop.turns).toBe(20);
});

it('while requests never end, the rest is in proportion to the work before it', async () => {
  loop.idlePerTurn = 0;
  const inBackground = givingWay(loop);
  await inBackground(work(50));
  const began = loop.turns;
  await inBackground(work(10));
  const long = loop.turns - began;
  await inBackground(work(10));
  expect(long).toBe(120);
  expect(loop.turns - began - long).toBe(24);
});

it('work in the background does not wait where other programs keep the machine busy, and no requests come', async () => {
  loop.idlePerTurn = 0;
  loop.requestsPerTurn = 1;
  const inBackground = givingWay(loop);
  await inBackground(work(200));
  await inBackground(work(200));
  expect(loop.turns).toBe(2);
});

it('a piece that seems to have taken hours, as on a machine that was suspended, leads to a rest of seconds', async () => {
  loop.idlePerTurn = 0;
  const inBackground = givingWay(loop);
  await inBackground(work(7_200_000));
  const began = loop.now();
  await inBackground(work(0));
  expect(loop.now() - began).toBe(6_000);
});

it('failed work rejects with its error, and the next piece still runs', async () => {
  const inBackground = givingWay(loop);
  const failing = inBackground(() => Promise.reject(new Error('no such page')));
  const next = inBackground(work(5));
  await expect(failing).rejects.toThrow('no such page');
  expect(await next).toBe(5);
});
