/** How long a view that has just appeared ignores a second press, in milliseconds. */
const pause = 700;

/** How near a second press is to the first to count as repeated, in CSS pixels. */
const near = 40;

/** Where and when the pointer went down, in milliseconds since the page was opened. */
export interface Press {
  x: number;
  y: number;
  at: number;
}

/**
 * Whether a press repeats the one before it and lands on what that one opened: the finger was still there,
 * and nobody can have read the new view yet.
 * @param changedAt when a view or dialog appeared last, or was asked for
 */
export function isRepeated(before: Press, press: Press, changedAt: number): boolean {
  const isSamePlace = Math.hypot(press.x - before.x, press.y - before.y) < near;
  return isSamePlace && before.at <= changedAt && press.at < changedAt + pause;
}

let changedAt = Number.NEGATIVE_INFINITY;

/** Records that a view or dialog is shown, requested or closed. */
export function noteNewView(): void {
  changedAt = performance.now();
}

/** Ignores a second press at the same place in a new view. Keys and screen readers are not affected. */
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
  // Nor is whoever has pressed something in a frame, which takes the focus from this window.
  window.addEventListener('blur', forget, options);
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
