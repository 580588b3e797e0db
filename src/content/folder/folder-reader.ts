import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import type { z } from 'zod';
import { namesInCapitals, unknownPlaceholder } from '../fields/placeholder.ts';
import { sampleFolder } from '../leftovers/sample.ts';
import { statesPlaceholder } from '../schema/states.ts';
import { type Result, readParsed } from '../yaml/file-text.ts';
import { parseMarkdown, parseYaml, type YamlContent } from '../yaml/yaml.ts';
import type { ContentIssue } from './content-issue.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { pictureFault, picturesIn } from './picture-file.ts';
import { fillPlaceholders, inMarkdown, type PlaceholderValues } from './placeholders.ts';
import { type Place, validate } from './validate.ts';

/** A valid file, or a valid item of a list. */
export interface Entry<Data> {
  /**
   * Name of the file without extension; for an item of a list its position, so that ids sort in the
   * list's order.
   */
  id: string;
  /** Absolute path of the file. */
  file: string;
  data: Data;
  /** The Markdown below the front matter, with placeholders replaced. */
  body?: string;
}

/** The entries of a folder, of a list, or of one file. */
export interface Collection<Data> {
  /** The valid entries, in the order of the list or of the file names. */
  entries: Entry<Data>[];
  /** The names by which other files refer to entries, valid or not. */
  names: Set<string>;
}

/** An entry before validation. */
interface RawEntry extends Place {
  id: string;
  fields: unknown;
  body?: string;
  /** The sample's file of this name, whose texts stand in for those that this one lacks. */
  sample?: string;
}

/** Reads and validates the files of a folder and collects their issues. */
export class FolderReader {
  readonly issues: ContentIssue[] = [];
  /** Where the sample's text stands in for one that the folder lacks, such as one that a release has added. */
  readonly fromSample: ContentIssue[] = [];
  readonly #folder: string;
  readonly #placeholders: PlaceholderValues;

  constructor(folder: string, placeholders: PlaceholderValues) {
    this.#folder = folder;
    this.#placeholders = placeholders;
  }

  /** Absolute path of a file or folder. */
  path(name: string): string {
    return resolve(this.#folder, name);
  }

  /** Whether there is a file at this path, or one that matches this pattern. */
  async has(pattern: string): Promise<boolean> {
    return (await glob(pattern, { cwd: this.#folder })).length > 0;
  }

  /** Reads a YAML file: a collection with a single entry. */
  async file<Schema extends z.ZodType>(path: string, schema: Schema) {
    const entry = await this.#readYaml(this.path(path));
    const sample = join(sampleFolder, basename(this.#folder), path);
    return this.#check([existsSync(sample) ? { ...entry, sample } : entry], schema);
  }

  /**
   * Reads a YAML list; each item has a unique `id`.
   * @param whereEmpty the issue to report for an empty list; undefined if the list may be empty
   */
  async list<Schema extends z.ZodType>(path: string, schema: Schema, whereEmpty?: string) {
    const file = this.path(path);
    const content = await this.#read(file, parseYaml);
    if (content === undefined) return this.#check([], schema);
    if (whereEmpty !== undefined && isEmpty(content.fields)) {
      this.issues.push({ file, field: '', message: whereEmpty, isMissing: true });
      return this.#check([], schema);
    }
    if (!Array.isArray(content.fields)) {
      this.issues.push({ file, field: '', message: 'must be a list' });
      return this.#check([], schema);
    }
    const entries = content.fields.map((fields, index) => {
      const item = itemOf(fields, index);
      const written: Place['written'] = (path) => content.written([index, ...path]);
      return { id: String(index).padStart(6, '0'), item, file, fields, written };
    });
    this.#findDuplicates(entries);
    return this.#check(entries, schema);
  }

  /** Reads the YAML or Markdown files of a folder; each is an entry. */
  async files<Schema extends z.ZodType>(path: string, ending: '.yaml' | '.md', schema: Schema) {
    const cwd = this.path(path);
    const files = await glob(`*${ending}`, { cwd, absolute: true });
    const read = (file: string) =>
      ending === '.md' ? this.#readMarkdown(file) : this.#readYaml(file);
    return this.#check(await Promise.all(files.sort().map(read)), schema);
  }

  async #readYaml(file: string): Promise<RawEntry> {
    const content = await this.#read(file, parseYaml);
    return { id: idOf(file), file, fields: content?.fields, written: content?.written };
  }

  async #readMarkdown(file: string): Promise<RawEntry> {
    const article = await this.#read(file, parseMarkdown);
    const body = this.#fill(article?.body ?? '', { file }, ['text'], inMarkdown) as string;
    for (const name of namesInCapitals(body)) {
      if (name === statesPlaceholder && hasStates(article?.fields)) continue;
      this.issues.push({ file, field: 'text', message: unknownPlaceholder(name) });
    }
    for (const path of picturesIn(body)) {
      const fault = await pictureFault(path, dirname(file), this.path('..'));
      if (fault) this.issues.push({ file, field: 'text', message: fault });
    }
    return { id: idOf(file), file, fields: article?.fields, written: article?.written, body };
  }

  /** Reads a file; undefined if it cannot be parsed, which is recorded as an issue. */
  async #read<Content extends YamlContent>(
    file: string,
    parse: (text: string) => Result<Content>,
  ): Promise<Content | undefined> {
    const { content, fault } = await readParsed(file, parse);
    const faults = fault ? [fault] : content.faults;
    for (const each of faults) {
      this.issues.push({ file, ...each, field: fieldOfItem(each.field, content?.fields) });
    }
    return content;
  }

  async #check<Schema extends z.ZodType>(
    raw: RawEntry[],
    schema: Schema,
  ): Promise<Collection<z.infer<Schema>>> {
    const entries = await Promise.all(raw.map((entry) => this.#checkEntry(entry, schema)));
    return { entries: entries.flat(), names: new Set(raw.map(({ id, item }) => item ?? id)) };
  }

  /** The entry; an empty list if it is not valid. */
  async #checkEntry<Schema extends z.ZodType>(
    { id, fields, body, sample, ...place }: RawEntry,
    schema: Schema,
  ): Promise<Entry<z.infer<Schema>>[]> {
    if (fields === undefined) return [];
    const filled = this.#fill(fields, place);
    const first = await validate(schema, filled, place);
    const isComplete = !sample || !(await this.#takeMissing(filled, first.issues, sample, schema));
    const { data, issues } = isComplete ? first : await validate(schema, filled, place);
    this.issues.push(...issues);
    if (data === undefined) return [];
    return [{ id, file: place.file, data, ...(body !== undefined && { body }) }];
  }

  /**
   * Puts the sample's texts in place of those that are missing and say nothing of one clinic.
   * @returns whether there were any
   */
  async #takeMissing(
    fields: unknown,
    issues: ContentIssue[],
    sample: string,
    schema: z.ZodType,
  ): Promise<boolean> {
    const missing = issues.filter(({ isMissing }) => isMissing);
    if (missing.length === 0) return false;
    const { content } = await readParsed(sample, parseYaml);
    const taken = missing.flatMap(({ file, field }) => {
      const names = field.split('.');
      const value = names.reduce<unknown>((outer, name) => Object(outer)[name], content?.fields);
      if (value === undefined || isOfOneClinic(jsonSchemaOf(schema), names)) return [];
      const within = names
        .slice(0, -1)
        .reduce<unknown>((outer, name) => Object(outer)[name], fields);
      Object(within)[names.at(-1) ?? ''] = this.#fill(value, { file }, names);
      return [{ file, field, message: 'is missing; the sample’s text stands in its place' }];
    });
    this.fromSample.push(...taken);
    return taken.length > 0;
  }

  #fill(
    value: unknown,
    { file, item }: Place,
    path: string[] = [],
    writtenAs = (values: PlaceholderValues) => values,
  ): unknown {
    return fillPlaceholders(value, writtenAs(this.#placeholders), (field, message) => {
      const names = [...(item ? [item] : []), ...path, ...field];
      this.issues.push({ file, field: names.join('.'), message });
    });
  }

  #findDuplicates(items: { file: string; item: string; fields: unknown }[]): void {
    const known = new Map<string, string>();
    for (const [index, { file, item, fields }] of items.entries()) {
      const name = nameOf(fields, index);
      const other = known.get(item);
      known.set(item, other ?? name);
      if (other === undefined) continue;
      const message = `duplicate id: ${other} and ${name} have it; give one of them another`;
      this.issues.push({ file, field: `${item}.id`, message });
    }
  }
}

/** Whether a field, or anything within it, is true of one clinic only. */
function isOfOneClinic(schema: JsonSchema, names: string[]): boolean {
  const own = names.reduce<unknown>((outer, name) => Object(outer).properties?.[name], schema);
  return own === undefined || JSON.stringify(own).includes('"ofOneClinic":true');
}

/** By what people find an item in a list: its position from 1, and its title. */
function nameOf(fields: unknown, index: number): string {
  const { title } = Object(fields);
  return typeof title === 'string' ? `number ${index + 1}, "${title}",` : `number ${index + 1}`;
}

function isEmpty(fields: unknown): boolean {
  return fields === null || (Array.isArray(fields) && fields.length === 0);
}

/** How messages refer to an item of a list: by its id, or by its position from 1. */
function itemOf(fields: unknown, index: number): string {
  return String(Object(fields).id ?? index + 1);
}

/** For an item of a list, `basic.title` in place of `0.title`. */
function fieldOfItem(field: string, fields: unknown): string {
  if (!Array.isArray(fields)) return field;
  return field.replace(/^\d+/, (index) => itemOf(fields[Number(index)], Number(index)));
}

function idOf(file: string): string {
  return basename(file, extname(file));
}

function hasStates(fields: unknown): boolean {
  return typeof fields === 'object' && fields !== null && 'states' in fields;
}
