import { join } from 'node:path';

const noEnvFile = `--import=${join(import.meta.dirname, 'no-env-file.ts')}`;

/**
 * The whole environment of a program under test: the given variables, and from this machine only the
 * location of Node's compile cache. Neither the machine's variables nor the project's `.env` may lead
 * a test to a real clinic.
 */
export function isolatedEnvironment(environment: Record<string, string>): Record<string, string> {
  const { NODE_OPTIONS = '' } = environment;
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return {
    PATH,
    ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
    ...environment,
    NODE_OPTIONS: `${noEnvFile} ${NODE_OPTIONS}`.trim(),
  };
}
