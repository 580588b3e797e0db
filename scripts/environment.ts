import { existsSync } from 'node:fs';

/** Loads `.env` from the root, if there is one; variables already set take precedence. */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
