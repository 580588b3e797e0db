import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../config.ts';
import { openDatabase } from '../database/index.ts';
import { reasonOf } from '../log.ts';
import { PostChangeError, PostFileError } from '../posts/index.ts';
import { CommandError } from './output/text.ts';
import { preview, publish, remove, rename, unpublish } from './posts/changes.ts';
import type { Context } from './posts/context.ts';
import { importFile } from './posts/import-file.ts';
import { list } from './posts/list.ts';

const usage = `Manages the posts in the clinic's own database.

  npm run posts -- list                   list all posts, newest first
  npm run posts -- import FILE            add or update a post from a Markdown or HTML file
  npm run posts -- publish SLUG           show a post on the site
  npm run posts -- unpublish SLUG         take a post off the site, or off the schedule
  npm run posts -- rename SLUG NEW        give a post another address; the old one leads to it
  npm run posts -- preview SLUG           make a link on which a post can be read before it is published
  npm run posts -- delete SLUG [--yes]    delete a post with its history, for good`;

interface Action {
  /** How many arguments it takes. */
  words: number;
  run(context: Context, words: string[], yes: boolean): Promise<void>;
}

const actions: Record<string, Action> = {
  list: { words: 0, run: list },
  import: { words: 1, run: (context, [file = '']) => importFile(context, file) },
  publish: { words: 1, run: (context, [slug = '']) => publish(context, slug) },
  unpublish: { words: 1, run: (context, [slug = '']) => unpublish(context, slug) },
  rename: { words: 2, run: (context, [slug = '', to = '']) => rename(context, slug, to) },
  preview: { words: 1, run: (context, [slug = '']) => preview(context, slug) },
  delete: { words: 1, run: (context, [slug = ''], yes) => remove(context, slug, yes) },
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  const ours = [CommandError, PostFileError, PostChangeError, ConfigError];
  const isOurs = ours.some((kind) => error instanceof kind);
  console.error(isOurs ? (error as Error).message : `The database failed: ${reasonOf(error)}`);
  process.exitCode = 1;
}

async function main(given: string[]): Promise<void> {
  const { positionals, values } = argumentsIn(given);
  const [command = '', ...words] = positionals;
  const action = Object.hasOwn(actions, command) ? actions[command] : undefined;
  const yes = values.yes === true;
  if (!action || words.length !== action.words || (yes && command !== 'delete')) {
    const isAsked = command === '' || command === 'help';
    if (!isAsked) throw new CommandError(usage);
    console.log(usage);
    return;
  }
  const config = loadConfig();
  const database = await openDatabase(config.databaseUrl);
  try {
    await action.run({ ...config, database }, words, yes);
  } finally {
    await database.destroy();
  }
  if (config.blogs) {
    console.log(
      'Note: BLOGS_URL is set, so the site shows the posts of the hosted table, not these.',
    );
  }
}

function argumentsIn(given: string[]) {
  try {
    return parseArgs({
      args: given,
      allowPositionals: true,
      options: { yes: { type: 'boolean' } },
    });
  } catch {
    throw new CommandError(usage);
  }
}
