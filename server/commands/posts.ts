import { readFile } from 'node:fs/promises';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import { openDatabase } from '../database/index.ts';
import { commandLine } from '../desk/index.ts';
import {
  type EditingOptions,
  importPost,
  listPosts,
  type PostChange,
  PostChangeError,
  PostFileError,
  postDates,
  postOfSlug,
  publishPost,
  readPost,
  readPostFile,
  type StoredPost,
  unpublishPost,
} from '../posts/index.ts';

const usage = `Manages the posts in the clinic's own database.

  npm run posts -- list              list all posts, newest first
  npm run posts -- import FILE       add or update a post from a Markdown or HTML file
  npm run posts -- publish SLUG      show a post on the site
  npm run posts -- unpublish SLUG    take a post off the site`;

/** Every server asks what has changed. */
const soon = 'The site shows this within five seconds.';

/** One line for staff that says what went wrong. */
class CommandError extends Error {}

type Action = (posts: EditingOptions, argument: string, config: Config) => Promise<void>;

const actions: Record<string, Action> = {
  list,
  import: importFile,
  publish,
  unpublish,
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  const ours = [CommandError, PostFileError, PostChangeError, ConfigError];
  const isOurs = ours.some((kind) => error instanceof kind);
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
    await action({ ...config, database }, argument, config);
  } finally {
    await database.destroy();
  }
  if (config.blogs) {
    console.log(
      'Note: BLOGS_URL is set, so the site shows the posts of the hosted table, not these.',
    );
  }
}

async function list(
  posts: EditingOptions,
  _: string,
  { timeZone, languages }: Config,
): Promise<void> {
  const dates = postDates(timeZone);
  const all = await listPosts(posts);
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

async function importFile(posts: EditingOptions, file: string, config: Config): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandError(`${file}: cannot be read (${firstLine(error)})`);
  });
  const post = readPostFile(text, file, config);
  const { outcome, published } = await importPost(posts, post, commandLine);
  const done = outcome === 'added' ? 'Added' : 'Updated';
  const next = published
    ? soon
    : `It is a draft. To publish it: npm run posts -- publish ${post.slug}`;
  console.log(`${done} "${printable(post.title)}" as /blog/${post.slug}. ${next}`);
}

async function publish(posts: EditingOptions, slug: string): Promise<void> {
  const { id } = await findPost(posts, slug);
  await publishPost(posts, byCommand(id));
  const published = await readPost(posts, id);
  console.log(`Published /blog/${published?.address}. ${soon}`);
}

async function unpublish(posts: EditingOptions, slug: string): Promise<void> {
  const { id, publishAt } = await findPost(posts, slug);
  await unpublishPost(posts, byCommand(id));
  const wasScheduled = publishAt !== null;
  console.log(
    wasScheduled ? `Took /blog/${slug} off the schedule.` : `Unpublished /blog/${slug}. ${soon}`,
  );
}

async function findPost(posts: EditingOptions, slug: string): Promise<StoredPost> {
  const post = await postOfSlug(posts, slug);
  if (post) return post;
  throw new CommandError(`There is no post "${slug}". To list all posts: npm run posts -- list`);
}

function byCommand(id: number): PostChange {
  return { id, version: null, actor: commandLine };
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
