/** The minimum size that a photograph needs to be sharp in its place, in pixels. */
export interface SmallestPicture {
  width: number;
  height: number;
}

/** A portrait is 17.5rem wide on wide screens, often at a pixel density above 1, and cropped to 4:5. */
const smallestPortrait = { width: 480, height: 600 };

/** A logo is 40 CSS pixels high, on screens with a pixel density of 2. */
const smallestLogo = { width: 80, height: 80 };

/** Home screens show icons at up to 512 pixels. */
const smallestIcon = { width: 512, height: 512 };

/** Pictures of pages and articles are cropped to 16:9; each is as wide as this on a wide screen. */
const widthsOnPages: Record<string, number> = {
  about: 663,
  blog: 533,
  notFound: 580,
  image: 549,
};

/**
 * The minimum size of a picture.
 * @param field JSON pointer of the field that names it
 * @returns null if there is none
 */
export function smallestPicture(field: string): SmallestPicture | null {
  if (field === '/doctor/portrait') return smallestPortrait;
  if (field === '/marks/logo') return smallestLogo;
  if (field === '/marks/icon') return smallestIcon;
  const width = widthsOnPages[field.replace(/^\/(pictures\/)?/, '')];
  return width === undefined ? null : { width, height: Math.ceil((width * 9) / 16) };
}
