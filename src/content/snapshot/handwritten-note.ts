import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { fontFiles, fontSubset } from '../../theme/fonts/font-files.ts';
import type { PictureNote } from '../schema/article.ts';

/** A note on a picture, drawn in a picture of 1200 by 675. */
export interface HandwrittenNote {
  /** The outlines of the letters. */
  letters: string;
  /** The line of the arrow, with its head. */
  arrow: string;
}

type Point = readonly [x: number, y: number];

/** The size of the picture, and of the letters. */
const [width, height, size] = [1200, 675, 68];

/** Kalam is drawn with a pen of one width, like the signature, and has Devanagari too. */
const fontFamily = 'Kalam';

/**
 * Loads the letters of some notes, and returns a function that draws one. The fonts take much memory, so pages get only
 * its result.
 */
export async function noteWriter(
  notes: PictureNote[],
): Promise<(note: PictureNote) => HandwrittenNote> {
  const words = notes.flatMap((note) => note.words.split(' '));
  const fonts = {
    latin: await fontFor('latin', words),
    devanagari: await fontFor('devanagari', words),
  };
  return (note) => {
    const start: Point = [(note.x / 100) * width, (note.y / 100) * height];
    const end: Point = [(note.to.x / 100) * width, (note.to.y / 100) * height];
    const line = outlineWords(note.words, start, fonts);
    return {
      letters: line.outlines,
      arrow: arrowBetween(edgeTowards(start, line.width, end), end),
    };
  };
}

type Script = 'latin' | 'devanagari';

function scriptOf(word: string): Script {
  return /\p{Script=Devanagari}/u.test(word) ? 'devanagari' : 'latin';
}

/** The font, with the letters of those words that are in one script; undefined if none is. */
async function fontFor(script: Script, words: string[]): Promise<Font | undefined> {
  const letters = words.filter((word) => scriptOf(word) === script).join('');
  const [file] = fontFiles(fontFamily, script, [300]);
  if (!file || letters === '') return undefined;
  return new Font(new Face(new Blob(await fontSubset(file, letters, 'sfnt'))));
}

/** The outlines of a line of words that begins at a point, and how wide it is. */
function outlineWords(words: string, [left, base]: Point, fonts: Record<Script, Font | undefined>) {
  let [x, outlines] = [left, ''];
  for (const word of words.split(' ')) {
    const font = fonts[scriptOf(word)];
    if (!font) throw new Error(`fonts: ${fontFamily} has no ${scriptOf(word)} letters`);
    const scale = size / font.face.upem;
    const run = new Run();
    run.addText(word);
    run.guessSegmentProperties();
    shape(font, run);
    for (const glyph of run.getGlyphInfosAndPositions()) {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      const scalePoint = (_: string, right: string, up: string) =>
        `${Math.round(x + (Number(right) + xOffset) * scale)} ${Math.round(base - (Number(up) + yOffset) * scale)}`;
      outlines += font.glyphToPath(codepoint).replace(/(-?[\d.]+),(-?[\d.]+)/g, scalePoint);
      x += xAdvance * scale;
    }
    x += size / 4;
  }
  return { outlines, width: x - size / 4 - left };
}

/** The point on the edge of a line of words at which an arrow to `point` begins. */
function edgeTowards([left, base]: Point, length: number, [x, y]: Point): Point {
  const gap = size / 4;
  if (x < left - gap) return [left - gap, base - gap];
  if (x > left + length + gap) return [left + length + gap, base - gap];
  return [
    Math.min(Math.max(x, left + gap), left + length - gap),
    y > base ? base + size / 2 : base - size,
  ];
}

/** The maximum length of each side of an arrow's head; on a short arrow, it is this fraction of the arrow. */
const [maxBarb, barbFraction] = [56, 0.4];

/** A bowed line between two points, with a head at its end. */
function arrowBetween([fromX, fromY]: Point, [toX, toY]: Point): string {
  const [across, down] = [toX - fromX, toY - fromY];
  const bend: Point = [fromX + across / 2 + down / 5, fromY + down / 2 - across / 5];
  const barb = Math.min(maxBarb, Math.hypot(across, down) * barbFraction);
  const direction = Math.atan2(toY - bend[1], toX - bend[0]);
  const barbs = [0.55, -0.55].map((turn) => {
    const [x, y] = [Math.cos(direction + turn), Math.sin(direction + turn)];
    return `${Math.round(toX - barb * x)} ${Math.round(toY - barb * y)}`;
  });
  const curve = `M${points([fromX, fromY])}Q${points(bend)} ${points([toX, toY])}`;
  return `${curve}M${barbs[0]}L${points([toX, toY])}L${barbs[1]}`;
}

const points = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
