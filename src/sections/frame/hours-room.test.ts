import { describe, expect, it } from 'vitest';
import { haveRoomOnPhones } from './hours-room.ts';

describe('hours beside the phone number on a phone', () => {
  const short = 'Mon-Sat 10AM-8PM';

  it('fit on two lines, or on one line if the languages are above them', () => {
    expect(haveRoomOnPhones([short, 'Sun 10AM-1PM'], 1)).toBe(true);
    expect(haveRoomOnPhones([short], 3)).toBe(true);
  });

  it('do not fit on two lines below the languages, which they would overlap', () => {
    expect(haveRoomOnPhones([short, 'Sun 10AM-1PM'], 3)).toBe(false);
  });

  it('do not fit if a line is long', () => {
    expect(haveRoomOnPhones(['Monday to Saturday 10AM-8PM'], 1)).toBe(false);
  });
});
