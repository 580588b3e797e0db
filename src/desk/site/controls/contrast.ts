/** The contrast of two colours by WCAG, from 1 to 21; null where one is no colour. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** How light a colour is, from 0 to 1, as the contrast counts it. */
function luminance(colour: string): number | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
