import { ecgStrip } from './ecg-strip.ts';

/** Height of the strip and of its baseline, in millimetres of its paper. */
const height = 27;
const base = 17;

/** An ECG on its paper, from edge to edge and to scale: 4 pixels to a millimetre. */
export function EcgStrip({ label }: { label: string }) {
  return (
    <figure className="ecg-paper relative overflow-hidden border-line border-y">
      <svg
        viewBox={`-40 ${-8 * base} 3960 ${8 * height}`}
        width={1980}
        height={4 * height}
        aria-hidden="true"
        focusable="false"
        className="block max-w-none fill-none"
      >
        <path d={ecgStrip} stroke="currentColor" strokeWidth={3} strokeLinejoin="round" />
      </svg>
      <figcaption className="wrap absolute inset-x-0 bottom-0 text-small text-soft leading-6">
        {label}
        <span className="max-sm:hidden"> · 25 mm/s · 10 mm/mV</span>
      </figcaption>
    </figure>
  );
}
