import { beat } from '../../ui/PulseLine.tsx';

/** A bend of a road, as wide as a beat, its top at the same place. */
const bend = 'h38c20 0 20-44 39.5-44s19.5 44 39.5 44h83';

/** The shortest part as a share of the whole line: room for the names. */
const narrowest = 0.2;

/** How many names have room side by side below the line on a phone or a tablet, and how many letters of each. */
const besideEachOther = 3;
const shortName = 13;

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
 * The route to the clinic as a line from edge to edge, with a beat or a bend at each stop. On phones and
 * tablets, where there are many stops or long names, every other name stands above the line.
 */
export function Road({ label, stops, kilometres, distanceText, by, hasPulse }: RoadProps) {
  const widths = widened(sharesOf(kilometres ?? stops.map((_, place) => place)));
  const path = hasPulse ? beat : bend;
  const isCrowded =
    stops.length > besideEachOther || stops.some(({ length }) => length > shortName);
  return (
    <div>
      <ol aria-label={label} className={isCrowded ? 'road road-crowded' : 'road'}>
        {stops.map((stop, place) => {
          const width = widths[place];
          const distance = kilometres?.[place];
          return (
            <li key={stop} className="contents">
              <span className="road-stop">
                <Stop path={path} />
                <span>
                  <span className="block">{stop}</span>
                  {distance !== undefined && (
                    <span className="block text-soft tabular-nums"> {distanceText(distance)}</span>
                  )}
                </span>
              </span>
              {width !== undefined && <Stretch share={width} />}
            </li>
          );
        })}
      </ol>
      <p className="mt-2 text-balance text-small md:text-base">{by}</p>
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

/** The beat at a stop from P to T, its R wave in the middle. */
function Stop({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 -0.857 155 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className="fill-none stroke-2 stroke-current text-brand-ink"
    >
      <path
        d={`M0 72${path}`}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The line from one stop to the next. */
function Stretch({ share }: { share: number }) {
  return (
    <svg
      width={`${(share * 100).toFixed(2)}%`}
      aria-hidden="true"
      focusable="false"
      className="road-stretch fill-none stroke-2 stroke-current text-brand-ink"
    >
      <line x2="100%" />
    </svg>
  );
}
