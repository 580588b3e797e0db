import { afterAll } from 'vitest';
import { cleanUp } from './at-exit.ts';

// After each test file and its own hooks.
afterAll(cleanUp);
