/** How long what has just appeared takes no second press, in milliseconds. */
const pause = 700;

/** How near the first press the second one is, in CSS pixels. */
const near = 40;

/** Where and when the pointer went down, in milliseconds since the page was opened. */
export interface Press {
  x: number;
  y: number;
  at: number;
}

/**
 * Whether a press repeats the one before, and lands on what that one has opened: the finger was still there,
 * and nobody can have read the new view yet.
 * @param changedAt when a view or dialog appeared last, or was asked for
 */
export function isRepeated(before: Press, press: Press, changedAt: number): boolean {
  const isSamePlace = Math.hypot(press.x - before.x, press.y - before.y) < near;
  return isSamePlace && before.at <= changedAt && press.at < changedAt + pause;
}

let changedAt = Number.NEGATIVE_INFINITY;

/** Notes that a view or a dialog is shown, asked for, or closed. */
export function noteNewView(): void {
  changedAt = performance.now();
}

/** Lets a second press at the same place do nothing in a new view. Keys and screen readers are not held up. */
export function ignoreRepeatedPresses(): () => void {
  let before: Press | null = null;
  let press: Press | null = null;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  window.addEventListener(
    'pointerdown',
    ({ clientX, clientY, timeStamp }) => {
      press = { x: clientX, y: clientY, at: timeStamp };
    },
    options,
  );
  // Whoever has typed or chosen something since is not repeating a press.
  const forget = () => {
    before = null;
  };
  window.addEventListener('input', forget, options);
  window.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0 || press === null) return;
      if (before && before !== press && isRepeated(before, press, changedAt)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      before = press;
    },
    options,
  );
  return () => listening.abort();
}
