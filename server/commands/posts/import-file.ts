import { readFile, stat } from 'node:fs/promises';
import leven from 'leven';
import { reasonOf } from '../../log.ts';
import { pictureFaults } from '../../pictures/faults.ts';
import { Pictures } from '../../pictures/pictures.ts';
import { droppedFrom } from '../../posts/html/dropped.ts';
import { readBeside } from '../../posts/import/file-beside.ts';
import { importPost } from '../../posts/import/import-post.ts';
import { readPostFile } from '../../posts/import/post-file.ts';
import { localPictures, withPictures } from '../../posts/import/post-file-pictures.ts';
import { listPosts } from '../../posts/write/list-for-commands.ts';
import { commandLine } from '../../staff/actor.ts';
import { CommandError, printable } from '../output/text.ts';
import { type Context, noteChange, scheduledSentence, soon } from './context.ts';

/** Two titles are similar if at most this share of their letters differs. */
const similar = 0.3;

/** In bytes: Markdown far beyond the limits of a post would take minutes to parse. */
const largestFile = 4 * 1024 * 1024;

/** Adds or updates a post from a file, with the pictures beside it, and reports what it did. */
export async function importFile(context: Context, file: string): Promise<void> {
  const text = await textOf(file);
  const written = readPostFile(text, file, context);
  const others = await listPosts(context);
  const addresses = await storePictures(context, file, localPictures(written));
  const post = withPictures(written, addresses);
  const { outcome, state, publishAt } = await importPost(context, post, commandLine.name);
  await noteChange(context, 'post-imported', post.slug);

  const title = printable(post.title);
  const next = {
    draft: `It is a draft. To publish it: npm run posts -- publish ${post.slug}`,
    scheduled: publishAt === null ? '' : scheduledSentence(context, publishAt),
    live: soon,
    changed: `${soon}\nIt has unpublished changes at the desk. Once they are published there, they replace this text.`,
  }[state];
  if (outcome === 'updated') console.log(`Updated "${title}" at /blog/${post.slug}. ${next}`);
  else console.log(`Added "${title}" as a new post, /blog/${post.slug}. ${next}`);
  if (outcome === 'added') {
    for (const other of others.filter((each) => isSimilar(each.title, post.title))) {
      console.log(
        `There is a post with a similar title: ${printable(`"${other.title}", /blog/${other.slug}`)}. If you meant to change that one, delete this one, and write its slug into the file.`,
      );
    }
  }
  if (addresses.size > 0) console.log(`Imported ${counted(addresses.size, 'picture')}.`);
  const dropped = droppedFrom(post.content, context.siteUrl);
  if (dropped.length > 0) {
    const list = dropped.map(({ what, times }) => `${what} (${counted(times, 'time')})`);
    console.log(`Left out, because posts cannot contain it: ${printable(list.join(', '))}.`);
  }
}

async function textOf(file: string): Promise<string> {
  const cannot = (error: unknown): never => {
    throw new CommandError(`${file}: cannot be read (${reasonOf(error)})`);
  };
  const about = await stat(file).catch(cannot);
  // Reading a pipe might never end.
  if (!about.isFile()) throw new CommandError(`${file}: is not a file`);
  if (about.size > largestFile) throw new CommandError(`${file}: is too large for a post`);
  return readFile(file, 'utf8').catch(cannot);
}

/** Stores pictures; returns their addresses by file name. */
async function storePictures(
  { database }: Context,
  file: string,
  names: string[],
): Promise<Map<string, string>> {
  const pictures = new Pictures(database);
  const addresses = new Map<string, string>();
  for (const name of names) {
    const bytes = await readBeside(file, name);
    if (!bytes) {
      throw new CommandError(
        `${file}: there is no picture ${printable(name)}. Pictures are taken from the folder of the file and the folders in it, and not through links.`,
      );
    }
    const stored = await pictures.add(bytes);
    if ('fault' in stored) {
      throw new CommandError(`${file}: ${printable(name)}: ${pictureFaults[stored.fault]}`);
    }
    addresses.set(name, stored.src);
  }
  return addresses;
}

function isSimilar(one: string | null, other: string): boolean {
  if (one === null) return false;
  const letters = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const [first, second] = [letters(one), letters(other)];
  return leven(first, second) <= similar * Math.max(first.length, second.length);
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
