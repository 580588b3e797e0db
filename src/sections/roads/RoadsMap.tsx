import { linkTo, townPath } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import {
  fadeMargin,
  type LitTown,
  lineHeight,
  type RoadMap,
  type RoadTown,
  roadMap,
} from './roads.ts';

interface RoadsMapProps {
  site: Site;
  /** What it shows. */
  label: string;
  towns: RoadTown[];
  city: { latitude: number; longitude: number };
  /** The town whose road alone is shown in colour; without one the whole tree, each name a link. */
  currentTown?: LitTown;
  className?: string;
}

/** The roads to the clinic as the arteries of its heart. The text beside the map always says the same in words. */
export function RoadsMap({ site, label, towns, city, currentTown, className = '' }: RoadsMapProps) {
  const frame = currentTown
    ? { width: 640, heights: [340, 420] as const, margin: { x: 184, y: 56 }, fontSize: 32 }
    : { width: 680, heights: [500, 780] as const, margin: { x: 44, y: 48 }, fontSize: 32 };
  const map = roadMap(towns, { ...city, name: site.clinic.city }, frame, currentTown);
  const [x, y] = map.city.at;
  const outlines = (isLit: boolean) =>
    map.vessels.flatMap((vessel) => (vessel.isLit === isLit ? vessel.outline : [])).join('');
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${map.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`roads ${className}`}
      role={currentTown ? 'img' : 'group'}
      aria-label={label}
    >
      {currentTown && (
        <>
          <filter id="roads-blur">
            <feGaussianBlur stdDeviation={20} />
          </filter>
          <mask id="roads-fade">
            <rect
              x={fadeMargin}
              y={fadeMargin}
              width={frame.width - 2 * fadeMargin}
              height={map.height - 2 * fadeMargin}
              fill="#fff"
              filter="url(#roads-blur)"
            />
          </mask>
          <path mask="url(#roads-fade)" d={outlines(false)} className="vessel-far" />
        </>
      )}
      <path d={outlines(true)} className="vessel" />
      {map.towns.map(({ slug, at: [fromX, fromY], label: { leader } }) =>
        leader ? (
          <path key={slug} d={`M${fromX} ${fromY}L${leader.join(' ')}`} className="leader" />
        ) : null,
      )}
      {map.towns.map(({ slug, at }) => (
        <circle key={slug} cx={at[0]} cy={at[1]} r={7} className="town-dot" />
      ))}
      {site.clinic.theme.pulseLine ? (
        <g transform={`translate(${x} ${y}) scale(.8)`}>
          <path className="heart-room" d={heart.trunks} />
          <path className="heart-trunks" d={heart.trunks} />
          <path className="heart-blood" d={heart.trunks} />
          <path className="heart-muscle" d={heart.muscle} />
          <path className="heart-shade" d={heart.shade} />
          <path className="heart-coronaries" d={heart.coronaries} />
        </g>
      ) : (
        <circle cx={x} cy={y} r={13} className="heart-muscle" />
      )}
      {map.towns.map(({ slug, name, label: nameLabel, target, isLit }) => {
        const text = (
          <text
            {...labelPosition(nameLabel)}
            className={isLit && currentTown ? 'reached' : undefined}
          >
            {name}
            {currentTown?.slug === slug && (
              <tspan x={nameLabel.x} dy={`${lineHeight}em`} className="distance">
                {currentTown.distance}
              </tspan>
            )}
          </text>
        );
        if (currentTown) return <g key={slug}>{text}</g>;
        return (
          <a key={slug} {...linkTo(site, townPath(slug))}>
            <rect
              x={target.left}
              y={target.top}
              width={target.right - target.left}
              height={target.bottom - target.top}
              className="target"
            />
            {text}
          </a>
        );
      })}
      <text {...labelPosition(map.city.label)} className="city">
        {site.clinic.city}
      </text>
    </svg>
  );
}

function labelPosition({ x, y, anchor }: RoadMap['city']['label']) {
  return { x, y, textAnchor: anchor };
}

/**
 * The heart as a surgeon sees it: its tip to the lower right, above it the great vessels, on it the coronaries; shaded
 * as in the articles' drawings, with light from the upper left.
 */
const heart = {
  trunks: 'M-2-8C-7-34 7-44 17-37C22-34 24-29 24-22M-22-10V-42',
  muscle:
    'M-12-15C-22-24-36-14-36 2C-36 20-8 41 22 49C31 39 39 20 37 2C36-14 24-24 12-17C7-14 3-10 0-7C-3-10-7-14-12-15Z',
  shade:
    'M37 5Q33 7 30 6M37 12Q32 14 28 12M35 20Q30 21 26 18M32 28Q28 29 24 26M28 37Q25 37 22 34M22 49Q6 46-12 33Q3 40 19 42Q6 39-5 32',
  coronaries: 'M0-7C3 12 10 31 21 48M4 12C12 12 20 15 26 24M-1-5C-14-3-24 3-25 15',
};
