import { converter, formatHex, toGamut } from 'culori';
import { designTheme, type Theme } from './theme.ts';

type Field = keyof Theme;

/** A clinic's colour unchanged, a tone derived from it, or a colour that is the same for every clinic. */
type Source = { own: Field } | { from: Field; tone: string } | { fixed: string };

const own = (field: Field) => ({ own: field });
const tone = (from: Field, tone: string) => ({ from, tone });
const fixed = (fixed: string) => ({ fixed });

/**
 * The colours of light and dark screens, by use. On dark screens the backgrounds of a page all derive
 * from the text colour. Red is the same for every clinic: it means that a call button is nearby.
 */
const sources = {
  page: [own('page'), tone('text', '#121916')],
  surface: [fixed('#ffffff'), tone('text', '#1a2420')],
  panel: [own('panel'), tone('text', '#202c27')],
  warm: [own('warm'), tone('text', '#17211c')],
  deep: [own('text'), tone('text', '#0c120f')],
  'deep-hover': [own('brand'), own('brand')],
  ink: [own('text'), tone('text', '#edf2ee')],
  soft: [tone('text', '#3d4f47'), tone('text', '#c4d1c9')],
  brand: [own('brand'), tone('brand', '#a9c2b5')],
  'on-brand': [fixed('#ffffff'), tone('brand', '#10201a')],
  'brand-ink': [own('brand'), tone('brand', '#a9c2b5')],
  'on-deep': [own('page'), tone('text', '#f4f7f3')],
  'on-deep-soft': [own('panel'), tone('text', '#cfdbd4')],
  'on-light': [own('text'), own('text')],
  emergency: [fixed('#b3211e'), fixed('#c42d29')],
  'on-emergency': [fixed('#ffffff'), fixed('#ffffff')],
  'emergency-ink': [fixed('#b3211e'), fixed('#ff9d94')],
  accent: [own('accent'), tone('accent', '#c4533a')],
  star: [own('star'), tone('star', '#e3b661')],
  line: [tone('brand', 'rgb(85 105 96 / 15%)'), tone('brand', 'rgb(200 215 207 / 18%)')],
  rule: [tone('brand', '#7d9187'), tone('brand', '#7f958a')],
  focus: [own('text'), tone('text', '#edf2ee')],
  success: [fixed('#e3efe4'), fixed('#1b3323')],
  'success-ink': [fixed('#1d4a2b'), fixed('#c6ebcf')],
} satisfies Record<string, [light: Source, dark: Source]>;

/** The use of a colour: the name that components and stylesheets know it by. */
export type ColourName = keyof typeof sources;

/** A colour, and the field of the theme that it derives from, if any. */
export interface MadeColour {
  value: string;
  from?: Field;
}

/** The colours of one colour scheme. */
export type Colours = Record<ColourName, MadeColour>;

/** The colours of both schemes, derived from the clinic's few. */
export function coloursOf(theme: Theme): { light: Colours; dark: Colours } {
  const scheme = (index: 0 | 1) =>
    Object.fromEntries(
      Object.entries(sources).map(([name, pair]) => [name, made(theme, pair[index])]),
    ) as Colours;
  return { light: scheme(0), dark: scheme(1) };
}

function made(theme: Theme, source: Source): MadeColour {
  if ('fixed' in source) return { value: source.fixed };
  if ('own' in source) return { value: theme[source.own], from: source.own };
  const { from, tone } = source;
  return { value: toned(tone, theme[from], designTheme[from]), from };
}

/** The largest factor by which a tone's chroma is scaled: a stronger background would glow. */
const maxStrength = 3;

/**
 * Carries a tone of the design over to a clinic's colour, in OKLCH: the same lightness, the hue of the
 * clinic's colour, and the chroma scaled by the ratio of the clinic's colour to the design's.
 */
function toned(tone: string, colour: string, designed: string): string {
  if (colour === designed) return tone;
  const [own, other, made] = [inOklch(colour), inOklch(designed), inOklch(tone)];
  if (!own || !other || !made) return tone;
  const strength = Math.min(own.c / other.c, maxStrength);
  return formatHex(inSrgb({ ...made, c: made.c * strength, h: own.h ?? 0 }));
}

const inOklch = converter('oklch');
const inSrgb = toGamut('rgb', 'oklch');
