import { posix } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { imageSize } from 'image-size';
import { markdownToHtml } from 'satteri';
import { z } from 'zod';
import type { PictureFiles } from '../files.ts';

const drawing = /\.svg$/i;
const photograph = /\.(jpe?g|png|webp|avif)$/i;

/** The file name extensions of pictures that can be shown. */
export const pictureKinds = /\.(svg|jpe?g|png|webp|avif)$/i;

/**
 * Schema of a picture's path. If it is the path of an illustration, `portrait.svg`, and there is a
 * photograph `portrait.jpg` beside it, the output is the path of the photograph.
 * @param folder the folder that the path is relative to; empty for the clinic's folder itself
 */
export function pictureFile(pictures: PictureFiles, folder = '') {
  return z.string().transform(async (path, context) => {
    const photo = drawing.test(path) ? photographBeside(pictures, path, folder) : undefined;
    const picture = photo ?? path;
    const error = await pictureError(pictures, picture, folder);
    if (error === null) return picture;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });
}

/**
 * The path of a picture in the clinic's folder.
 * @param path as a file names it
 * @param folder the folder of the file
 */
export function picturePath(path: string, folder = ''): string {
  return posix.join(folder, path);
}

/** Relative paths of the pictures in a Markdown text. */
export function picturesIn(markdown: string): string[] {
  const paths: string[] = [];
  const image = ({ url }: { url: string }) => void paths.push(decode(url));
  markdownToHtml(markdown, {
    mdastPlugins: [{ name: 'pictures', image }],
    features: { frontmatter: false },
  });
  return paths.filter((path) => !path.startsWith('/') && !URL.canParse(path));
}

function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/**
 * Why a picture cannot be used; null if it can.
 * @param folder the folder that the path is relative to
 */
export async function pictureError(
  pictures: PictureFiles,
  path: string,
  folder = '',
): Promise<string | null> {
  const file = picturePath(path, folder);
  if (!pictures.has(file)) return `there is no picture ${path}`;
  if (!pictureKinds.test(file)) {
    return `${path} must be an SVG, JPEG, PNG, WebP or AVIF picture; export it as JPEG`;
  }
  const readPicture = drawing.test(file) ? readDrawing : await photographReader();
  try {
    const content = await pictures.read(file);
    const { width, height } = pictureSize(content);
    await readPicture(content);
    return width > 0 && height > 0 ? null : brokenMessage(path);
  } catch {
    return brokenMessage(path);
  }
}

/** Why a drawing cannot be the clinic's icon, which is rasterised in several sizes; null if it can. */
export async function iconError(pictures: PictureFiles, path: string): Promise<string | null> {
  const error = await pictureError(pictures, path);
  if (error !== null) return error;
  const rasterise = await photographReader();
  return rasterise(await pictures.read(picturePath(path))).then(
    () => null,
    () => brokenMessage(path),
  );
}

function brokenMessage(path: string): string {
  return `the picture ${path} is broken, or is not what its name says; export it again`;
}

/** @throws if the drawing is not well-formed: browsers would show nothing */
function readDrawing(content: Uint8Array): void {
  const result = XMLValidator.validate(new TextDecoder().decode(content));
  if (result !== true) throw new Error(result.err.msg);
}

/** Returns a function that resizes a photograph as for a page, and throws if it cannot. */
async function photographReader() {
  // Loaded only for photographs: it takes longer than checking all drawings.
  const { default: sharp } = await import('sharp');
  return (content: Uint8Array) => sharp(content).resize(16).toBuffer();
}

function photographBeside(
  pictures: PictureFiles,
  path: string,
  folder: string,
): string | undefined {
  const name = picturePath(path, folder).replace(drawing, '');
  const photographPath = [...pictures.paths()]
    .sort()
    .find((other) => photograph.test(other) && other.replace(photograph, '') === name);
  return photographPath && `${posix.dirname(path)}/${posix.basename(photographPath)}`;
}

/** The kinds of pictures that a page can show. */
type Format = 'svg' | 'jpg' | 'png' | 'webp' | 'avif';

/**
 * Reads the size and the kind of a picture; a photograph that a camera stored on its side has its size when upright.
 * @throws if the bytes are not a picture
 */
export function pictureSize(bytes: Uint8Array) {
  const { width, height, type, orientation = 1 } = imageSize(bytes);
  const isTurned = orientation > 4;
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    format: type as Format,
  };
}
