import { afterAll } from 'vitest';
import { cleanUp } from './at-exit.ts';
import { expectNoServerErrors, forgetExpectedErrors } from './site/server-errors.ts';

// After each test file and its own hooks.
afterAll(() => {
  cleanUp();
  try {
    expectNoServerErrors();
  } finally {
    forgetExpectedErrors();
  }
});
