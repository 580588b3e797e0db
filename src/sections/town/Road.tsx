import { beat } from '../../ui/PulseLine.tsx';

/** A bend of a road, as wide as a beat, its top at the same place. */
const bend = 'h38c20 0 20-44 39.5-44s19.5 44 39.5 44h83';

/** The height of the whole line and of the shortest part of it, in rem. */
const lineHeight = 11;
const shortest = 2;

interface RoadProps {
  /** Accessible name of the list. */
  label: string;
  /** Places in order: the town first, the clinic’s city last. */
  stops: string[];
  /** Kilometres from the first stop to each, which space the stops; without them they are even. */
  kilometres?: number[] | undefined;
  /** The distance of a stop: "40 km". */
  distanceText: (kilometres: number) => string;
  /** The roads and railways between them, and how far it is. */
  by: string;
  /** Whether it is drawn as a pulse line. */
  hasPulse: boolean;
}

/** The route to the clinic as a line downwards, with a beat or a bend at each stop. */
export function Road({ label, stops, kilometres, distanceText, by, hasPulse }: RoadProps) {
  const whole = kilometres?.at(-1) ?? stops.length - 1;
  const at = (place: number) => kilometres?.[place] ?? place;
  return (
    <div>
      <ol aria-label={label}>
        {stops.map((stop, place) => {
          const isLast = place === stops.length - 1;
          const part = ((at(place + 1) - at(place)) / whole) * lineHeight;
          return (
            <li key={stop} className="flex gap-3 leading-tight">
              <StopLine
                height={isLast ? null : Math.max(shortest, part)}
                path={hasPulse ? beat : bend}
              />
              <span className="mt-0.5">
                <span className={place === 0 || isLast ? 'font-semibold' : ''}>{stop}</span>
                {kilometres && place > 0 && (
                  <span className="text-small text-soft tabular-nums">
                    {' '}
                    {distanceText(at(place))}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="mt-3 text-small md:text-base">{by}</p>
    </div>
  );
}

interface StopLineProps {
  /** Rem to the next stop; null at the last one. */
  height: number | null;
  /** The drawing of a stop, from left to right. */
  path: string;
}

/** The beat at a stop, turned to run downwards with its R wave beside the name, and the line to the next. */
function StopLine({ height, path }: StopLineProps) {
  return (
    <svg
      width="3rem"
      height={`${height ?? 1.5}rem`}
      aria-hidden="true"
      focusable="false"
      className="shrink-0 overflow-visible fill-none stroke-2 stroke-current text-brand-ink"
    >
      <path
        d={`M0 72${path}`}
        transform="matrix(0 .15 .5 0 4 0)"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {height !== null && <line x1="40" x2="40" y1="30" y2="100%" />}
    </svg>
  );
}
