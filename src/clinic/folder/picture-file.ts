import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { markdownToHtml } from 'satteri';
import { z } from 'zod';

const drawing = /\.svg$/i;
const photograph = /\.(jpe?g|png|webp|avif)$/i;

/**
 * A picture in the clinic's folder, by its path. Where `portrait.jpg` lies beside the drawing
 * `portrait.svg` that the path names, the photograph is taken: dropping it in is enough.
 * @param folder where the path begins
 */
export function pictureFile(folder: string) {
  return z.string().transform(async (path, context) => {
    const chosen = drawing.test(path) ? (photographBeside(path, folder) ?? path) : path;
    const fault = await pictureFault(chosen, folder);
    if (fault === null) return chosen;
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  });
}

/** The pictures of the folder that a Markdown text shows, by their paths. */
export function picturesIn(markdown: string): string[] {
  const paths: string[] = [];
  const image = ({ url }: { url: string }) => void paths.push(decodeURI(url));
  markdownToHtml(markdown, { mdastPlugins: [{ name: 'pictures', image }] });
  return paths.filter((path) => !path.startsWith('/') && !URL.canParse(path));
}

/**
 * Why a picture cannot be shown; null where it can.
 * @param folder where the path begins
 */
export async function pictureFault(path: string, folder: string): Promise<string | null> {
  const file = resolve(folder, path);
  if (!existsSync(file)) return `there is no picture ${path}`;
  if (!drawing.test(file) && !photograph.test(file)) {
    return `${path} must be an SVG, JPEG, PNG, WebP or AVIF picture`;
  }
  try {
    await imageMetadata(await readFile(file), path);
    return null;
  } catch {
    return `the picture ${path} cannot be read`;
  }
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
