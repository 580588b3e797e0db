import { loadEnvironmentFile, readVariables } from '../../server/config.ts';
import { PlainError } from '../../server/log.ts';

/**
 * Loads `.env` from the root, if there is one; variables already set take precedence. If one of them is invalid, prints a
 * line that names it and ends the process with status 1.
 */
export function loadEnvironment(): void {
  loadEnvironmentFile();
  try {
    readVariables();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
