import { isGroup } from '../../../shared/json.ts';
import { definitionOf, pageNames } from '../../pages.ts';
import { languageName } from '../../words/languages.ts';
import { type ContentFiles, hasFolder } from '../files.ts';
import { entrySchemaOf, isList, type JsonSchema } from '../folder/content-files.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import { crossCheck } from '../folder/cross-checks.ts';
import {
  type Entry,
  FolderReader,
  type LanguageFiles,
  readLanguageFiles,
  type SampleFiles,
} from '../folder/folder-reader.ts';
import { type PlaceholderValues, placeholderValues } from '../folder/placeholders.ts';
import { inLanguage, languageFactsSchema } from '../schema/language-facts.ts';

/** What the further languages of a site are compared with. */
export interface DefaultLanguage {
  /** The files of the clinic's folder, in all languages. */
  allFiles: ContentFiles;
  sample: SampleFiles;
  /** The clinic's facts as in the files, not validated. */
  fields: unknown;
  files: LanguageFiles;
}

/** The content of a further language. */
export interface FurtherLanguage {
  files: LanguageFiles;
  /** Its `facts.yaml`; undefined if it has none. */
  facts: unknown;
  /** Mistakes, which keep the site from being built. */
  issues: ContentIssue[];
  /** What is missing: pages that need it do not exist in this language, or the sample's text is used instead. */
  missing: ContentIssue[];
}

/**
 * Reads and checks the folder of a further language. Missing files do not keep the site from being built.
 * @param counts the values of `{towns}` and the like in this language
 */
export async function readFurtherLanguage(
  defaultLanguage: DefaultLanguage,
  language: string,
  counts: PlaceholderValues,
): Promise<FurtherLanguage> {
  const { allFiles, sample, files: firstFiles } = defaultLanguage;
  const factsReader = new FolderReader({ files: allFiles, language, placeholders: {}, sample });
  const collection = await factsReader.file('facts.yaml', languageFactsSchema);
  const facts = collection.entries[0]?.data;
  const fields = inLanguage(defaultLanguage.fields, facts);
  const placeholders = { ...placeholderValues(fields, language), ...counts };
  const reader = new FolderReader({ files: allFiles, language, placeholders, sample });
  const files = await readLanguageFiles(reader, pagesMissingIn(firstFiles));
  const foundIssues = [
    ...factsReader.issues,
    ...reader.issues,
    ...crossCheck(files, firstFiles),
    ...differingFacts(files, firstFiles),
    ...missingEntries(reader, files, firstFiles),
  ];
  const missingEntryIssues = hasFolder(allFiles, language)
    ? foundIssues.filter(({ isMissing }) => isMissing)
    : [{ file: language, field: '', message: 'there is no such folder' }];
  const name = languageName(language, 'en');
  return {
    files,
    facts,
    issues: foundIssues.filter(({ isMissing }) => !isMissing),
    missing: [
      ...missingEntryIssues.map((issue) => ({
        ...issue,
        message: `${issue.message}; ${consequence(issue.file, name)}`,
      })),
      ...reader.fromSample,
    ],
  };
}

/** The consequence of a missing file. */
function consequence(file: string, language: string): string {
  if (file.endsWith('/facts.yaml')) return 'names stay as in the first language';
  if (file.endsWith('/messages.yaml')) return 'messages to patients are in the first language';
  return `the pages that need it do not exist in ${language}`;
}

/** Pages that the default language does not have either. */
function pagesMissingIn(first: LanguageFiles) {
  return pageNames.filter((name) => {
    const { optionalWithout, isOptional } = definitionOf(name);
    return (optionalWithout || isOptional) && first[name].entries.length === 0;
  });
}

/** The towns, articles, services and packages that the default language has and this one does not. */
function missingEntries(
  reader: FolderReader,
  files: LanguageFiles,
  first: LanguageFiles,
): ContentIssue[] {
  const missingNames = (name: 'towns' | 'articles' | 'services' | 'packages') =>
    [...first[name].names].filter((entry) => !files[name].names.has(entry));
  const missingFile = (path: string) => ({
    file: reader.path(path),
    field: '',
    message: 'there is no such file',
    isMissing: true,
  });
  const missingItem = (path: string, field: string) => ({
    file: reader.path(path),
    field,
    message: 'is missing',
    isMissing: true,
  });
  return [
    ...missingNames('towns').map((slug) => missingFile(`towns/${slug}.yaml`)),
    ...missingNames('articles').map((slug) => missingFile(`articles/${slug}.md`)),
    ...(['services', 'packages'] as const).flatMap((name) =>
      reader.has(`${name}.yaml`)
        ? missingNames(name).map((id) => missingItem(`${name}.yaml`, id))
        : [],
    ),
  ];
}

/** Finds prices, dates and other facts that differ from the default language's. */
function differingFacts(files: LanguageFiles, first: LanguageFiles): ContentIssue[] {
  const firstValues = new Map(factsOf(first).map(({ key, value }) => [key, asText(value)]));
  return factsOf(files).flatMap(({ key, file, field, value }) => {
    const expectedValue = firstValues.get(key);
    if (expectedValue === undefined || expectedValue === asText(value)) return [];
    const message = `is ${expectedValue} in the first language; it must be the same here`;
    return [{ file, field, message }];
  });
}

/** A value that must be the same in every language. */
interface Fact {
  /** What identifies it in every language. */
  key: string;
  field: string;
  value: unknown;
}

function factsOf(files: LanguageFiles): (Fact & { file: string })[] {
  return Object.entries(files).flatMap(([name, { entries }]) =>
    (entries as Entry<unknown>[]).flatMap(({ id, file, data }) => {
      const itemNames = isList(file) ? [String(Object(data).id)] : [];
      const facts = factsIn(data, entrySchemaOf(file), [name, itemNames[0] ?? id], itemNames);
      return [...facts].map((fact) => ({ file, ...fact }));
    }),
  );
}

/** The facts within a value, including absent ones. Items of a list are identified by their ids. */
function* factsIn(
  value: unknown,
  schema: JsonSchema,
  key: string[],
  field: string[],
): Generator<Fact> {
  if (schema['sameInAllLanguages']) {
    yield { key: key.join('/'), field: field.join('.'), value };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const name = String(Object(item).id ?? '');
      yield* factsIn(item, Object(schema.items), [...key, name], [...field, String(index)]);
    }
  } else if (isGroup(value)) {
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      yield* factsIn(value[name], Object(inner), [...key, name], [...field, name]);
    }
  }
}

function asText(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? 'absent');
}
