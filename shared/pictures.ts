/** The picture formats that can be uploaded. */
const uploadFormats = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WebP: 'image/webp',
  AVIF: 'image/avif',
};

/** Largest upload, in bytes. */
export const maxUploadSize = 15 * 1024 * 1024;

/** Maximum number of pixels of an upload; the pictures of most phones have 12 to 50 million. */
export const maxPixels = 60_000_000;

/** The types that the file chooser accepts. Without HEIC, an iPhone converts its pictures to JPEG. */
export const uploadTypes = Object.values(uploadFormats).join(',');

/** The names of the formats, for `{FORMATS}` in texts: `JPEG, PNG, WebP, AVIF`. */
export const uploadFormatNames = Object.keys(uploadFormats).join(', ');

/** The widths, in pixels, in which an uploaded picture is kept besides its full width. */
const widths = [480, 960];

/** Maximum size of an uploaded picture after resizing. The height allows a tall one to keep a readable width. */
export const largestPicture = { width: 1_600, height: 9_999 };

/** Minimum length of the shorter side after resizing, in pixels, unless the original's is shorter. */
export const narrowestPicture = 100;

/** The formats in which an uploaded picture is kept. */
const formats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

export type PictureFormat = keyof typeof formats;

/** The size of a picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The data for an `img` and its `source` elements. */
export interface PictureFiles extends PictureSize {
  /** The JPEG, or the PNG of a transparent one, in all sizes. */
  srcSet: string;
  /** The modern formats, best first. */
  sources: { type: string; srcSet: string }[];
}

/** The sizes that are made of a picture, smallest first. */
export function pictureSizes({ width, height }: PictureSize): PictureSize[] {
  return [...widths.filter((wide) => wide < width), width].map((wide) => ({
    width: wide,
    height: Math.max(1, Math.round((height * wide) / width)),
  }));
}

/** The name of one file of an uploaded picture: `HASH-1600x1067.jpg`. */
export function pictureName(hash: string, size: PictureSize, format: PictureFormat): string {
  return `${hash}-${size.width}x${size.height}.${format}`;
}

/** The address of a file on this site. */
export function pictureAddress(name: string): string {
  return `/media/${name}`;
}

/** The file name in the path of an address; null if it cannot be an uploaded picture's. */
export function pictureNameIn(path: string): string | null {
  return (
    /^\/media\/([0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,3}\.(?:avif|webp|jpg|png))$/.exec(path)?.[1] ??
    null
  );
}

/** The media type of a file, by its name. */
export function pictureType(name: string): string {
  return formats[name.slice(name.lastIndexOf('.') + 1) as PictureFormat];
}

/** All files of an uploaded picture, from the address of its widest JPEG or PNG; null for any other address. */
export function pictureFiles(address: string): PictureFiles | null {
  const name = pictureNameIn(address);
  const [hash = '', width, height, format] = name?.split(/[-x.]/) ?? [];
  if (format !== 'jpg' && format !== 'png') return null;
  const widestSize = { width: Number(width), height: Number(height) };
  const srcSetOf = (format: PictureFormat) =>
    pictureSizes(widestSize)
      .map((size) => `${pictureAddress(pictureName(hash, size, format))} ${size.width}w`)
      .join(', ');
  return {
    ...widestSize,
    srcSet: srcSetOf(format),
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: formats[format],
      srcSet: srcSetOf(format),
    })),
  };
}

/** The folder for pictures uploaded at the desk, within the clinic's folder. */
export const uploadsFolder = 'images/desk';

/** The names of the uploaded pictures that a text refers to, YAML or Markdown. */
export function uploadsIn(text: string): string[] {
  const names = text.matchAll(
    new RegExp(`${uploadsFolder}/([0-9a-f]{32}-[1-9]\\d{0,3}x[1-9]\\d{0,3}\\.(?:jpg|png))`, 'g'),
  );
  return [...new Set(Array.from(names, ([, name = '']) => name))];
}

/**
 * The beginning of the address at which the desk shows a picture of the clinic's folder; the picture's path follows.
 */
const folderPictures = '/api/desk/content/picture?path=';

/**
 * The address at which the desk shows a picture that the clinic's folder refers to; null if it is not in the folder.
 */
export function deskPictureAddress(path: string): string | null {
  const [name] = uploadsIn(path);
  if (name !== undefined) return pictureAddress(name);
  const [, folderPath] = /(?:^|\/)(images\/.+)$/.exec(path) ?? [];
  return folderPath === undefined ? null : folderPictures + encodeURIComponent(folderPath);
}

/**
 * Reverses `deskPictureAddress`: the path by which a file of the clinic's folder refers to a picture, relative to the
 * file, such as `../../images/desk/HASH-1600x1067.jpg`.
 * @param file its path in the folder
 * @param address the address at the desk; any other is returned unchanged
 */
export function picturePathFrom(file: string, address: string): string {
  const folderPath = folderPathOf(address);
  if (folderPath === '') return address;
  const depth = file.split('/').length - 1;
  return (depth === 0 ? './' : '../'.repeat(depth)) + folderPath;
}

/** The path in the clinic's folder of a picture at the desk; empty for any other address. */
function folderPathOf(address: string): string {
  const name = pictureNameIn(address);
  if (name !== null) return `${uploadsFolder}/${name}`;
  if (!address.startsWith(folderPictures)) return '';
  return decodeURIComponent(address.slice(folderPictures.length));
}
