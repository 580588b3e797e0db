import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { stressRecord } from './stress-record.ts';

it('the record has the date, the path of each test file within the project, the duration of each test, and the reason for each failure', () => {
  const file = resolve('tests/stress/fuzz.test.ts');
  const passed = { status: 'passed', fullName: 'a fuzz', duration: 1_234, failureMessages: [] };
  const why = `expected 500 to be 200\n at ${file}:12:3`;
  const failed = { status: 'failed', fullName: 'a crowd', failureMessages: [why] };
  const results = [{ name: file, message: '', assertionResults: [passed, failed] }];
  expect(stressRecord(results, new Date('2026-11-20T08:00:00Z'))).toBe(
    `npm run stress, 2026-11-20T08:00:00.000Z

tests/stress/fuzz.test.ts
  passed: a fuzz (1.2 s)
  failed: a crowd
    expected 500 to be 200
     at tests/stress/fuzz.test.ts:12:3`,
  );
});
