import { existsSync } from 'node:fs';

/** Reads `.env` at the root, where there is one; variables that are already set stay. */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
