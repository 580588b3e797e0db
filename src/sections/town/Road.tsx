import { beat } from '../../ui/PulseLine.tsx';

/** A bend of a road, as wide as a beat, its top at the same place. */
const bend = 'h38c20 0 20-44 39.5-44s19.5 44 39.5 44h83';

/** On phones, the height of the whole line and of the shortest part of it, in rem. */
const lineHeight = 6;
const shortest = 1.75;

/** On wide screens, the shortest part as a share of the whole line: room for the names below it. */
const narrowest = 0.2;

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

/**
 * The route to the clinic as a line with a beat or a bend at each stop: downwards on phones, and lying
 * down on wider screens, from edge to edge.
 */
export function Road({ label, stops, kilometres, distanceText, by, hasPulse }: RoadProps) {
  const shares = sharesOf(kilometres ?? stops.map((_, place) => place));
  const widths = widened(shares);
  const path = hasPulse ? beat : bend;
  return (
    <div>
      <ol aria-label={label} className="road">
        {stops.map((stop, place) => {
          const [share, width] = [shares[place], widths[place]];
          const distance = kilometres?.[place];
          return (
            <li key={stop} className="max-md:flex max-md:gap-3 max-md:leading-tight md:contents">
              <StopDown
                height={share === undefined ? null : Math.max(shortest, share * lineHeight)}
                path={path}
              />
              <span className="road-stop max-md:mt-0.5">
                <Stop path={path} />
                <span>
                  <span
                    className={`md:block md:font-semibold md:text-lg ${place === 0 || share === undefined ? 'font-semibold' : ''}`}
                  >
                    {stop}
                  </span>
                  {distance !== undefined && (
                    <span className="text-small text-soft tabular-nums md:block">
                      {' '}
                      {distanceText(distance)}
                    </span>
                  )}
                </span>
              </span>
              {width !== undefined && <StretchAcross share={width} />}
            </li>
          );
        })}
      </ol>
      <p className="mt-2 text-small md:text-right md:text-base">{by}</p>
    </div>
  );
}

/** How much of the way lies between each stop and the next. */
function sharesOf(distances: number[]): number[] {
  const whole = distances.at(-1) || 1;
  return distances.slice(1).map((distance, place) => (distance - (distances[place] ?? 0)) / whole);
}

/** The shares with none too short for a name; together they are still the whole. */
function widened(shares: number[]): number[] {
  const wide = shares.map((share) => Math.max(narrowest, share));
  const sum = wide.reduce((total, share) => total + share, 0);
  return wide.map((share) => share / sum);
}

interface StopDownProps {
  /** Rem to the next stop; null at the last one. */
  height: number | null;
  /** The drawing of a stop, from left to right. */
  path: string;
}

/** On phones, the beat at a stop, turned to run downwards with its R wave beside the name, and the line to the next. */
function StopDown({ height, path }: StopDownProps) {
  return (
    <svg
      width="3rem"
      height={`${height ?? 1.5}rem`}
      aria-hidden="true"
      focusable="false"
      className="shrink-0 overflow-visible fill-none stroke-2 stroke-current text-brand-ink md:hidden"
    >
      <path
        d={`M0 72${path}`}
        transform="matrix(0 .13 .5 0 4 0)"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {height !== null && <line x1="40" x2="40" y1="26" y2="100%" />}
    </svg>
  );
}

/** On wide screens, the beat at a stop from P to T, its R wave in the middle. */
function Stop({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 -0.857 155 100"
      width="108.5"
      height="70"
      aria-hidden="true"
      focusable="false"
      className="shrink-0 fill-none stroke-current text-brand-ink max-md:hidden"
    >
      <path d={`M0 72${path}`} strokeWidth={2 / 0.7} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** On wide screens, the line from one stop to the next. */
function StretchAcross({ share }: { share: number }) {
  return (
    <svg
      width={`${(share * 100).toFixed(2)}%`}
      height="70"
      aria-hidden="true"
      focusable="false"
      className="road-stretch stroke-2 stroke-current text-brand-ink max-md:hidden"
    >
      <line x2="100%" y1="51" y2="51" />
    </svg>
  );
}
