import { afterAll } from 'vitest';
import { cleanUp } from './at-exit.ts';

// Of each test file, after its own hooks.
afterAll(cleanUp);
