import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from 'vitest';
import { freePort } from '../../scripts/programs/free-port.ts';
import { type CommandResult, runCommand } from '../support/run-command.ts';
import { freshSqlite } from '../support/temporary.ts';

/** Starts the server under conditions in which it cannot run, and waits for its exit. */
export function startInVain(
  environment: Record<string, string>,
  folder?: string,
): Promise<CommandResult> {
  return runCommand('server/main.ts', [], { DATABASE_URL: freshSqlite(), ...environment }, folder);
}

/** A start with a port that another program has ends with one line. */
export async function expectPortInUse(name: 'PORT' | 'METRICS_PORT'): Promise<void> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = String((other.address() as { port: number }).port);
  const ports = { PORT: String(await freePort()), HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const { code, errors } = await startInVain({ ...ports, [name]: taken });
  expect(code).toBe(1);
  expect(errors).toMatch(new RegExp(`^The port ${taken} is in use [^\\n]+\\n$`));
  other.close();
}
