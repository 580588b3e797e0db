import { type Action, type Options, runCommand } from './output/run-command.ts';
import { preview, publish, remove, rename, unpublish } from './posts/changes.ts';
import type { Context } from './posts/context.ts';
import { importFile } from './posts/import-file.ts';
import { list } from './posts/list.ts';

const usage = `Manages the posts in the clinic's own database.

  npm run posts -- list                   list all posts, newest first
  npm run posts -- import FILE            add or update a post from a Markdown or HTML file
  npm run posts -- publish SLUG           show a post on the site
  npm run posts -- unpublish SLUG         take a post off the site, or off the schedule
  npm run posts -- rename SLUG NEW        give a post another address; the old one redirects to it
  npm run posts -- preview SLUG           make a link for reading a post before it is published
  npm run posts -- delete SLUG [--yes]    delete a post with its history, for good`;

await runCommand(usage, {
  list: { words: 0, run: inOwnTable(list) },
  import: { words: 1, run: inOwnTable((context, [file = '']) => importFile(context, file)) },
  publish: { words: 1, run: inOwnTable((context, [slug = '']) => publish(context, slug)) },
  unpublish: { words: 1, run: inOwnTable((context, [slug = '']) => unpublish(context, slug)) },
  rename: {
    words: 2,
    run: inOwnTable((context, [slug = '', to = '']) => rename(context, slug, to)),
  },
  preview: { words: 1, run: inOwnTable((context, [slug = '']) => preview(context, slug)) },
  delete: {
    words: 1,
    options: ['yes'],
    run: inOwnTable((context, [slug = ''], { yes }) => remove(context, slug, yes === true)),
  },
});

/**
 * Turns a function that works with the clinic's own posts into an action that also says if the site shows
 * other posts.
 */
function inOwnTable(
  work: (context: Context, words: string[], options: Options) => Promise<void>,
): Action['run'] {
  return async ({ config, database }, words, options) => {
    await work({ ...config, database }, words, options);
    if (!config.blogs) return;
    console.log(
      'Note: BLOGS_URL is set, so the site shows the posts of the hosted table, not these.',
    );
  };
}
