import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'fontkitten';
import sharp from 'sharp';
import { markDrawing } from '../content/read/mark.ts';
import { clinicFacts } from '../content/snapshot/snapshot.ts';
import { accentedCharacters, commonCharacters } from '../theme/fonts/characters.ts';
import { devanagariFont, devanagariHeadings } from '../theme/fonts/devanagari.ts';
import { fontFiles, fontSubset } from '../theme/fonts/font-files.ts';
import { cardHeight, cardWidth } from './card-size.ts';

/** Dimensions of the picture, in pixels. */
const [width, height, padding, markSize] = [cardWidth, cardHeight, 80, 84];

/** The texts on a social sharing image. */
export interface SocialCard {
  title: string;
  /** Line above the title: the clinic's name and city. */
  clinic: string;
  /** Line at the bottom: the doctor and the phone number. */
  foot: string;
  /** Language code of these texts. */
  language: string;
}

/** Draws a social sharing image: a PNG of 1200 by 630 pixels. */
export async function socialCard(card: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  const { brand, page, text } = clinicFacts().theme;
  const { language } = card;
  const [mark, clinic, title, foot] = await Promise.all([
    sharp(await markDrawing(), { density: 400 })
      .resize(markSize, markSize)
      .png()
      .toBuffer(),
    drawText(card.clinic, { use: 'text', size: 36, colour: brand, language, indent: 112 }),
    drawText(card.title, { use: 'heading', size: titleSize(card), colour: text, language }),
    drawText(card.foot, { use: 'text', size: 32, colour: text, language }),
  ]);
  const footTop = height - padding - foot.height;
  const rule = { width: width - 2 * padding, height: 3, channels: 3 as const, background: brand };
  const ruleTop = footTop - 31;
  const titleTop = Math.round((padding + markSize + ruleTop - title.height) / 2);
  const picture = await sharp({ create: { width, height, channels: 3, background: page } })
    .composite([
      { input: mark, left: padding, top: padding },
      {
        input: clinic.picture,
        left: padding + markSize + 28,
        top: padding + Math.round((markSize - clinic.height) / 2),
      },
      { input: title.picture, left: padding, top: titleTop },
      { input: { create: rule }, left: padding, top: ruleTop },
      { input: foot.picture, left: padding, top: footTop },
    ])
    .png({ palette: true, effort: 4 })
    .toBuffer();
  return new Uint8Array(picture);
}

function titleSize({ title, language }: SocialCard): number {
  return [...new Intl.Segmenter(language).segment(title)].length > 50 ? 60 : 72;
}

interface TextStyle {
  use: 'text' | 'heading';
  /** In pixels. */
  size: number;
  colour: string;
  language: string;
  /** How much narrower the text is than the card's content, in pixels. */
  indent?: number;
}

/** Draws a text with Pango, which breaks its lines and shapes its letters for its language. */
async function drawText(text: string, { use, size, colour, language, indent = 0 }: TextStyle) {
  const families = (await installFonts(use)).join(', ');
  const font = `font_family="${families}" weight="600" font_size="${size}pt" line_height="0.88"`;
  const { data, info } = await sharp({
    text: {
      text: `<span ${font} foreground="${colour}" lang="${language}">${escapeXml(text)}</span>`,
      width: width - 2 * padding - indent,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, height: info.height };
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const fontNames = new Map<string, Promise<string>>();

/** Registers the typefaces for a use with Pango, and returns their names in order of preference. */
async function installFonts(use: TextStyle['use']): Promise<string[]> {
  const typeface = use === 'text' ? 'Figtree' : 'Fraunces';
  const [file] = fontFiles(typeface, 'latin', [600]);
  if (!file) throw new Error(`fonts: ${typeface} has no Latin letters`);
  return Promise.all([
    install(typeface, () => fontSubset(file, commonCharacters + accentedCharacters, 'sfnt')),
    install(devanagariHeadings, devanagariFont),
  ]);
}

function install(font: string, data: () => Promise<Buffer>): Promise<string> {
  const name = fontNames.get(font) ?? registerFont(data);
  fontNames.set(font, name);
  return name;
}

/**
 * Writes a font to a file, from which Pango reads it as long as the process runs.
 * @returns the family's name in the font, which may be the name of its first weight: Figtree Light
 */
async function registerFont(data: () => Promise<Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-font-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const fontfile = join(folder, 'font.ttf');
  const bytes = await data();
  await writeFile(fontfile, bytes);
  const font = create(bytes);
  if (font.isCollection) throw new Error('fonts: a collection is not a font');
  const family = font.familyName ?? '';
  await sharp({ text: { text: 'a', font: family, fontfile } })
    .png()
    .toBuffer();
  return family;
}
