import { readFile } from 'node:fs/promises';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import { openDatabase } from '../database/index.ts';
import {
  createPostStore,
  PostFileError,
  type PostStore,
  postDates,
  readPostFile,
} from '../posts/index.ts';

const usage = `Manages the posts in the clinic's own database.

  npm run posts -- list              list all posts, newest first
  npm run posts -- import FILE       add or update a post from a Markdown or HTML file
  npm run posts -- publish SLUG      show a post on the site
  npm run posts -- unpublish SLUG    take a post off the site`;

/** The server then reads the table again. */
const soon = 'The site shows this within five minutes.';

/** One line for staff that says what went wrong. */
class CommandError extends Error {}

type Action = (posts: PostStore, argument: string, config: Config) => Promise<void>;

const actions: Record<string, Action> = {
  list,
  import: importFile,
  publish: (posts, slug) => setPublished(posts, slug, true),
  unpublish: (posts, slug) => setPublished(posts, slug, false),
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isOurs = [CommandError, PostFileError, ConfigError].some((kind) => error instanceof kind);
  console.error(isOurs ? (error as Error).message : `The database failed: ${firstLine(error)}`);
  process.exitCode = 1;
}

async function main([command = '', ...rest]: string[]): Promise<void> {
  const action = Object.hasOwn(actions, command) ? actions[command] : undefined;
  const [argument = ''] = rest;
  if (!action || rest.length !== (command === 'list' ? 0 : 1)) {
    const isAsked = command === '' || command === 'help';
    if (!isAsked) throw new CommandError(usage);
    console.log(usage);
    return;
  }
  const config = loadConfig();
  const database = await openDatabase(config.databaseUrl);
  try {
    await action(createPostStore(database), argument, config);
  } finally {
    await database.destroy();
  }
  if (config.blogs) {
    console.log(
      'Note: BLOGS_URL is set, so the site shows the posts of the hosted table, not these.',
    );
  }
}

async function list(posts: PostStore, _: string, { timeZone, languages }: Config): Promise<void> {
  const dates = postDates(timeZone);
  const all = await posts.list();
  for (const { id, slug, title, created_at, published, featured, language } of all) {
    const state = `${published ? 'published' : 'draft'}${featured ? ', featured' : ''}`;
    const columns = [
      String(id).padStart(5),
      dates.toIsoDay(created_at).padEnd(10),
      state.padEnd(19),
      language ?? languages[0],
      slug ?? '(no slug)',
      title ?? '(no title)',
    ];
    console.log(printable(columns.join('  ')));
  }
  const published = all.filter((post) => post.published).length;
  console.log(all.length === 0 ? 'No posts.' : `${count(all.length)}, ${published} published`);
}

async function importFile(posts: PostStore, file: string, config: Config): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandError(`${file}: cannot be read (${firstLine(error)})`);
  });
  const post = readPostFile(text, file, config);
  const { outcome, published } = await posts.import(post);
  const done = outcome === 'added' ? 'Added' : 'Updated';
  const next = published
    ? soon
    : `It is a draft. To publish it: npm run posts -- publish ${post.slug}`;
  console.log(`${done} "${printable(post.title)}" as /blog/${post.slug}. ${next}`);
}

async function setPublished(posts: PostStore, slug: string, published: boolean): Promise<void> {
  if (!(await posts.setPublished(slug, published))) {
    throw new CommandError(`There is no post "${slug}". To list all posts: npm run posts -- list`);
  }
  console.log(
    published ? `Published /blog/${slug}. ${soon}` : `Unpublished /blog/${slug}. ${soon}`,
  );
}

function count(posts: number): string {
  return posts === 1 ? '1 post' : `${posts} posts`;
}

function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
}

/** A terminal obeys control characters; a title must not command it. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
