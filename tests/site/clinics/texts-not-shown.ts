import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { parse } from 'yaml';
import { textsIn } from '../../support/content/sample-clinic.ts';

/**
 * The texts that a clinic's folder must have and that are in none of its pages, each with its file.
 * @param pages the HTML of all of them
 */
export async function textsNotShown(folder: string, pages: string[]): Promise<string[]> {
  const html = decoded(pages.join('\n'));
  const chats = html.match(/(?<=wa\.me\/\d+\?text=)[^"\s]+/g) ?? [];
  // A phone number is a link, with its punctuation around it.
  const words = html.replaceAll(/<[^>]+>/g, '');
  const served = [html, words, ...chats.map(decodeURIComponent)].join('\n');
  const unseen: string[] = [];
  // The page of a request is private.
  for (const file of await glob('en/{site,services,packages,pages/*,towns/*}.yaml', {
    cwd: folder,
    ignore: 'en/pages/request.yaml',
  })) {
    for (const text of textsIn(parse(await readFile(join(folder, file), 'utf8')))) {
      // Days and answers of the page of fees are shown in words.
      if (/^(\d{4}-\d\d-\d\d|yes|no|elsewhere)$/.test(text)) continue;
      // The text between placeholders is served as it is.
      const pieces = text.split(/\{\w+\}/).map((piece) => piece.trim());
      if (!pieces.every((piece) => served.includes(piece))) unseen.push(`${file}: ${text}`);
    }
  }
  return unseen;
}

/** HTML with its entities decoded. */
function decoded(html: string): string {
  const signs: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" };
  return html.replace(/&(#?\w+);/g, (entity, name: string) => signs[name] ?? entity);
}
