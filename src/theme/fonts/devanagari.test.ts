import { beforeAll, describe, expect, it } from 'vitest';
import { compressed, cutHeadings, wholeFont } from './cut-headings.ts';
import { devanagariWords } from './devanagari.ts';
import { installedFamily } from './font-family.ts';
import { devanagariHeadings, isDevanagari } from './heading-script.ts';
import { withDefaultLanguage } from './language-rules.ts';
import { openFont, type ShapingFont, shapedGlyphs } from './shaping.ts';

const conjuncts = ['श्री', 'ल्ल', 'श्व', 'त्र', 'क्ष', 'र्य'];

const headings = {
  hi: 'दिल की इमरजेंसी में एंजियोप्लास्टी: सर्वश्रेष्ठ हृदय विशेषज्ञ से मिलें, उच्च रक्तचाप और कोलेस्ट्रॉल',
  mr: 'हृदयाच्या टेस्ट आणि उपचार: छातीत दुखणे, अँजिओप्लास्टी, इथल्या हृदयरोगतज्ज्ञांचा सल्ला, ऱ्हस्व',
};

/** Words for titles that nobody has written yet. */
const others = ['अभ्यास', 'विद्यार्थियों', 'स्वास्थ्य', 'मधुमेह', 'रुग्णांसाठी', 'फ़ॉर्म', 'तुर्की', 'ऑक्सिजन'];

let whole: Buffer;

beforeAll(async () => {
  whole = await wholeFont('Eczar', fileOf('Eczar'));
});

function fileOf(name: string) {
  const [file] = installedFamily(name)?.files('devanagari', [600]) ?? [];
  if (!file) throw new Error(`${name} has no Devanagari`);
  return file;
}

/** What a reader sees of a text: its outlines, from left to right. */
function seen(font: ShapingFont, text: string, language: string): string[] {
  return shapedGlyphs(font, text, language).map((glyph) => font.glyphToPath(glyph));
}

describe.each(['hi', 'mr'] as const)('headings in %s', (language) => {
  const words = devanagariWords(headings[language]);
  let cut: Buffer;
  let font: ShapingFont;

  beforeAll(async () => {
    cut = await cutHeadings(whole, words, language);
    font = openFont(cut);
  });

  it.each([...conjuncts, ...words, ...others])('show %s as the whole font does', (word) => {
    expect(shapedGlyphs(font, word, language)).not.toContain(0);
    expect(seen(font, word, language)).toEqual(seen(openFont(whole), word, language));
  });

  it('weigh at most 30 KB', async () => {
    expect((await compressed(cut)).length).toBeLessThanOrEqual(30_000);
  });
});

describe('Marathi', () => {
  it('has its own ल and श, alone and in conjuncts', () => {
    const font = openFont(whole);
    for (const letter of ['ल', 'श', 'ल्ल', 'श्व'])
      expect(seen(font, letter, 'mr'), letter).not.toEqual(seen(font, letter, 'hi'));
  });

  it('forms all other conjuncts as Hindi does', () => {
    const font = openFont(whole);
    for (const conjunct of ['क्ष', 'ज्ञ', 'त्र', 'र्य', 'र्कों', 'द्ध', 'हृ'])
      expect(seen(font, conjunct, 'mr'), conjunct).toEqual(seen(font, conjunct, 'hi'));
  });

  it('can be the language of a font for programs that know none', () => {
    const font = openFont(withDefaultLanguage(whole, 'mr'));
    for (const text of ['ल', 'श्व', 'क्ष', 'र्य'])
      expect(seen(font, text, 'hi'), text).toEqual(seen(openFont(whole), text, 'mr'));
  });
});

describe('the typeface of Devanagari headings', () => {
  it('is the clinic’s own where it has the letters, and else the design’s', () => {
    expect(devanagariHeadings({ heading: 'Poppins', text: 'Figtree' }).name).toBe('Poppins');
    expect(devanagariHeadings({ heading: 'Lora', text: 'Figtree' }).name).toBe('Eczar');
  });

  it('is cut in any family', async () => {
    const poppins = await wholeFont('Poppins', fileOf('Poppins'));
    const font = openFont(await cutHeadings(poppins, conjuncts, 'mr'));
    for (const conjunct of conjuncts)
      expect(seen(font, conjunct, 'mr')).toEqual(seen(openFont(poppins), conjunct, 'mr'));
  });

  it('is asked for by languages that are written in Devanagari', () => {
    expect(['hi', 'mr', 'ne', 'en', 'gu'].filter(isDevanagari)).toEqual(['hi', 'mr', 'ne']);
  });
});
