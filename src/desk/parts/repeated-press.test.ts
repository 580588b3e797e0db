import { afterEach, expect, test, vi } from 'vitest';
import { ignoreRepeatedPresses, isRepeated, noteNewView } from './repeated-press.ts';

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

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Presses at one place; returns whether the page is left to act on it. */
function pressInWindow(): boolean {
  window.dispatchEvent(Object.assign(new Event('pointerdown'), { clientX: 100, clientY: 400 }));
  return window.dispatchEvent(new CustomEvent('click', { detail: 1, cancelable: true }));
}

test.each([
  ['a second press in a new view is ignored', [], false],
  ['a press is taken if another was in a frame since', ['blur'], true],
  ['a press is taken if something was typed since', ['input'], true],
] as const)('%s', (_, between, isTaken) => {
  vi.stubGlobal('window', new EventTarget());
  const stop = ignoreRepeatedPresses();
  expect(pressInWindow()).toBe(true);
  for (const name of between) window.dispatchEvent(new Event(name));
  noteNewView();
  expect(pressInWindow()).toBe(isTaken);
  stop();
});
