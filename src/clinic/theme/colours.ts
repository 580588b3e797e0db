import Color from 'colorjs.io';
import { designTheme, type Theme } from './theme.ts';

type Field = keyof Theme;

/** A clinic's colour as it is, a tone of it, or a colour that is the same for every clinic. */
type Source = { own: Field } | { from: Field; tone: string } | { fixed: string };

const own = (field: Field) => ({ own: field });
const tone = (from: Field, tone: string) => ({ from, tone });
const fixed = (fixed: string) => ({ fixed });

/**
 * The colours of light and of dark screens, by their use. On dark screens all grounds are of one
 * family. Red is no clinic's choice: it promises that a call button is beside it.
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

/** The use of a colour, as components and stylesheets name it. */
export type ColourName = keyof typeof sources;

/** A colour, and the field of the theme that it is made from, if it is. */
export interface MadeColour {
  value: string;
  from?: Field;
}

/** The colours of one scheme. */
export type Colours = Record<ColourName, MadeColour>;

/** The colours of both schemes, made from the clinic's few. */
export function coloursOf(theme: Theme): { light: Colours; dark: Colours } {
  const scheme = (place: 0 | 1) =>
    Object.fromEntries(
      Object.entries(sources).map(([name, pair]) => [name, made(theme, pair[place])]),
    ) as Colours;
  return { light: scheme(0), dark: scheme(1) };
}

function made(theme: Theme, source: Source): MadeColour {
  if ('fixed' in source) return { value: source.fixed };
  if ('own' in source) return { value: theme[source.own], from: source.own };
  const { from, tone } = source;
  return { value: toned(tone, theme[from], designTheme[from]), from };
}

/** A tone that is stronger than three times the design's would glow as a ground. */
const mostStrength = 3;

/**
 * A tone of the design for another colour than the designed one: as light as it was, in the other
 * colour's hue, and as much livelier or duller as the other colour is.
 */
function toned(tone: string, colour: string, designed: string): string {
  if (colour === designed) return tone;
  const inOklch = (each: string) => new Color(each).to('oklch');
  const [own, other, made] = [inOklch(colour), inOklch(designed), inOklch(tone)];
  const strength = own.get('c') / other.get('c');
  made.set('c', made.get('c') * Math.min(strength, mostStrength)).set('h', own.get('h'));
  return made.to('srgb').toGamut({ method: 'css' }).toString({ format: 'hex', collapse: false });
}
