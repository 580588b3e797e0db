import { Blob, Direction, Face, Font, shape, Buffer as Text } from 'harfbuzzjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { devanagariFont, devanagariSubset } from './devanagari.ts';

const conjuncts = ['श्री', 'ल्ल', 'श्व', 'त्र', 'क्ष', 'र्य'];

const headings = {
  hi: 'दिल की इमरजेंसी में एंजियोप्लास्टी सर्वश्रेष्ठ हृदय विशेषज्ञ से मिलें उच्च रक्तचाप और कोलेस्ट्रॉल',
  mr: 'हृदयाच्या टेस्ट आणि उपचार छातीत दुखणे अँजिओप्लास्टी इथल्या हृदयरोगतज्ज्ञांचा सल्ला ऱ्हस्व',
};

/** Words for titles that nobody has written yet. */
const otherWords = ['अभ्यास', 'विद्यार्थियों', 'स्वास्थ्य', 'मधुमेह', 'रुग्णांसाठी', 'फ़ॉर्म', 'तुर्की', 'ऑक्सिजन'];

const fontFrom = (data: Buffer) => new Font(new Face(new Blob(data)));

/** The glyphs that HarfBuzz, which browsers use, shows for a text, from left to right. */
function glyphsOf(font: Font, text: string, language: string): number[] {
  const buffer = new Text();
  buffer.addText(text);
  buffer.setDirection(Direction.LTR);
  buffer.setScript('Deva');
  buffer.setLanguage(language);
  shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

/** What a reader sees of a text: its outlines, from left to right. */
function outlinesOf(font: Font, text: string, language: string): string[] {
  return glyphsOf(font, text, language).map((glyph) => font.glyphToPath(glyph));
}

describe('the subset of Eczar', () => {
  let [completeFont, subsetFont]: Font[] = [];

  beforeAll(async () => {
    completeFont = fontFrom(await devanagariFont());
    subsetFont = fontFrom(await devanagariSubset('sfnt'));
  });

  it.each(
    Object.entries(headings).flatMap(([language, heading]) =>
      [...conjuncts, ...heading.split(' '), ...otherWords].map((word) => [word, language] as const),
    ),
  )('shows %s (%s) as the complete font does', (word, language) => {
    if (!completeFont || !subsetFont) throw new Error('no font');
    expect(glyphsOf(subsetFont, word, language)).not.toContain(0);
    expect(outlinesOf(subsetFont, word, language)).toEqual(
      outlinesOf(completeFont, word, language),
    );
  });
});

it('the subset of Eczar weighs at most 44 KB', async () => {
  expect((await devanagariSubset('woff2')).length).toBeLessThanOrEqual(44_000);
});
