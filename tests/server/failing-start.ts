import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from 'vitest';
import { type CommandResult, runCommand } from '../support/run-command.ts';
import { SiteServer } from '../support/site/site-server.ts';
import { freshSqlite } from '../support/temporary.ts';

/** Starts the server under conditions in which it cannot run, and waits for its exit. */
export function startFailing(
  environment: Record<string, string>,
  folder?: string,
): Promise<CommandResult> {
  return runCommand('server/main.ts', [], { DATABASE_URL: freshSqlite(), ...environment }, folder);
}

/** Expects the server to end with a single line if another program uses its port. */
export async function expectPortInUse(): Promise<void> {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  const port = String((otherServer.address() as { port: number }).port);
  const start = SiteServer.start({ LOG_LEVEL: 'silent', PORT: port }, { pages: false });
  await expect(start).rejects.toThrow(
    new RegExp(`ended with 1: The port ${port} is in use [^\\n]+$`),
  );
  otherServer.close();
}
