import { expect, test } from 'vitest';
import { isRepeated } from './repeated-press.ts';

const first = { x: 180, y: 440, at: 1_000 };

test.each([
  [{ x: 184, y: 436, at: 1_750 }, 1_600, true, 'at the same place, soon after the view appeared'],
  [{ x: 180, y: 440, at: 1_200 }, 1_900, true, 'made while the view was still being opened'],
  [{ x: 180, y: 440, at: 2_400 }, 1_600, false, 'once the view can have been read'],
  [{ x: 180, y: 600, at: 1_750 }, 1_600, false, 'at another place'],
  [{ x: 180, y: 440, at: 1_200 }, 900, false, 'in the same view as the first press'],
])('a press %o in a view shown at %i ms counts as repeated: %s (%s)', (press, changedAt, is) => {
  expect(isRepeated(first, press, changedAt)).toBe(is);
});
