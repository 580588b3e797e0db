/** The lowest of pino's levels that is an error. */
const errorLevel = 50;

/** The errors that a server may log when its database fails. */
export const databaseErrors = /"msg":"[^"]*(could not|cannot look)/;

/** Errors of a slow machine, on which another program holds a lock for longer. */
const lockedBySlowness = /"reason":"(SQLite: database is locked|Another program is reading)/;

const expectedInFile: RegExp[] = [];
const unexpectedLines: string[] = [];

/** To be called by a test file without a browser: its servers may log errors that match. */
export function expectServerErrors(errors: RegExp): void {
  expectedInFile.push(errors);
}

/**
 * Keeps a line of a server's log if it is an error, unless the test expects it. Error responses are not kept:
 * the test that sent the request checks those.
 */
export function noteError(line: string, expected?: RegExp): void {
  const isEntry = line.startsWith('{"level":');
  const { level, msg } = isEntry ? JSON.parse(line) : { level: 0, msg: '' };
  if (level < errorLevel || msg === 'answered') return;
  const isExpected = [lockedBySlowness, expected, ...expectedInFile].some((errors) =>
    errors?.test(line),
  );
  if (!isExpected) unexpectedLines.push(line);
}

/** Forgets what this file expects before the next one, which may run in the same process. */
export function forgetExpectedErrors(): void {
  expectedInFile.length = 0;
}

/** Fails if a server has logged an error since the last call that no test expected. */
export function expectNoServerErrors(): void {
  const lines = unexpectedLines.splice(0);
  if (lines.length === 0) return;
  throw new Error(
    `A server logged errors that no test expects (see tests/support/site/server-errors.ts):\n${lines.join('\n')}`,
  );
}
