import { existsSync } from 'node:fs';
import { ConfigError, readVariables } from '../server/config.ts';

/**
 * Loads `.env` from the root, if there is one; variables already set take precedence. Where one of them is
 * invalid, ends the process with status 1 after a line that names it.
 */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    readVariables();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
