import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { fieldAt, pointerIn } from '../../shared/content-changes.ts';
import { segmentsOf, valueAt } from '../../shared/content-document.ts';
import { languageOfFile, nameOfFile } from '../../shared/content-paths.ts';
import type { ContentNotesResponse } from '../../shared/desk/content.ts';
import { kindOf } from '../../src/content/folder/content-files.ts';
import { inPlainWords } from '../../src/content/folder/plain-words.ts';
import { formOf } from '../../src/content/form.ts';
import type { Config } from '../config.ts';
import { dataFolder } from '../data-folder.ts';
import type { Database } from '../database/index.ts';
import { PlainError } from '../log.ts';
import { HelperProcess } from '../processes/helper-process.ts';
import { serialQueue } from '../queue.ts';
import { currentText, type FileTexts, type Folder, readFiles, valuesOf } from './drafts.ts';
import { fieldsIn } from './forms.ts';
import type { Examined, Found } from './notes-program.ts';
import { folderState, revisionOf } from './published-texts.ts';
import { pathsOf } from './read-desk.ts';

const program = resolve(import.meta.dirname, 'notes-program.ts');
const finder = new HelperProcess<Examined, Found>(program);

/** How many requests may wait for the result. */
const maxWaiting = 4;

/** How much of a text is answered, in characters. */
const maxTextLength = 300;

interface NotesOptions {
  database: Database;
  config: Pick<Config, 'clinicDir' | 'databaseUrl' | 'languages'>;
  folder: Folder;
}

/** What somebody has to look at; found again when the folder, the publications or the drafts have changed. */
export class Notes {
  readonly #options: NotesOptions;
  readonly #queue = serialQueue(maxWaiting);
  #known: { state: string; found: Found } | null = null;

  constructor(options: NotesOptions) {
    this.#options = options;
  }

  /**
   * Reads them, with labels in the language of the person.
   * @throws OverloadedError
   */
  async read(language: string): Promise<ContentNotesResponse> {
    const { database, config, folder } = this.#options;
    const files = await readFiles(database, await folder.texts());
    const { isSample, left, warnings } = await this.#found(files);
    const confirmed = await database
      .selectFrom('content_confirmed')
      .select(['path', 'field', 'value'])
      .execute();
    const isRight = new Set(
      confirmed.map(({ path, field, value }) => JSON.stringify([path, field, value])),
    );
    const unconfirmed = left.flatMap(({ file: path, pointer, text }) => {
      const values = valuesIn(files, path);
      const kind = kindOf(path);
      const value = JSON.stringify(valueAt(values, pointer));
      const key = JSON.stringify([path, fieldAt(values, pointer), value]);
      if (values === undefined || !kind || isRight.has(key)) return [];
      const fields = fieldsIn(values, formOf(kind, language));
      const field = fields.find((each) => `${each.pointer}/`.startsWith(`${pointer}/`));
      const labels = field?.labels.slice(0, segmentsOf(pointer).length) ?? [];
      return [{ path, pointer, labels, text: text.slice(0, maxTextLength) }];
    });
    return {
      isSample,
      left: unconfirmed,
      due: await dueIn(files, config.languages, language),
      warnings: warnings.map((each) => ({ ...each, message: inPlainWords(each.message) })),
    };
  }

  #found(files: ReadonlyMap<string, FileTexts>): Promise<Found> {
    const { database, config } = this.#options;
    return this.#queue(async () => {
      const state = JSON.stringify([
        await folderState(config.clinicDir),
        await revisionOf(database, 'site'),
        await revisionOf(database, 'site-drafts'),
      ]);
      if (this.#known?.state !== state) {
        const changed = new Map(
          [...files.values()]
            .filter(({ draft, published }) => draft || published)
            .map((file) => [file.path, currentText(file)]),
        );
        const cacheFolder = join(dataFolder(config), 'site');
        const found = await finder
          .ask({ folder: config.clinicDir, cacheFolder, changed })
          .catch(() => {
            throw new PlainError('the search for what is left of the sample failed');
          });
        this.#known = { state, found };
      }
      return this.#known.found;
    });
  }
}

/** The facts that are due for review, the longest overdue first. */
async function dueIn(
  files: ReadonlyMap<string, FileTexts>,
  languages: readonly string[],
  language: string,
): Promise<ContentNotesResponse['due']> {
  const due: ContentNotesResponse['due'] = [];
  const [main] = languages;
  for (const path of files.keys()) {
    const kind = kindOf(path);
    if (!kind || (languageOfFile(path) ?? main) !== main) continue;
    const values = valuesIn(files, path);
    if (values === undefined) continue;
    for (const { pointer, labels, about, value, form } of fieldsIn(
      values,
      formOf(kind, language),
    )) {
      const day = z.iso.date().safeParse(value);
      if (form?.months === undefined || !day.success) continue;
      const next = Temporal.PlainDate.from(day.data).add({ months: form.months });
      const field = fieldAt(values, pointer);
      const dates = pathsOf(nameOfFile(path), languages).flatMap((each) => {
        const own = pointerIn(valuesIn(files, each), field);
        return own === null ? [] : [{ path: each, pointer: own }];
      });
      due.push({
        path,
        pointer,
        dates,
        labels: labels.slice(0, -1),
        name: about,
        day: day.data,
        due: next.toString(),
      });
    }
    await setImmediate();
  }
  return due.sort((a, b) => (a.due < b.due ? -1 : 1));
}

function valuesIn(files: ReadonlyMap<string, FileTexts>, path: string) {
  const file = files.get(path);
  return file && valuesOf(path, currentText(file));
}
