import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports outside the ephemeral range of every system, so that no outgoing connection takes one in the meantime. */
const [firstPort, lastPort] = [20_000, 32_767];

const usedPorts = new Set<number>();

/** Returns a free port of the loopback address, a different one each time. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort + 1);
    if (usedPorts.has(port) || !(await isFree(port))) continue;
    usedPorts.add(port);
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
