import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The ports that no system gives to connections by itself, so that none of these takes one meanwhile. */
const [first, last] = [20_000, 32_767];

const given = new Set<number>();

/** A port of the loopback address that is free, another one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, last + 1);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
