import { removePreviewMarks } from '../../../shared/remove-preview-marks.ts';

/** A town with its coordinates, and the town that its road to the clinic passes. */
export interface RoadTown {
  slug: string;
  name: string;
  place: { latitude: number; longitude: number; via?: string | undefined };
}

interface Frame {
  width: number;
  /** The minimum and the maximum: a road from west to east needs little height. */
  heights: readonly [number, number];
  /** Room at each side beyond the towns. */
  margin: { x: number; y: number };
  /** The size of the names. */
  fontSize: number;
}

type Point = [x: number, y: number];

/** The position of a name beside its town. */
interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** The end of a line from the town to its name, if the name is not next to the town. */
  leader?: Point;
}

export interface RoadMap {
  height: number;
  city: { at: Point; label: Label };
  /** The roads, each as the outline of a vessel. */
  vessels: { slug: string; outline: string; isLit: boolean }[];
  /** The towns that are named. */
  towns: { slug: string; name: string; at: Point; label: Label; target: Box; isLit: boolean }[];
}

/** A town whose road alone is in the frame and in colour, and how far it is: "65 km"; empty if that is not known. */
export interface LitTown {
  slug: string;
  distance: string;
}

/** The width of a road to one town; where roads join, the cubes of their widths add up, as in arteries (Murray). */
const narrowest = 6;

/** How much larger the name of the city is. */
const cityScale = 1.2;

/** From one line of a label to the next, in font sizes. */
export const lineHeight = 1.1;

/** Half the size of the heart that marks the city. */
const heartRoom = 38;

/** Half the size of a town's dot, with some room around it. */
const dotRoom = 11;

/** Room between a name and the edge of a road. */
const roadGap = 4;

/** The cost of a name close to another town, and of one that needs a line; covering one point of a road costs 1. */
const [ambiguityCost, leaderCost] = [10, 6];

/** How far from the edge of the frame the roads to other towns are half faded. */
export const fadeMargin = 48;

/** The largest target of a link, in units of the `viewBox`: 44 px on a small phone, up to twice that on others. */
const maxTarget = 94;

/** A name that was placed early may find a better position once the others are placed. */
const labelRounds = 3;

/**
 * The roads to the clinic as its coronary arteries: the towns in true bearing and distance.
 * @param lit without one, the whole tree is in colour
 */
export function roadMap(
  towns: RoadTown[],
  city: { name: string; latitude: number; longitude: number },
  frame: Frame,
  lit?: LitTown,
): RoadMap {
  const bySlug = new Map(towns.map((town) => [town.slug, town]));
  const parentOf = ({ place, slug }: RoadTown) =>
    place.via === undefined || place.via === slug ? undefined : bySlug.get(place.via);
  const litTowns = lit ? townsOnRoad(bySlug.get(lit.slug), parentOf) : towns;
  const { project, height } = projection([city, ...litTowns.map(({ place }) => place)], frame);
  const at = new Map(towns.map((town) => [town.slug, project(town.place)]));
  const home = project(city);
  const point = (town: RoadTown | undefined) => (town && at.get(town.slug)) ?? home;
  /** How many towns' roads pass through a town, itself included. */
  const townsThrough = (town: RoadTown) =>
    towns.filter((other) => townsOnRoad(other, parentOf).includes(town)).length;
  const childrenOf = (town: RoadTown) => towns.filter((other) => parentOf(other) === town);

  /** The direction in which the road continues beyond a town. */
  const heading = (town: RoadTown): Point => {
    const next = childrenOf(town);
    const [fromX, fromY] = point(parentOf(town));
    const ends = next.length > 0 ? next.map(point) : [point(town)];
    const x = ends.reduce((sum, [endX]) => sum + endX, 0) / ends.length;
    const y = ends.reduce((sum, [, endY]) => sum + endY, 0) / ends.length;
    return unit([x - fromX, y - fromY]);
  };
  /** The bend of a road: it differs between towns but never changes, so that the roads do not look ruled. */
  const bendOf = (town: RoadTown) => ((town.slug.length % 3) - 1) * 0.12;
  /** The direction in which the road arrives at a town, slightly bent. */
  const arrivingAt = (town: RoadTown) => rotate(heading(town), -bendOf(town));
  /** The direction in which the road to a town begins: straight on through a town without a junction. */
  const leavingFor = (town: RoadTown): Point => {
    const parent = parentOf(town);
    if (parent && childrenOf(parent).length === 1) return arrivingAt(parent);
    const [start, end] = [point(parent), point(town)];
    const straight = unit([end[0] - start[0], end[1] - start[1]]);
    return rotate(parent ? unit(sum(heading(parent), straight)) : straight, bendOf(town));
  };
  /** A road that begins where the others have faded is left out: it would seem to be connected to nothing. */
  const isConnected = (town: RoadTown) =>
    isWithin(squareAround(point(parentOf(town)), fadeMargin), { width: frame.width, height });
  const vessels = towns.filter(isConnected).map((town) => {
    const curve = curveBetween(
      point(parentOf(town)),
      point(town),
      leavingFor(town),
      arrivingAt(town),
    );
    const wide = narrowest * Math.cbrt(townsThrough(town));
    const narrow = narrowest * Math.cbrt(Math.max(0.5, townsThrough(town) - 1));
    return {
      slug: town.slug,
      parts: pointsOf(curve).map((part) => squareAround(part, wide / 2 + roadGap)),
      outline: outline(curve, [wide, narrow]),
      isLit: litTowns.includes(town),
    };
  });
  const namedTowns = litTowns.map((town) => ({ town, at: point(town) }));
  const [cityName, ...names] = placeLabels(
    [
      { name: city.name, at: home, half: heartRoom, fontSize: frame.fontSize * cityScale },
      ...namedTowns.map(({ town, at }) => ({
        name: town.name,
        at,
        half: dotRoom,
        fontSize: frame.fontSize,
        secondLine: town.slug === lit?.slug ? lit.distance : '',
      })),
    ],
    vessels.flatMap(({ parts }) => parts),
    { width: frame.width, height },
  );
  const targets = targetsOf(
    names.map(({ box }) => box),
    namedTowns.map(({ at }) => squareAround(at, dotRoom)),
    { width: frame.width, height },
  );
  return {
    height,
    city: { at: home, label: cityName?.label ?? labelAt(home) },
    vessels,
    towns: namedTowns.map(({ town, at }, index) => ({
      slug: town.slug,
      name: town.name,
      at,
      label: names[index]?.label ?? labelAt(at),
      target: targets[index] ?? squareAround(at, dotRoom),
      isLit: !lit || town.slug === lit.slug,
    })),
  };
}

/** The towns of a road, from one to the clinic; a road that would return to itself ends there. */
function townsOnRoad(
  town: RoadTown | undefined,
  parentOf: (town: RoadTown) => RoadTown | undefined,
): RoadTown[] {
  const road: RoadTown[] = [];
  for (let next = town; next && !road.includes(next); next = parentOf(next)) road.push(next);
  return road;
}

/** Projects coordinates into the frame, so that all towns fit into it, in true proportion. */
function projection(places: { latitude: number; longitude: number }[], frame: Frame) {
  const latitudes = places.map(({ latitude }) => latitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const narrowing = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const eastings = places.map(({ longitude }) => longitude * narrowing);
  const [west, east] = [Math.min(...eastings), Math.max(...eastings)];
  const [minHeight, maxHeight] = frame.heights;
  const room: Point = [frame.width - 2 * frame.margin.x, maxHeight - 2 * frame.margin.y];
  const scale = Math.min(room[0] / (east - west || 0.1), room[1] / (north - south || 0.1));
  const height = Math.round(Math.max(minHeight, (north - south) * scale + 2 * frame.margin.y));
  const project = ({ latitude, longitude }: { latitude: number; longitude: number }): Point => [
    Math.round(frame.width / 2 + (longitude * narrowing - (west + east) / 2) * scale),
    Math.round(height / 2 - (latitude - (south + north) / 2) * scale),
  ];
  return { project, height };
}

/** A cubic curve by its four points. */
type Curve = [start: Point, first: Point, second: Point, end: Point];

function curveBetween(start: Point, end: Point, away: Point, arriving: Point): Curve {
  const handleLength = Math.hypot(end[0] - start[0], end[1] - start[1]) * 0.36;
  const first: Point = [start[0] + away[0] * handleLength, start[1] + away[1] * handleLength];
  const second: Point = [end[0] - arriving[0] * handleLength, end[1] - arriving[1] * handleLength];
  return [start, first, second, end];
}

/** Points along a curve, about 6 units from one to the next. */
function pointsOf([start, first, second, end]: Curve): Point[] {
  const steps = Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / 6);
  return Array.from({ length: steps + 1 }, (_, part): Point => {
    const t = part / steps;
    const s = 1 - t;
    const along = (axis: 0 | 1) =>
      s ** 3 * start[axis] +
      3 * s ** 2 * t * first[axis] +
      3 * s * t ** 2 * second[axis] +
      t ** 3 * end[axis];
    return [along(0), along(1)];
  });
}

/** A curve that tapers, as an outline. */
function outline([start, first, second, end]: Curve, [wide, narrow]: [number, number]): string {
  const away = unit([first[0] - start[0], first[1] - start[1]]);
  const arriving = unit([end[0] - second[0], end[1] - second[1]]);
  const side = (from: Point, [x, y]: Point, width: number): Point => [
    Math.round(from[0] - (y * width) / 2),
    Math.round(from[1] + (x * width) / 2),
  ];
  const edge = (sign: number) => [
    side(start, away, sign * wide),
    side(first, away, sign * wide),
    side(second, arriving, sign * narrow),
    side(end, arriving, sign * narrow),
  ];
  const [leftStart, leftFirst, leftSecond, leftEnd] = edge(1).map((point) => point.join(' '));
  const [rightStart, rightFirst, rightSecond, rightEnd] = edge(-1).map((point) => point.join(' '));
  const back = `L${rightEnd}C${rightSecond} ${rightFirst} ${rightStart}Z`;
  return `M${leftStart}C${leftFirst} ${leftSecond} ${leftEnd}${back}`;
}

interface Size {
  width: number;
  height: number;
}

/** A part of the frame. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Places each name so that it covers no other name, no town and as little as possible of the roads. */
function placeLabels(
  places: { name: string; at: Point; half: number; fontSize: number; secondLine?: string }[],
  roads: Box[],
  frame: Size,
): { label: Label; box: Box }[] {
  const dots = places.map(({ at, half }) => squareAround(at, half));
  const placements: { label: Label; box: Box; drawn: Box[]; cost: number }[] = [];
  const bestPlacement = (place: (typeof places)[number], index: number) => {
    const { name, at, half, fontSize, secondLine = '' } = place;
    const nameWidth = Math.max(widthOf(name), widthOf(secondLine)) * fontSize;
    const secondHeight = secondLine ? fontSize * lineHeight : 0;
    const otherDots = dots.filter((_, other) => other !== index);
    const others = placements.flatMap(({ drawn }, other) => (other === index ? [] : drawn));
    const choices = labelsAround(at, half, fontSize, secondHeight).map((label) => {
      const left = label.x - { start: 0, middle: nameWidth / 2, end: nameWidth }[label.anchor];
      const [top, bottom] = [label.y - fontSize * 0.8, label.y + fontSize * 0.3 + secondHeight];
      const box = { left, top, right: left + nameWidth, bottom };
      const drawn = label.leader ? [box, lineBox(at, label.leader, half)] : [box];
      const paddedBoxes = drawn.map((part) => expand(part, fontSize * 0.4));
      const cost =
        200 * Number(!isWithin(box, frame)) +
        60 * countOverlapped([...otherDots, ...others], drawn) +
        ambiguityCost * countOverlapped(otherDots, paddedBoxes) +
        countOverlapped(roads, drawn) +
        (label.leader ? leaderCost : 0);
      return { label, box, drawn, cost };
    });
    return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best));
  };
  // The names that are hardest to place come first.
  const inOrder = places
    .map((place, index) => ({ place, index, cost: bestPlacement(place, index).cost }))
    .sort((a, b) => b.cost - a.cost);
  for (let round = 0; round < labelRounds; round++) {
    for (const { place, index } of inOrder) placements[index] = bestPlacement(place, index);
  }
  return placements;
}

/** How many steps a target grows at most, and how many units in each. */
const [growthRounds, growth] = [40, 2];

/** The targets of the links: each is around a name, and its town if there is room, as large as the neighbours allow. */
function targetsOf(names: Box[], dots: Box[], frame: Size) {
  const targets = [...names];
  const isFree = (box: Box, index: number) =>
    isWithin(box, frame) &&
    [targets, dots].every((boxes) =>
      boxes.every((otherBox, other) => other === index || !overlap(box, otherBox)),
    );
  const replace = (index: number, box: Box) => {
    if (isFree(box, index)) targets[index] = box;
  };
  for (const [index, name] of names.entries()) {
    const dot = dots[index] ?? name;
    replace(index, {
      left: Math.min(name.left, dot.left),
      top: Math.min(name.top, dot.top),
      right: Math.max(name.right, dot.right),
      bottom: Math.max(name.bottom, dot.bottom),
    });
  }
  for (let round = 0; round < growthRounds; round++) {
    for (const index of targets.keys()) {
      for (const side of ['left', 'top', 'right', 'bottom'] as const) {
        const box = targets[index] as Box;
        const isHorizontal = side === 'left' || side === 'right';
        const size = isHorizontal ? box.right - box.left : box.bottom - box.top;
        const step = side === 'left' || side === 'top' ? -growth : growth;
        if (size < maxTarget) replace(index, { ...box, [side]: box[side] + step });
      }
    }
  }
  return targets;
}

/** About how wide a name is, as a multiple of its font size. */
function widthOf(name: string): number {
  const letters = removePreviewMarks(name).replace(/\p{Mn}/gu, '');
  const narrow = letters.match(/[fijlrt]/g)?.length ?? 0;
  return letters.length * 0.58 - narrow * 0.22;
}

/** The square around a point. */
function squareAround([x, y]: Point, half: number): Box {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

/** The places for a name around its town, best first; the last are at the end of a line. */
function labelsAround(
  [x, y]: Point,
  half: number,
  fontSize: number,
  secondHeight: number,
): Label[] {
  const gap = half + fontSize * 0.15;
  const middle = y + fontSize * 0.33 - secondHeight / 2;
  const [above, below] = [y - gap - secondHeight, y + gap + fontSize * 0.7];
  const adjacent = [
    { x: x + gap, y: middle, anchor: 'start' },
    { x: x - gap, y: middle, anchor: 'end' },
    { x: x + gap * 0.6, y: below - fontSize * 0.1, anchor: 'start' },
    { x: x - gap * 0.6, y: below - fontSize * 0.1, anchor: 'end' },
    { x: x + gap * 0.6, y: above, anchor: 'start' },
    { x: x - gap * 0.6, y: above, anchor: 'end' },
    { x, y: below, anchor: 'middle' },
    { x, y: above, anchor: 'middle' },
    { x, y: below + fontSize * 0.5, anchor: 'middle' },
    { x: x - gap * 0.6, y: below + fontSize * 0.75, anchor: 'start' },
  ].map(
    ({ x, y, anchor }): Label => ({
      x: Math.round(x),
      y: Math.round(y),
      anchor: anchor as Label['anchor'],
    }),
  );
  const distant = [1.1, 1.8].flatMap((far) =>
    [1, -1].flatMap((down) =>
      (['start', 'middle', 'end'] as const).map((anchor): Label => {
        const base = down === 1 ? below + far * fontSize : above - far * fontSize;
        return {
          x: Math.round(x + { start: -gap, middle: 0, end: gap }[anchor] * 0.6),
          y: Math.round(base),
          anchor,
          leader: [x, Math.round(down === 1 ? base - fontSize * 0.9 : base + fontSize * 0.4)],
        };
      }),
    ),
  );
  return [...adjacent, ...distant];
}

function labelAt([x, y]: Point): Label {
  return { x, y, anchor: 'start' };
}

function isWithin({ left, top, right, bottom }: Box, { width, height }: Size): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

/** How many of `boxes` overlap at least one of `others`. */
function countOverlapped(boxes: Box[], others: Box[]): number {
  return boxes.filter((box) => others.some((other) => overlap(other, box))).length;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The box of the line from a town down or up to its name. */
function lineBox([x, y]: Point, [, end]: Point, half: number): Box {
  const start = y + Math.sign(end - y) * half;
  return { left: x - 3, top: Math.min(start, end), right: x + 3, bottom: Math.max(start, end) };
}

/** A box with some room around it. */
function expand({ left, top, right, bottom }: Box, room: number): Box {
  return { left: left - room, top: top - room, right: right + room, bottom: bottom + room };
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function sum(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]];
}

function rotate([x, y]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}
