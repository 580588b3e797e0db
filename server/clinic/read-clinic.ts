import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { parse } from 'yaml';
import { z } from 'zod';
import { serverFacts } from '../../shared/clinic-facts.ts';
import { emergencyFinder } from '../../shared/desk/emergency/finder.ts';
import {
  type EmergencyWords,
  emergencyFile,
  emergencySchema,
} from '../../shared/desk/emergency/list.ts';
import { allFacts, clinicFile, fileOfFact } from '../../shared/fact-files.ts';
import { phoneLinksOf } from '../../shared/phone-numbers.ts';
import { deskWordsOf } from '../words/words.ts';
import type { Bookable, ClinicParts } from './clinic.ts';

/** The files that the server itself reads, by the names of their collections in the content. */
const pathOf = {
  clinic: () => clinicFile,
  emergency: () => emergencyFile,
  packages: (language: string) => `${language}/packages.yaml`,
  services: (language: string) => `${language}/services.yaml`,
  articles: (language: string) => `${language}/articles`,
};

const bookableFile = z.array(z.object({ id: z.string(), title: z.string() })).prefault([]);

const articleFiles = z
  .array(
    z.object({
      slug: z.string(),
      aliases: z.array(z.string()).default([]),
    }),
  )
  .prefault([]);

/**
 * Returns the unchecked content of a file, or the front matter of a folder of articles; undefined if there is
 * none.
 * @param language the language whose folder it is in
 */
type ReadFile = (name: keyof typeof pathOf, language: string) => unknown;

/**
 * Picks what the server itself uses from a clinic's files.
 * @param read reads them from a folder, or from the content that pages are made from
 * @throws an error whose message names the file and the field
 */
export function clinicOf(read: ReadFile): ClinicParts {
  const facts = checked(read, 'clinic', serverFacts);
  return {
    facts,
    phoneLinks: phoneLinksOf(facts.contact),
    deskWords: deskWordsOf(facts.languages),
    enquiryWords: {
      isUrgent: finderOf(checked(read, 'emergency', emergencySchema)),
      bookable: new Map(facts.languages.map((language) => [language, bookableIn(read, language)])),
    },
    isArticle: memberOf(() => facts.languages.flatMap((language) => slugsIn(read, language))),
  };
}

let latest = { words: '', finder: (_text: string): boolean => false };

/**
 * Returns the finder of words of an emergency. Making it takes half a second, and most commands need none; it is made
 * once for the same words, as the folder is read at each of its changes.
 */
function finderOf(words: EmergencyWords): (text: string) => boolean {
  const key = JSON.stringify(words);
  if (latest.words !== key) latest = { words: key, finder: lazy(() => emergencyFinder(words)) };
  return latest.finder;
}

/** A function that judges texts, made when it judges the first. */
function lazy(make: () => (text: string) => boolean): (text: string) => boolean {
  let judge: ((text: string) => boolean) | undefined;
  return (text) => {
    judge ??= make();
    return judge(text);
  };
}

/**
 * Reads what the server itself uses from a clinic's folder, for programs that make no pages.
 * @throws an error whose message names the file
 */
export function readClinic(folder: string): ClinicParts {
  return clinicOf((name, language) => {
    const own = resolve(folder, pathOf[name](language));
    // As the check reads it: the sample's, where the clinic has none.
    const isSamples = name === 'emergency' && !existsSync(own);
    const path = isSamples ? resolve(import.meta.dirname, '../../clinic', emergencyFile) : own;
    if (name === 'clinic') return allFacts((file) => readYaml(resolve(folder, file)));
    if (name === 'articles') return existsSync(path) ? readArticles(path) : undefined;
    return readYaml(path);
  });
}

function readYaml(path: string): unknown {
  return existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
}

function readArticles(folder: string): unknown[] {
  return globSync('*.md', { cwd: folder }).map((name) => {
    const file = new VFile(readFileSync(resolve(folder, name)));
    matter(file);
    return Object.assign({}, file.data.matter, { slug: basename(name, '.md') });
  });
}

function bookableIn(read: ReadFile, language: string): Bookable {
  return {
    packages: checked(read, 'packages', bookableFile, language),
    services: checked(read, 'services', bookableFile, language),
  };
}

/** The present and former slugs of the articles in a language. */
function slugsIn(read: ReadFile, language: string): string[] {
  const articles = checked(read, 'articles', articleFiles, language);
  return articles.flatMap(({ slug, aliases }) => [slug, ...aliases]);
}

/** Returns a function that says whether a text is in a list, which is read at the first call. */
function memberOf(read: () => string[]): (text: string) => boolean {
  return lazy(() => {
    const texts = new Set(read());
    return (text) => texts.has(text);
  });
}

/** Reads and validates a file; an empty one counts as a file without fields. */
function checked<Schema extends z.ZodType>(
  read: ReadFile,
  name: keyof typeof pathOf,
  schema: Schema,
  language = '',
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(read(name, language) ?? undefined);
  if (success) return data;
  const [issue] = error.issues;
  const file = name === 'clinic' ? fileOfFact(String(issue?.path[0])) : pathOf[name](language);
  throw new Error(`${file}: ${issue?.path.join('.')} ${issue?.message}`);
}
