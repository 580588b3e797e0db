/**
 * One heartbeat at a normal 75 per minute: 200 units of 4 ms wide, with an R wave 62 units high.
 * P, PR segment, q, R, s, ST segment, T, rest.
 */
export const beat =
  'h28c5 0 7-10 12.5-10s7.5 10 12.5 10h14l3.5 6 7-68 7.5 79 5-17h19c9 0 13-20 24-20s13 20 22 20h45';

interface PulseLineProps {
  className?: string | undefined;
  /** How many equal beats the line shows. */
  beats?: number | undefined;
}

/**
 * The site's signature: a calm ECG line that fills its box. To animate drawing it, use `clip-path`, or
 * `stroke-dasharray` from `0 9` to `9 9`: browsers measure the dashes of a non-scaling stroke in screen
 * pixels, so a dash of exactly 1 may end before the line does.
 */
export function PulseLine({ className, beats = 3 }: PulseLineProps) {
  return (
    <svg
      viewBox={`0 0 ${beats * 200} 100`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={`M0 72${beat.repeat(beats)}`} pathLength={1} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
