import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { clinicFacts, onceFor } from '../content/edition/edition.ts';
import { markDrawing } from '../content/read/mark.ts';
import { accented, common } from '../theme/fonts/characters.ts';
import { devanagariFont } from '../theme/fonts/devanagari.ts';
import { installedFamily } from '../theme/fonts/font-family.ts';
import { fontSubset } from '../theme/fonts/font-subset.ts';
import { devanagariHeadings, isDevanagari } from '../theme/fonts/heading-script.ts';

const size = { width: 1200, height: 630 };

/** The texts of a picture for shared links. */
export interface SocialCard {
  title: string;
  /** Line above the title: the clinic's name and city. */
  clinic: string;
  /** Line at the bottom: the doctor and the phone number. */
  foot: string;
  /** Language code of these texts. */
  language: string;
}

/** Draws the picture for shared links: a PNG of 1200 by 630 pixels. */
export async function socialCard({
  title,
  clinic,
  foot,
  language,
}: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  const mark = `data:image/svg+xml;base64,${(await markDrawing()).toString('base64')}`;
  const { brand, page, text } = clinicFacts().theme;
  const card = box(
    { padding: 80, justifyContent: 'space-between', background: page, color: text },
    box({ flexDirection: 'row', alignItems: 'center', fontSize: 36, color: brand }, [
      { type: 'img', props: { src: mark, width: 84, height: 84, style: { marginRight: 28 } } },
      clinic,
    ]),
    box({ fontFamily: 'heading', ...titleSize(title, language) }, title),
    box({ fontSize: 32, borderTop: `3px solid ${brand}`, paddingTop: 28 }, foot),
  );
  const drawing = await satori(card, { ...size, fonts: await fontsFor(language) });
  const picture = await sharp(Buffer.from(drawing)).png({ palette: true, effort: 4 }).toBuffer();
  return new Uint8Array(picture);
}

function titleSize(title: string, language: string) {
  const isLong = [...new Intl.Segmenter(language).segment(title)].length > 50;
  return { fontSize: isLong ? 60 : 72, lineHeight: isDevanagari(language) ? 1.35 : 1.1 };
}

const latin = onceFor(() => {
  const { text, heading } = clinicFacts().fonts;
  return Promise.all([font('text', text), font('heading', heading)]);
});
const devanagari = onceFor(devanagariIn);

async function fontsFor(language: string) {
  if (!isDevanagari(language)) return latin('');
  return [...(await latin('')), await devanagari(language)];
}

/** The fallback for letters that the other fonts lack. */
async function devanagariIn(language: string) {
  const data = await devanagariFont(devanagariHeadings(clinicFacts().fonts), language);
  return { name: 'devanagari', data, weight: 600 as const };
}

async function font(name: string, family: string) {
  const [file] = installedFamily(family)?.files('latin', [600]) ?? [];
  if (!file) throw new Error(`fonts: ${family} is not installed`);
  const data = await fontSubset(family, file, common + accented, 'sfnt');
  return { name, data, weight: 600 as const };
}

/** A flex box; its children are in a column unless the style says otherwise. */
function box(style: Record<string, string | number>, ...children: unknown[]): ReactNode {
  const outermost = 'background' in style ? { ...size, boxSizing: 'border-box' } : {};
  const props = {
    style: { display: 'flex', flexDirection: 'column', ...outermost, ...style },
    children,
  };
  return { type: 'div', props } as ReactNode;
}
