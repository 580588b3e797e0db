import { converter, formatHex, toGamut } from 'culori';
import { designTheme, type Theme } from './theme.ts';

type Field = keyof Theme;

/** A clinic's colour unchanged, a tone derived from it, or a colour that is the same for every clinic. */
type Source = { field: Field } | { from: Field; tone: string } | { fixed: string };

const unchanged = (field: Field) => ({ field });
const tone = (from: Field, tone: string) => ({ from, tone });
const fixed = (fixed: string) => ({ fixed });

/**
 * The colours of light and dark screens, by use. On dark screens the backgrounds of a page all derive
 * from the text colour. Red is the same for every clinic: it means that a call button is nearby.
 */
const sources = {
  page: [unchanged('page'), tone('text', '#121916')],
  surface: [fixed('#ffffff'), tone('text', '#1a2420')],
  panel: [unchanged('panel'), tone('text', '#202c27')],
  warm: [unchanged('warm'), tone('text', '#17211c')],
  deep: [unchanged('text'), tone('text', '#0c120f')],
  'deep-hover': [unchanged('brand'), unchanged('brand')],
  ink: [unchanged('text'), tone('text', '#edf2ee')],
  soft: [tone('text', '#3d4f47'), tone('text', '#c4d1c9')],
  brand: [unchanged('brand'), tone('brand', '#a9c2b5')],
  'on-brand': [fixed('#ffffff'), tone('brand', '#10201a')],
  'brand-ink': [unchanged('brand'), tone('brand', '#a9c2b5')],
  'on-deep': [unchanged('page'), tone('text', '#f4f7f3')],
  'on-deep-soft': [unchanged('panel'), tone('text', '#cfdbd4')],
  'on-light': [unchanged('text'), unchanged('text')],
  emergency: [fixed('#b3211e'), fixed('#c42d29')],
  'on-emergency': [fixed('#ffffff'), fixed('#ffffff')],
  'emergency-ink': [fixed('#b3211e'), fixed('#ff9d94')],
  accent: [unchanged('accent'), tone('accent', '#c4533a')],
  star: [unchanged('star'), tone('star', '#e3b661')],
  line: [tone('brand', 'rgb(85 105 96 / 15%)'), tone('brand', 'rgb(200 215 207 / 18%)')],
  rule: [tone('brand', '#7d9187'), tone('brand', '#7f958a')],
  focus: [unchanged('text'), tone('text', '#edf2ee')],
  success: [fixed('#e3efe4'), fixed('#1b3323')],
  'success-ink': [fixed('#1d4a2b'), fixed('#c6ebcf')],
} satisfies Record<string, [light: Source, dark: Source]>;

/** The use of a colour: the name that components and stylesheets know it by. */
export type ColourName = keyof typeof sources;

/** A colour, and the field of the theme that it derives from, if any. */
export interface DerivedColour {
  value: string;
  from?: Field;
}

/** The colours of one colour scheme. */
export type Colours = Record<ColourName, DerivedColour>;

/** The colours of both schemes, derived from the clinic's few. */
export function coloursOf(theme: Theme): { light: Colours; dark: Colours } {
  const scheme = (index: 0 | 1) =>
    Object.fromEntries(
      Object.entries(sources).map(([name, pair]) => [name, colourOf(theme, pair[index])]),
    ) as Colours;
  return { light: scheme(0), dark: scheme(1) };
}

function colourOf(theme: Theme, source: Source): DerivedColour {
  if ('fixed' in source) return { value: source.fixed };
  if ('field' in source) return { value: theme[source.field], from: source.field };
  const { from, tone } = source;
  return { value: applyTone(tone, theme[from], designTheme[from]), from };
}

/** The largest factor by which a tone's chroma is scaled: a stronger background would glow. */
const maxStrength = 3;

/**
 * Carries a tone of the design over to a clinic's colour, in OKLCH: the same lightness, the hue of the
 * clinic's colour, and the chroma scaled by the ratio of the clinic's colour to the design's.
 */
function applyTone(tone: string, colour: string, designed: string): string {
  if (colour === designed) return tone;
  const [chosenColour, designedColour, toneColour] = [
    inOklch(colour),
    inOklch(designed),
    inOklch(tone),
  ];
  if (!chosenColour || !designedColour || !toneColour) return tone;
  const strength = Math.min(chosenColour.c / designedColour.c, maxStrength);
  return formatHex(inSrgb({ ...toneColour, c: toneColour.c * strength, h: chosenColour.h ?? 0 }));
}

const inOklch = converter('oklch');
const inSrgb = toGamut('rgb', 'oklch');
