import { beat } from '../../ui/PulseLine.tsx';

/** A bend of a road, as wide as a beat, its top at the same place. */
const bend = 'h38c20 0 20-44 39.5-44s19.5 44 39.5 44h83';

interface RoadProps {
  /** Accessible name of the list. */
  label: string;
  /** Places in order: the town first, the clinic's city last. */
  stops: string[];
  /** The roads and railways between them. */
  by: string;
  /** Whether it is drawn as a pulse line. */
  hasPulse: boolean;
}

/** The route to the clinic as a line, with a beat or a bend at each stop. */
export function Road({ label, stops, by, hasPulse }: RoadProps) {
  return (
    <div className="mt-5 md:mt-8">
      <svg
        viewBox={`0 0 ${stops.length * 200} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className="h-12 w-full fill-none stroke-2 stroke-current text-brand-ink md:h-20"
      >
        <path
          d={`M0 72${(hasPulse ? beat : bend).repeat(stops.length)}`}
          pathLength={1}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {/* Each name is centred below its R wave, which is left of the middle of the beat. */}
      <ol
        aria-label={label}
        className="grid auto-cols-fr grid-flow-col gap-x-1 text-small-long leading-tight"
      >
        {stops.map((stop, place) => (
          <li
            key={stop}
            className={`px-0.5 text-center ${place === 0 || place === stops.length - 1 ? 'font-semibold' : ''}`}
          >
            <span className="relative right-[11.25%]">{stop}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-small text-soft">{by}</p>
    </div>
  );
}
