import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { fieldAt, pointerIn } from '../../shared/content-changes.ts';
import { pointerOf, valueAt } from '../../shared/content-document.ts';
import { languageOfFile, nameOfFile } from '../../shared/content-paths.ts';
import type { NeedsAttentionResponse } from '../../shared/desk/content.ts';
import { formAt, labelsOf } from '../../shared/desk/titles.ts';
import { folderState } from '../../src/content/files.ts';
import { leavesIn } from '../../src/content/folder/content-files.ts';
import { formOfFile } from '../../src/content/form.ts';
import type { Config } from '../config.ts';
import { dataFolder } from '../data-folder.ts';
import type { Database } from '../database/index.ts';
import { PlainError } from '../log.ts';
import { HelperProcess } from '../processes/helper-process.ts';
import { serialQueue } from '../queue.ts';
import { pathsOf } from './desk-files.ts';
import { currentText, type FileTexts, type Folder, readFiles, valuesOf } from './drafts.ts';
import type { NeedsAttentionResult, NeedsAttentionTask } from './needs-attention-program.ts';
import { revisionOf } from './published-texts.ts';

const program = resolve(import.meta.dirname, 'needs-attention-program.ts');
const finder = new HelperProcess<NeedsAttentionTask, NeedsAttentionResult>(program);

/** How many requests may wait for the result. */
const maxWaiting = 4;

/** How much of a text is returned, in characters. */
const maxTextLength = 300;

interface NeedsAttentionOptions {
  database: Database;
  config: Pick<Config, 'clinicDir' | 'databaseUrl' | 'languages'>;
  folder: Folder;
}

/** Finds sample texts, facts to review and warnings; looks again when the folder, a publication or a draft changes. */
export class NeedsAttention {
  readonly #options: NeedsAttentionOptions;
  readonly #queue = serialQueue(maxWaiting);
  #cache: { state: string; result: NeedsAttentionResult } | null = null;

  constructor(options: NeedsAttentionOptions) {
    this.#options = options;
  }

  /**
   * Reads what needs attention, with labels in a person's language.
   * @throws OverloadedError if too many requests are waiting for the result
   */
  async read(language: string): Promise<NeedsAttentionResponse> {
    const { database, config, folder } = this.#options;
    const files = await readFiles(database, await folder.texts());
    const { isSample, leftovers, warnings } = await this.#find(files);
    const confirmedFields = await database
      .selectFrom('content_confirmed')
      .select(['path', 'field', 'value'])
      .execute();
    const confirmedKeys = new Set(
      confirmedFields.map(({ path, field, value }) => JSON.stringify([path, field, value])),
    );
    const isConfirmed = ({ file: path, pointer }: (typeof leftovers)[number]) => {
      const values = valuesIn(files, path);
      const value = JSON.stringify(valueAt(values, pointer));
      return confirmedKeys.has(JSON.stringify([path, fieldAt(values, pointer), value]));
    };
    const unconfirmed = leftovers.filter((leftover) => !isConfirmed(leftover));
    const sampleTexts = unconfirmed.flatMap(({ file: path, pointer, reason, text }) => {
      const values = valuesIn(files, path);
      if (values === undefined) return [];
      const labels = labelsOf(formOfFile(path, language), values, pointer);
      return [{ path, pointer, labels, text: text.slice(0, maxTextLength), reason }];
    });
    return {
      isSample,
      sampleTexts,
      confirmedCount: leftovers.length - unconfirmed.length,
      due: await reviewedFactsIn(files, config.languages, language),
      warnings: warnings.map((warning) => ({
        ...warning,
        labels: labelsOf(
          formOfFile(warning.path, language),
          valuesIn(files, warning.path),
          warning.pointer,
        ),
      })),
    };
  }

  #find(files: ReadonlyMap<string, FileTexts>): Promise<NeedsAttentionResult> {
    const { database, config } = this.#options;
    return this.#queue(async () => {
      const state = JSON.stringify([
        await folderState(config.clinicDir),
        await revisionOf(database, 'site'),
        await revisionOf(database, 'site-drafts'),
      ]);
      if (this.#cache?.state !== state) {
        const changedTexts = new Map(
          [...files.values()]
            .filter(({ draft, publishedFile }) => draft || publishedFile)
            .map((file) => [file.path, currentText(file)]),
        );
        const cacheFolder = join(dataFolder(config), 'site');
        const result = await finder
          .run({ folder: config.clinicDir, cacheFolder, changedTexts })
          .catch(() => {
            throw new PlainError('the search for sample texts failed');
          });
        this.#cache = { state, result };
      }
      return this.#cache.result;
    });
  }
}

/** The facts that are reviewed at intervals, each with the day on which the next review is due, the earliest first. */
async function reviewedFactsIn(
  files: ReadonlyMap<string, FileTexts>,
  languages: readonly string[],
  language: string,
): Promise<NeedsAttentionResponse['due']> {
  const facts: NeedsAttentionResponse['due'] = [];
  const [mainLanguage] = languages;
  for (const path of files.keys()) {
    const form = formOfFile(path, language);
    if (!form || (languageOfFile(path) ?? mainLanguage) !== mainLanguage) continue;
    const values = valuesIn(files, path);
    for (const { names, value } of leavesIn(values, undefined)) {
      const pointer = pointerOf(names);
      const { months } = formAt(form, pointer) ?? {};
      const day = z.iso.date().safeParse(value);
      if (months === undefined || !day.success) continue;
      const dueDay = Temporal.PlainDate.from(day.data).add({ months });
      const field = fieldAt(values, pointer);
      const places = pathsOf(nameOfFile(path), languages).flatMap((file) => {
        const matchingPointer = pointerIn(valuesIn(files, file), field);
        return matchingPointer === null ? [] : [{ path: file, pointer: matchingPointer }];
      });
      facts.push({
        path,
        pointer,
        dates: places,
        labels: labelsOf(form, values, pointer).slice(0, -1),
        day: day.data,
        due: dueDay.toString(),
      });
    }
    await setImmediate();
  }
  return facts.sort((a, b) => (a.due < b.due ? -1 : 1));
}

function valuesIn(files: ReadonlyMap<string, FileTexts>, path: string) {
  const file = files.get(path);
  return file && valuesOf(path, currentText(file));
}
