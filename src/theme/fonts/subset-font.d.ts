declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'sfnt';
    /** Axes of a variable font: one value to pin, or a range to keep. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Keeps all glyphs; the text is then `undefined`. */
    keepAllGlyphs?: boolean;
    /** Leaves out instructions for screens of few pixels, which change the widths of letters. */
    noHinting?: boolean;
  }

  /** Subsets a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
