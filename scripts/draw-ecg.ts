// node scripts/draw-ecg.ts
// Draws the site's electrocardiograms to scale: the strip on Home, the pictures that readers compare in two articles,
// and the picture of the 404 page. The output is deterministic.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Sample, synthesise } from './ecg/ecgsyn.ts';

/** The scale of ECG paper, in millimetres per second and per millivolt. */
const paperScale = { second: 25, millivolt: 10 };

/** Where a line is drawn: the units per millimetre, and the x of its start and the y of its baseline. */
interface LineOrigin {
  millimetre: number;
  x: number;
  y: number;
}

/** Where the line is in each picture of an article. */
const articleOrigin: LineOrigin = { millimetre: 8, x: 0, y: 176 };

/** In the article on the treadmill test the line begins outside the picture, so that it enters on the baseline. */
const treadmillOrigin: LineOrigin = { ...articleOrigin, x: -52 };

const write = (path: string, text: string) =>
  writeFileSync(resolve(import.meta.dirname, '..', path), text);

/** The module with the strip on Home, which is some 1,960 pixels wide, in units of half a pixel. */
function drawStrip(): string {
  const millimetre = 8;
  const mm = (count: number) => count * millimetre;
  const pulse = `M0 0h${mm(2)}v${mm(-10)}h${mm(5)}v${mm(10)}h${mm(3)}`;
  const { samples } = synthesise({ rate: 72, seconds: 19.2, seed: 2066 });
  const line = pathOf(samples, { millimetre, x: mm(10), y: 0 }, 0.05);
  return `// Written by scripts/draw-ecg.ts.

/**
 * Lead II of a heart at rest, 72 beats a minute, after a calibration pulse of 1 mV: 25 mm a second, 10 mm a
 * millivolt, 8 units a millimetre, the baseline at 0.
 */
export const ecgStrip =
  '${pulse}${line.replace('M', 'L')}';
`;
}

function drawEvenRhythm(): string {
  const { samples, beats } = synthesise({ rate: 76, seconds: 3.2, seed: 23 });
  const title =
    'An even rhythm: a small wave before each spike, and equal distances between the spikes';
  return drawComparison(title, [drawLine(samples), drawDots(beats)]);
}

function drawUnevenRhythm(): string {
  const { samples, beats } = synthesise({
    rate: 104,
    seconds: 3.2,
    seed: 32,
    isFibrillating: true,
  });
  const title =
    'Atrial fibrillation: a trembling line instead of the small waves, and uneven distances between the spikes';
  return drawComparison(title, [drawLine(samples), drawDots(beats)]);
}

function drawRestingTracing(): string {
  const { samples } = synthesise({ rate: 72, seconds: 3.46, seed: 5 });
  const title =
    'A tracing at rest: slow beats, and the line after each spike returns to the base line';
  return drawComparison(title, [baseLine, drawLine(samples, treadmillOrigin)]);
}

function drawWalkingTracing(): string {
  const { samples, beats } = synthesise({ rate: 132, seconds: 3.46, seed: 8, depression: 0.22 });
  const title =
    'A tracing while walking: faster beats, and the line after each spike stays below the base line';
  const loweredParts = beats.flatMap((beat) => {
    const part = samples.filter(({ seconds }) => seconds > beat + 0.05 && seconds < beat + 0.105);
    return part.length > 50 ? pathOf(part, treadmillOrigin) : [];
  });
  return drawComparison(title, [
    baseLine,
    drawLine(samples, treadmillOrigin),
    `<path stroke="#c4533a" stroke-width="5" d="${loweredParts.join('')}"/>`,
  ]);
}

/** A few beats, until the lead comes off: its wire continues the line and ends in the electrode. */
function drawLooseLead(): string {
  const origin: LineOrigin = { millimetre: 8, x: 0, y: 300 };
  const { samples } = synthesise({ rate: 72, seconds: 2.72, seed: 19 });
  const title = 'An ECG trace breaks off where the electrode, still on its wire, has come off';
  const [end = { seconds: 0, millivolts: 0 }] = samples.slice(-1);
  const [x, y] = round(pointOf(end, origin));
  return drawPicture({ width: 1200, height: 675 }, title, [
    drawPaper(1200, 675),
    `<path d="${pathOf(samples, origin)}"/>`,
    `<path d="M${x} ${y}l6-150 10 330 9-250 8 70c14 90 60 102 120 86 120-34 150-190 240-166 78 22 60 150-30 150-66 0-84-70-30-110 90-66 220 6 214 130-3 60-36 92-62 122"/>`,
    '<circle class="pad" cx="1003" cy="542" r="60" fill="#f2ebdd"/><circle cx="1003" cy="542" r="27" fill="#8fa398"/><path fill="#1f2d27" transform="rotate(41 1003 542)" d="M992 500h22v42h-22z"/>',
  ]);
}

const baseLine = `<path stroke="#556960" stroke-width="2" stroke-dasharray="2 8" d="M0 ${articleOrigin.y}h640"/>`;

function drawLine(samples: Sample[], origin = articleOrigin): string {
  return `<path stroke-width="2.5" d="${pathOf(samples, origin)}"/>`;
}

/** A dot for each beat. */
function drawDots(beats: number[]): string {
  const x = (seconds: number) => Math.round(seconds * paperScale.second * articleOrigin.millimetre);
  return `<path stroke="#c4533a" stroke-width="16" d="${beats.map((beat) => `M${x(beat)} 256h0`).join('')}"/>`;
}

/** One of the pictures that the reader of an article compares. */
function drawComparison(title: string, parts: string[]): string {
  return drawPicture({ width: 640, height: 300 }, title, [drawPaper(640, 300), ...parts]);
}

function drawPicture(
  size: { width: number; height: number },
  title: string,
  parts: string[],
): string {
  const { width, height } = size;
  return `<svg id="dark" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="#1f2d27" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" role="img">
<title>${title}</title>
<style>:target{stroke:#dbe3dd}:target .ground{fill:#18221e}:target [stroke="#556960"]{stroke:#8fa398}:target .pad{fill:#24312b}:target [stroke="#c4533a"]{stroke:#e08a73}</style>
${parts.join('\n')}
</svg>
`;
}

/** Millimetre paper, with every fifth line stronger. */
function drawPaper(width: number, height: number): string {
  const fineLines = [8, 16, 24, 32].map((offset) => `M${offset} 0v40M0 ${offset}h40`).join('');
  return `<pattern id="mm" width="40" height="40" patternUnits="userSpaceOnUse"><g stroke="#c4533a" stroke-width="1"><path stroke-opacity=".14" d="${fineLines}"/><path stroke-opacity=".3" d="M0 0v40M0 0h40"/></g></pattern>
<path class="ground" fill="#fbfaf6" stroke="none" d="M0 0h${width}v${height}H0z"/>
<path fill="url(#mm)" stroke="none" d="M0 0h${width}v${height}H0z"/>`;
}

type Point = [x: number, y: number];

function pointOf({ seconds, millivolts }: Sample, { millimetre, x, y }: LineOrigin): Point {
  return [
    x + seconds * paperScale.second * millimetre,
    y - millivolts * paperScale.millivolt * millimetre,
  ];
}

function round([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** The line in whole units, simplified by a tolerance in millimetres. */
function pathOf(samples: Sample[], origin: LineOrigin, tolerance = 0.025): string {
  const exactPoints = samples.map((sample) => pointOf(sample, origin));
  const points = simplify(exactPoints, tolerance * origin.millimetre).map(round);
  const [first = [0, 0], ...rest] = points;
  let [lastX, lastY] = first;
  const steps = rest.map(([left, top]) => {
    const step = `${left - lastX}${top < lastY ? '' : ' '}${top - lastY}`;
    [lastX, lastY] = [left, top];
    return step;
  });
  return `M${first.join(' ')}l${steps.join(' ')}`;
}

/** The Douglas-Peucker algorithm. */
function simplify(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy) || 1;
  let farthest = 0;
  let distance = 0;
  points.forEach(([x, y], index) => {
    const pointDistance = Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / length;
    if (pointDistance > distance) [farthest, distance] = [index, pointDistance];
  });
  if (distance <= tolerance) return [first, last];
  const firstHalf = simplify(points.slice(0, farthest + 1), tolerance);
  return [...firstHalf.slice(0, -1), ...simplify(points.slice(farthest), tolerance)];
}

write('src/sections/home/ecg-strip.ts', drawStrip());
write('clinic/images/states/rhythm-even.svg', drawEvenRhythm());
write('clinic/images/states/rhythm-uneven.svg', drawUnevenRhythm());
write('clinic/images/states/ecg-at-rest.svg', drawRestingTracing());
write('clinic/images/states/ecg-walking.svg', drawWalkingTracing());
write('clinic/images/not-found.svg', drawLooseLead());
