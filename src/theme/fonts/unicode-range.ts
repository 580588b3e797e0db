/** The characters of a text as a CSS `unicode-range`, with consecutive ones joined. */
export function unicodeRange(text: string): [string, ...string[]] {
  const points = [...new Set(text)]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const named = runs.map(([first, last]) =>
    first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
  );
  return named as [string, ...string[]];
}

/** A code point as CSS writes it, without `U+`. */
const hex = (point: number) => point.toString(16).toUpperCase();
