import { Blob, BufferContentType, Direction, Face, Font, shape, Buffer as Text } from 'harfbuzzjs';

/** A font opened in HarfBuzz, the shaping engine of Chromium and Firefox. */
export type ShapingFont = Font;

/** @param data the font as TrueType, not compressed */
export function openFont(data: Uint8Array): ShapingFont {
  return new Font(new Face(new Blob(data)));
}

/**
 * The glyphs that show a Devanagari text, from left to right.
 * @param language matters where languages of one script have different letters: Marathi ल and श
 */
export function shapedGlyphs(font: ShapingFont, text: string, language: string): number[] {
  const buffer = textIn(language, text);
  shape(font, buffer);
  return glyphsOf(buffer);
}

/**
 * All glyphs that a font needs to shape Devanagari texts: those in the result, and those that later
 * rules have replaced.
 */
export function glyphsOnTheWay(
  font: ShapingFont,
  texts: Iterable<string>,
  language: string,
): Set<number> {
  const found = new Set<number>();
  // HarfBuzz reports each rule that it tries: shaping many texts at once gives fewer reports.
  for (const line of linesOf([...texts])) {
    const buffer = textIn(language, line);
    buffer.setMessageFunc((state, _font, message) => {
      const isChange = /^(start table GSUB|replaced|ligated|multiplied)/.test(message);
      if (isChange && state.getContentType() === BufferContentType.GLYPHS) collect(state);
      return true;
    });
    shape(font, buffer);
    collect(buffer);
  }
  return found;

  function collect(buffer: Text): void {
    for (const glyph of glyphsOf(buffer)) found.add(glyph);
  }
}

function linesOf(texts: string[]): string[] {
  const starts = Array.from({ length: Math.ceil(texts.length / 25) }, (_, place) => 25 * place);
  return starts.map((start) => texts.slice(start, start + 25).join(' '));
}

function textIn(language: string, text: string): Text {
  const buffer = new Text();
  buffer.addText(text);
  buffer.setDirection(Direction.LTR);
  buffer.setScript('Deva');
  buffer.setLanguage(language);
  return buffer;
}

function glyphsOf(buffer: Text): number[] {
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}
