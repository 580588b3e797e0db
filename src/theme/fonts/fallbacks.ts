import { fromBuffer } from '@capsizecss/unpack';
import { common } from './characters.ts';
import { type FontFamily, familyOf } from './font-family.ts';
import { fontSubset } from './font-subset.ts';
import { type Fonts, fontsSchema } from './fonts.ts';

/** A font on a visitor's device: its CSS source, and the average width of its letters, in em. */
interface DeviceFont {
  local: string;
  width: number;
}

/** The average widths are those of `@capsizecss/metrics` 4.3. */
const sans = {
  desktop: {
    regular: { local: 'local("Arial"), local("Liberation Sans")', width: 0.4458 },
    bold: { local: 'local("Arial Bold"), local("Liberation Sans Bold")', width: 0.48 },
  },
  android: {
    regular: { local: 'local("Roboto")', width: 0.4448 },
    bold: { local: 'local("Roboto Medium"), local("Roboto")', width: 0.4487 },
  },
  generic: 'Arial, sans-serif',
};
const serif = {
  desktop: {
    regular: { local: 'local("Times New Roman"), local("Liberation Serif")', width: 0.4063 },
    bold: { local: 'local("Times New Roman Bold"), local("Liberation Serif Bold")', width: 0.4326 },
  },
  android: {
    regular: { local: 'local("Noto Serif")', width: 0.481 },
    bold: { local: 'local("Noto Serif Bold")', width: 0.512 },
  },
  generic: 'Georgia, serif',
};

const designed = fontsSchema.parse({});

/**
 * CSS for fallbacks that take up the same space as the clinic's typefaces. Those for the default
 * typefaces are in `styles/typefaces.css`, measured on the site's own texts.
 */
export async function fallbackStyles({ heading, text }: Fonts): Promise<string> {
  const made = await Promise.all([
    text === designed.text ? '' : fallbacks(familyOf(text), 'body', [400, 600]),
    heading === designed.heading ? '' : fallbacks(familyOf(heading), 'heading', [600]),
  ]);
  return made.join('\n');
}

async function fallbacks(family: FontFamily, use: string, weights: number[]): Promise<string> {
  const { desktop, android, generic } = family.isSerif ? serif : sans;
  const faces = weights.map(async (weight) => {
    const metrics = await measure(family, weight);
    const thickness = weight < 600 ? 'regular' : 'bold';
    const range = weight < 600 ? '400' : '600 700';
    return [
      fontFace(`Like ${family.name}`, range, desktop[thickness], metrics),
      fontFace(`Like ${family.name} on Android`, range, android[thickness], metrics),
    ];
  });
  const stack = `"Like ${family.name}", "Like ${family.name} on Android", ${generic}`;
  return `${(await Promise.all(faces)).flat().join('\n')}
:root:root { --fallback-${use}: ${stack}; }`;
}

/** Ascent, descent and average letter width in one weight, in em. */
async function measure(family: FontFamily, weight: number) {
  const [file] = family.files('latin', [weight]);
  if (!file) throw new Error(`fonts: ${family.name} has no Latin letters`);
  const font = await fontSubset(family.name, file, common, 'sfnt');
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(font);
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
}

function fontFace(
  name: string,
  weight: string,
  font: DeviceFont,
  own: Awaited<ReturnType<typeof measure>>,
): string {
  const size = own.width / font.width;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${name}";
  src: ${font.local};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: 0%;
}`;
}
