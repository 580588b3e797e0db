import { existsSync } from 'node:fs';
import { ConfigError, readVariables, variableNames } from '../../server/config.ts';
import { misspeltVariables } from '../../server/environment/misspelt-variables.ts';

/**
 * Loads `.env` from the root, if there is one; variables already set take precedence. Warns of those that
 * seem misspelt. If one of them is invalid, prints a line that names it and ends the process with status 1.
 */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  for (const line of misspeltVariables(process.env, variableNames)) console.warn(line);
  try {
    readVariables();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
