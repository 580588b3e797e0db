declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'sfnt';
    /** Axes of a variable font: one value to pin, or a range to keep. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  /** Cuts a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
