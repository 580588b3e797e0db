import { expect, it } from 'vitest';
import { handedAt } from './doctors-notes.ts';

const move = (at: string, was: string, became: string) => ({
  at: `2026-12-01T${at}.000Z`,
  was,
  became,
});

it('an enquiry is handed to the doctor by its last move there, and not by taking back one that led away', () => {
  const handed = move('10:00:00', 'new', 'doctor');
  const away = move('11:00:00', 'doctor', 'answered');
  expect(handedAt([])).toBeNull();
  expect(handedAt([handed, away])).toBe(handed.at);
  expect(handedAt([handed, away, move('11:00:08', 'answered', 'doctor')])).toBe(handed.at);
  const again = move('12:00:00', 'answered', 'doctor');
  expect(handedAt([handed, away, again])).toBe(again.at);
});
