import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Prepares this process, whose children are the test runners. */
export async function prepareForTests(): Promise<void> {
  // Settings of this machine must not affect the tests.
  for (const name of ['CLINIC_DIR', 'SITE_URL']) delete process.env[name];
  // The tests start our programs about a hundred times, so compiled code is cached.
  const compileCache = resolve('.cache/compiled');
  await rm(compileCache, { recursive: true, force: true });
  process.env['NODE_COMPILE_CACHE'] = compileCache;
}
