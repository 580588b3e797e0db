import { join } from 'node:path';

const noEnvFile = `--import=${join(import.meta.dirname, 'no-env-file.ts')}`;

/**
 * The whole environment of a program under test: what is given here, and nothing of this machine.
 * Neither its variables nor the project's `.env` may lead a test to a real clinic.
 */
export function isolated(environment: Record<string, string>): Record<string, string> {
  const { NODE_OPTIONS = '' } = environment;
  return {
    PATH: process.env['PATH'] ?? '',
    ...environment,
    NODE_OPTIONS: `${noEnvFile} ${NODE_OPTIONS}`.trim(),
  };
}
