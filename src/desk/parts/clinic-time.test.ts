import { expect, test } from 'vitest';
import { clinicTime } from './clinic-time.ts';

test('the clinic’s clock, not that of the browser', () => {
  const moment = new Date('2026-12-02T22:05:59Z');
  expect(clinicTime(moment, 'Asia/Kolkata')).toBe('2026-12-03T03:35');
  expect(clinicTime(moment, 'UTC')).toBe('2026-12-02T22:05');
});
