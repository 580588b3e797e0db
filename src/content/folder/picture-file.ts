import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { XMLValidator } from 'fast-xml-parser';
import { markdownToHtml } from 'satteri';
import { z } from 'zod';

const drawing = /\.svg$/i;
const photograph = /\.(jpe?g|png|webp|avif)$/i;

/** The file name extensions of pictures that can be shown. */
export const pictureKinds = /\.(svg|jpe?g|png|webp|avif)$/i;

/**
 * Schema of a picture's path. If it is the path of an illustration, `portrait.svg`, and there is a
 * photograph `portrait.jpg` beside it, the output is the path of the photograph.
 * @param folder the folder that the path is relative to
 * @param clinic the clinic's folder, which it must be in
 */
export function pictureFile(folder: string, clinic = folder) {
  return z.string().transform(async (path, context) => {
    const chosen = drawing.test(path) ? (photographBeside(path, folder) ?? path) : path;
    const fault = await pictureFault(chosen, folder, clinic);
    if (fault === null) return chosen;
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  });
}

/** Relative paths of the pictures in a Markdown text. */
export function picturesIn(markdown: string): string[] {
  const paths: string[] = [];
  const image = ({ url }: { url: string }) => void paths.push(decoded(url));
  markdownToHtml(markdown, { mdastPlugins: [{ name: 'pictures', image }] });
  return paths.filter((path) => !path.startsWith('/') && !URL.canParse(path));
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/**
 * Why a picture cannot be used; null if it can.
 * @param folder the folder that the path is relative to
 * @param clinic the clinic's folder, which it must be in
 */
export async function pictureFault(
  path: string,
  folder: string,
  clinic = folder,
): Promise<string | null> {
  const file = resolve(folder, path);
  if (!file.startsWith(`${clinic}/`) || !existsSync(file)) return `there is no picture ${path}`;
  if (!pictureKinds.test(file)) {
    return `${path} must be an SVG, JPEG, PNG, WebP or AVIF picture; export it as JPEG`;
  }
  const readPicture = drawing.test(file) ? readDrawing : await photographReader();
  try {
    const content = await readFile(file);
    const { width, height } = await imageMetadata(content, path);
    await readPicture(content);
    return width > 0 && height > 0 ? null : broken(path);
  } catch {
    return broken(path);
  }
}

/** Why a drawing cannot be the clinic's icon, which is rasterised in several sizes; null if it can. */
export async function iconFault(path: string, folder: string): Promise<string | null> {
  const fault = await pictureFault(path, folder);
  if (fault !== null) return fault;
  const draw = await photographReader();
  return draw(await readFile(resolve(folder, path))).then(
    () => null,
    () => broken(path),
  );
}

function broken(path: string): string {
  return `the picture ${path} is broken, or is not what its name says; export it again`;
}

/** @throws if the drawing is not well-formed: browsers would show nothing */
function readDrawing(content: Buffer): void {
  const found = XMLValidator.validate(content.toString());
  if (found !== true) throw new Error(found.err.msg);
}

/** Returns a function that resizes a photograph as for a page, and throws if it cannot. */
async function photographReader() {
  // Loaded only for photographs: it takes longer than checking all drawings.
  const { default: sharp } = await import('sharp');
  return (content: Buffer) => sharp(content).resize(16).toBuffer();
}

function photographBeside(path: string, folder: string): string | undefined {
  const within = resolve(folder, dirname(path));
  if (!existsSync(within)) return undefined;
  const name = basename(path).replace(drawing, '');
  const file = readdirSync(within)
    .sort()
    .find((other) => photograph.test(other) && other.replace(photograph, '') === name);
  return file && `${dirname(path)}/${file}`;
}
