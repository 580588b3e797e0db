import { beat } from '../ui/PulseLine.tsx';

interface RoadProps {
  /** What the list is, for screen readers. */
  label: string;
  /** Places in order, the visitor's town first, the clinic last. */
  stops: string[];
  /** Roads and railway that join them. */
  by: string;
}

/** The way to the clinic drawn as the pulse line: a beat at each of its stops. */
export function Road({ label, stops, by }: RoadProps) {
  return (
    <div className="mt-5 md:mt-8">
      <svg
        viewBox={`0 0 ${stops.length * 200} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className="h-12 w-full fill-none stroke-2 stroke-brand-ink md:h-20"
      >
        <path
          d={`M0 72${beat.repeat(stops.length)}`}
          pathLength={1}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ol
        aria-label={label}
        className="grid auto-cols-fr grid-flow-col gap-x-1 text-[clamp(0.6875rem,3.1vw,0.9375rem)] leading-tight"
      >
        {stops.map((stop, place) => (
          <li
            key={stop}
            className={`px-0.5 text-center ${place === 0 || place === stops.length - 1 ? 'font-semibold' : ''}`}
          >
            {stop}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-small text-soft">{by}</p>
    </div>
  );
}
