import type { SiteStaleAnswer } from '../../shared/desk/site/search.ts';
import { languageOf } from '../../src/content/edits/file-fields.ts';
import { readDrafts } from './drafts.ts';
import { type FieldsOptions, readFieldsPage } from './fields-page.ts';
import { readPublishedFiles } from './history.ts';

/** Every field that was changed in one language after it was written in another. */
export async function readStale(options: FieldsOptions): Promise<SiteStaleAnswer> {
  const published = await readPublishedFiles(options.database);
  const drafts = await readDrafts(options.database);
  const names = new Set([...published, ...drafts.map(({ file }) => file)].flatMap(nameIn));
  const files: SiteStaleAnswer['files'] = [];
  for (const name of names) {
    const page = await readFieldsPage(options, name);
    for (const { file, language, stale } of page?.languages ?? []) {
      const fields = [...new Set(stale.map(({ field }) => field))];
      if (fields.length > 0) files.push({ file, language, fields });
    }
  }
  return { files };
}

/** The path in its language's folder of a file that has translations. */
function nameIn(file: string): string[] {
  const language = languageOf(file);
  return language === null ? [] : [file.slice(language.length + 1)];
}
