import { describe, expect, it } from 'vitest';
import { haveRoomOnPhones } from './hours-room.ts';

describe('hours beside the phone number on a phone', () => {
  const short = 'Mon-Sat 10AM-8PM';

  it('fit on two lines', () => {
    expect(haveRoomOnPhones([short, 'Sun 10AM-1PM'], 1)).toBe(true);
  });

  it('take no room, however long, where the languages are in their place', () => {
    expect(haveRoomOnPhones(['Monday to Saturday 10AM-8PM', short], 3)).toBe(true);
  });

  it('do not fit if a line is long', () => {
    expect(haveRoomOnPhones(['Monday to Saturday 10AM-8PM'], 1)).toBe(false);
  });
});
