import { posix } from 'node:path';
import type { z } from 'zod';
import { type PageCopy, type PageName, pageNames, pages } from '../../pages.ts';
import { placeholderNames, unknownPlaceholder } from '../fields/placeholder.ts';
import { type ContentFiles, filesIn } from '../files.ts';
import { textErrors } from '../markdown/mistakes.ts';
import { articleSchema, statesPlaceholder } from '../schema/article.ts';
import { messagesSchema } from '../schema/messages.ts';
import { packageSchema } from '../schema/package.ts';
import { serviceSchema } from '../schema/service.ts';
import { siteSchema } from '../schema/site.ts';
import { townSchema } from '../schema/town.ts';
import { type JsonSchema, jsonSchemaOf } from './content-files.ts';
import type { ContentIssue } from './content-issue.ts';
import { pictureError, pictureFile, picturesIn } from './picture-file.ts';
import { escapeForMarkdown, fillPlaceholders, type PlaceholderValues } from './placeholders.ts';
import { type Location, validate } from './validate.ts';
import { parseMarkdown, parseYaml, type Result, readParsed, type YamlContent } from './yaml.ts';

/** A valid file, or a valid item of a list. */
export interface Entry<Data> {
  /**
   * Name of the file without extension; for an item of a list its position, so that ids sort in the
   * list's order.
   */
  id: string;
  /** Path of the file in the clinic's folder. */
  file: string;
  data: Data;
  /** The Markdown below the front matter, with placeholders replaced. */
  body?: string;
  /** For the facts in a further language, the facts that it translates (`facts.yaml`). */
  translated?: unknown;
}

/** The entries of a folder, of a list, or of one file. */
export interface Collection<Data> {
  /** The valid entries, in the order of the list or of the file names. */
  entries: Entry<Data>[];
  /** The names by which other files refer to entries, valid or not. */
  names: Set<string>;
}

/** An entry before validation. */
interface RawEntry extends Location {
  id: string;
  fields: unknown;
  body?: string;
}

/** The files of the sample clinic, which are read when something is taken from them. */
export type SampleFiles = () => Promise<ContentFiles>;

interface FolderReaderOptions {
  files: ContentFiles;
  /** The language whose folder is read. */
  language: string;
  placeholders: PlaceholderValues;
  /** Provides the texts that a file lacks. */
  sample: SampleFiles;
}

/** Reads and validates the files of a language and collects their issues. */
export class FolderReader {
  readonly issues: ContentIssue[] = [];
  /** Fields that use the sample's text, because the folder lacks them, such as fields that a release has added. */
  readonly fromSample: ContentIssue[] = [];
  readonly #options: FolderReaderOptions;

  constructor(options: FolderReaderOptions) {
    this.#options = options;
  }

  /** Path in the clinic's folder of a file or folder of this language. */
  path(name: string): string {
    return `${this.#options.language}/${name}`;
  }

  /** The schema of a picture that a file in a folder of this language names. */
  picture(folder: string) {
    return pictureFile(this.#options.files.pictures, this.path(folder));
  }

  /** Whether there is such a file; one that cannot be read as text counts too. */
  has(name: string): boolean {
    const { texts, unreadable } = this.#options.files;
    return texts.has(this.path(name)) || unreadable?.has(this.path(name)) === true;
  }

  /** The paths of the files with an extension in a folder. */
  paths(folder: string, extension: '.yaml' | '.md'): string[] {
    return filesIn(this.#options.files, this.path(folder), extension);
  }

  /** Reads a YAML file: a collection with a single entry. */
  async file<Schema extends z.ZodType>(path: string, schema: Schema) {
    return this.#check([this.#readYaml(this.path(path))], schema, true);
  }

  /**
   * Reads a YAML list; each item has a unique `id`.
   * @param emptyMessage the issue to report for an empty list; undefined if the list may be empty
   */
  async list<Schema extends z.ZodType>(path: string, schema: Schema, emptyMessage?: string) {
    const file = this.path(path);
    const content = this.#read(file, parseYaml);
    if (content === undefined) return this.#check([], schema);
    if (emptyMessage !== undefined && isEmpty(content.fields)) {
      this.issues.push({ file, field: '', message: emptyMessage, isMissing: true });
      return this.#check([], schema);
    }
    if (!Array.isArray(content.fields)) {
      this.issues.push({ file, field: '', message: 'must be a list' });
      return this.#check([], schema);
    }
    const entries = content.fields.map((fields, index) => {
      const item = itemName(fields, index);
      const sourceAt: Location['sourceAt'] = (path) => content.sourceAt([index, ...path]);
      return { id: String(index).padStart(6, '0'), item, file, fields, sourceAt };
    });
    this.#findDuplicates(entries);
    return this.#check(entries, schema);
  }

  /** Reads the YAML or Markdown files of a folder; each is an entry. */
  async files<Schema extends z.ZodType>(path: string, extension: '.yaml' | '.md', schema: Schema) {
    const files = this.paths(path, extension);
    if (extension === '.yaml')
      return this.#check(
        files.map((file) => this.#readYaml(file)),
        schema,
      );
    return this.#check(await Promise.all(files.map((file) => this.#readMarkdown(file))), schema);
  }

  #readYaml(file: string): RawEntry {
    const content = this.#read(file, parseYaml);
    return { id: idOf(file), file, fields: content?.fields, sourceAt: content?.sourceAt };
  }

  async #readMarkdown(file: string): Promise<RawEntry> {
    const article = this.#read(file, parseMarkdown);
    const body = this.#fill(article?.body ?? '', { file }, ['text'], escapeForMarkdown) as string;
    for (const name of placeholderNames(body)) {
      if (name === statesPlaceholder && hasStates(article?.fields)) continue;
      this.issues.push({ file, field: 'text', message: unknownPlaceholder(name) });
    }
    for (const message of textErrors(body)) this.issues.push({ file, field: 'text', message });
    for (const path of picturesIn(body)) {
      const error = await pictureError(this.#options.files.pictures, path, posix.dirname(file));
      if (error) this.issues.push({ file, field: 'text', message: error });
    }
    return { id: idOf(file), file, fields: article?.fields, sourceAt: article?.sourceAt, body };
  }

  /** Reads a file; undefined if it cannot be parsed, which is recorded as an issue. */
  #read<Content extends YamlContent>(
    file: string,
    parse: (text: string) => Result<Content>,
  ): Content | undefined {
    const { content, issue } = readParsed(this.#options.files, file, parse);
    for (const parseIssue of issue ? [issue] : content.issues) {
      this.issues.push({
        file,
        ...parseIssue,
        field: fieldOfItem(parseIssue.field, content?.fields),
      });
    }
    return content;
  }

  async #check<Schema extends z.ZodType>(
    rawEntries: RawEntry[],
    schema: Schema,
    useSampleDefaults = false,
  ): Promise<Collection<z.infer<Schema>>> {
    const entries = await Promise.all(
      rawEntries.map((entry) => this.#checkEntry(entry, schema, useSampleDefaults)),
    );
    return {
      entries: entries.flat(),
      names: new Set(rawEntries.map(({ id, item }) => item ?? id)),
    };
  }

  /** The entry; an empty list if it is not valid. */
  async #checkEntry<Schema extends z.ZodType>(
    { id, fields, body, ...location }: RawEntry,
    schema: Schema,
    useSampleDefaults: boolean,
  ): Promise<Entry<z.infer<Schema>>[]> {
    if (fields === undefined) return [];
    const filledFields = this.#fill(fields, location);
    const firstResult = await validate(schema, filledFields, location);
    const wasFilled =
      useSampleDefaults && (await this.#fillFromSample(filledFields, firstResult.issues, schema));
    const { data, issues } = wasFilled
      ? await validate(schema, filledFields, location)
      : firstResult;
    this.issues.push(...issues);
    if (data === undefined) return [];
    return [{ id, file: location.file, data, ...(body !== undefined && { body }) }];
  }

  /**
   * Fills in the sample's texts for missing texts that are not specific to one clinic.
   * @returns whether there were any
   */
  async #fillFromSample(
    fields: unknown,
    issues: ContentIssue[],
    schema: z.ZodType,
  ): Promise<boolean> {
    const missingIssues = issues.filter(({ isMissing }) => isMissing);
    if (missingIssues.length === 0) return false;
    const sample = await this.#options.sample();
    const replacements = missingIssues.flatMap(({ file, field }) => {
      const { content } = readParsed(sample, file, parseYaml);
      const names = field.split('.');
      const value = names.reduce<unknown>((outer, name) => Object(outer)[name], content?.fields);
      if (value === undefined || isClinicSpecific(jsonSchemaOf(schema), names)) return [];
      const parent = names
        .slice(0, -1)
        .reduce<unknown>((outer, name) => Object(outer)[name], fields);
      Object(parent)[names.at(-1) ?? ''] = this.#fill(value, { file }, names);
      return [{ file, field, message: 'is missing; the sample’s text is used instead' }];
    });
    this.fromSample.push(...replacements);
    return replacements.length > 0;
  }

  #fill(
    value: unknown,
    { file, item }: Location,
    path: string[] = [],
    transform = (values: PlaceholderValues) => values,
  ): unknown {
    return fillPlaceholders(value, transform(this.#options.placeholders), (field, message) => {
      const names = [...(item ? [item] : []), ...path, ...field];
      this.issues.push({ file, field: names.join('.'), message });
    });
  }

  #findDuplicates(items: { file: string; item: string; fields: unknown }[]): void {
    const firstItems = new Map<string, string>();
    for (const [index, { file, item, fields }] of items.entries()) {
      const name = describeItem(fields, index);
      const firstItem = firstItems.get(item);
      firstItems.set(item, firstItem ?? name);
      if (firstItem === undefined) continue;
      const message = `duplicate id: ${firstItem} and ${name} have it; give one of them another`;
      this.issues.push({ file, field: `${item}.id`, message });
    }
  }
}

/** Whether a field, or anything within it, is specific to one clinic. */
function isClinicSpecific(schema: JsonSchema, names: string[]): boolean {
  const fieldSchema = names.reduce<unknown>(
    (outer, name) => Object(outer).properties?.[name],
    schema,
  );
  return fieldSchema === undefined || JSON.stringify(fieldSchema).includes('"clinicSpecific":true');
}

/** How people recognise an item in a list: its position from 1, and its title. */
function describeItem(fields: unknown, index: number): string {
  const { title } = Object(fields);
  return typeof title === 'string' ? `number ${index + 1}, "${title}",` : `number ${index + 1}`;
}

function isEmpty(fields: unknown): boolean {
  return fields === null || (Array.isArray(fields) && fields.length === 0);
}

/** How messages refer to an item of a list: by its id, or by its position from 1. */
function itemName(fields: unknown, index: number): string {
  return String(Object(fields).id ?? index + 1);
}

/** For an item of a list, `basic.title` in place of `0.title`. */
export function fieldOfItem(field: string, fields: unknown): string {
  if (!Array.isArray(fields)) return field;
  return field.replace(/^\d+/, (index) => itemName(fields[Number(index)], Number(index)));
}

function idOf(file: string): string {
  return posix.basename(file, posix.extname(file));
}

function hasStates(fields: unknown): boolean {
  return typeof fields === 'object' && fields !== null && 'states' in fields;
}

/** The content of the folder of one language, by the names of Astro's collections. */
export type LanguageFiles = Awaited<ReturnType<typeof readLanguageFiles>>;

type Pages = { [Name in PageName]: Collection<PageCopy<Name>> };

const noEntries = { entries: [], names: new Set<string>() };

/**
 * Reads the folder of one language.
 * @param unneeded pages for which the clinic has nothing to show
 */
export async function readLanguageFiles(reader: FolderReader, unneeded: PageName[]) {
  const [site, messages, services, packages, towns, articles, pages] = await Promise.all([
    reader.file('site.yaml', siteSchema),
    reader.file('messages.yaml', messagesSchema),
    reader.list(
      'services.yaml',
      serviceSchema,
      'is empty; the home page needs at least one service',
    ),
    unneeded.includes('offers') ? noEntries : reader.list('packages.yaml', packageSchema),
    reader.files('towns', '.yaml', townSchema),
    reader.files('articles', '.md', articleSchema(reader.picture('articles'))),
    readPages(reader, unneeded),
  ]);
  return { site, messages, services, packages, towns, articles, ...pages };
}

async function readPages(reader: FolderReader, unneeded: PageName[]): Promise<Pages> {
  const reads = pageNames.map(async (name) => {
    const file = `pages/${name}.yaml`;
    if (unneeded.includes(name) && !reader.has(file)) return [name, noEntries] as const;
    return [name, await reader.file(file, pages[name].copySchema)] as const;
  });
  return Object.fromEntries(await Promise.all(reads)) as Pages;
}
