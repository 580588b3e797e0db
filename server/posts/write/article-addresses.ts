import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { glob } from 'tinyglobby';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { EditingOptions } from './stored-post.ts';

/**
 * Whether an article of the site has an address, or had it: on the site, articles take
 * precedence over posts.
 * @param slug the last part of the address
 */
export async function isOfArticle(
  { content, languages }: Pick<EditingOptions, 'content' | 'languages'>,
  slug: string,
): Promise<boolean> {
  const folders = languages.map((language) => `${language}/articles/*.md`);
  const files = await glob(folders, { cwd: content.folder, absolute: true });
  if (files.some((file) => basename(file, '.md') === slug)) return true;
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    // Parsing takes milliseconds, and the slug is hardly ever in a file at all.
    if (text.includes(slug) && formerSlugs(text).includes(slug)) return true;
  }
  return false;
}

function formerSlugs(text: string): unknown[] {
  const file = new VFile(text);
  matter(file);
  const { formerSlugs: slugs } = file.data.matter as { formerSlugs?: unknown };
  return Array.isArray(slugs) ? slugs : [];
}
