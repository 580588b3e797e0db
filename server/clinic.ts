import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { clinicFacts } from '../shared/clinic-facts.ts';
import { createEmergencyFinder } from '../shared/desk/emergency/finder.ts';
import type { EmergencyWords } from '../shared/desk/emergency/list.ts';
import { type DaysEntry, specialDaysOf } from '../shared/hours/days.ts';
import type { OpeningHours, SpecialDays } from '../shared/hours/week-hours.ts';
import { type PhoneLinks, phoneLinksOf } from '../shared/phone-numbers.ts';
import { type StaffWords, staffWordsOf } from './words/words.ts';

interface Entry<Data> {
  id: string;
  data: Data;
}

interface BookableItem {
  id: string;
  title: string;
}

/** What can be booked in the contact form, in one language. */
export interface BookableItems {
  packages: BookableItem[];
  services: BookableItem[];
}

type RawFacts = z.infer<typeof clinicFacts> & {
  openingHours: OpeningHours[];
  days: DaysEntry[];
};

type Facts = Omit<RawFacts, 'days'> & { days: SpecialDays[] };

/**
 * The collections that the server itself uses, besides making pages from them. The id of a package, a service or an
 * article begins with its language.
 */
export interface ServerContent {
  clinic: Entry<RawFacts>[];
  emergency: Entry<EmergencyWords>[];
  packages: Entry<BookableItem>[];
  services: Entry<BookableItem>[];
  articles: Entry<{ aliases: string[] }>[];
}

/** The parts of the content that the server itself uses. Like the pages, they change while the server runs. */
export class Clinic {
  #content: ServerContent;
  #slugs: ReadonlySet<string> | null = null;
  facts: Facts;
  /** The phone numbers that are turned into links in posts. */
  phoneLinks: PhoneLinks;
  /** The server's texts for staff, in each language of the desk; they do not change. */
  readonly staffWords: StaffWords;

  constructor(content: ServerContent) {
    this.#content = content;
    this.facts = factsOf(content);
    this.phoneLinks = phoneLinksOf(this.facts.contact);
    this.staffWords = staffWordsOf(this.facts.languages);
  }

  /** Switches to changed content. */
  replace(content: ServerContent): void {
    this.#content = content;
    this.#slugs = null;
    this.facts = factsOf(content);
    this.phoneLinks = phoneLinksOf(this.facts.contact);
    // Builds the finder of emergency words now, so that no visitor waits for it.
    this.isUrgent('');
  }

  /** Whether a text contains emergency words, in any language: visitors do not always write in that of the page. */
  isUrgent(text: string): boolean {
    const [entry] = this.#content.emergency;
    if (!entry) throw new Error('The content has no emergency words.');
    return finderOf(entry.data)(text);
  }

  /** What can be booked, in a language; undefined if the site does not have this language. */
  bookableItems(language: string): BookableItems | undefined {
    if (!this.facts.languages.includes(language)) return undefined;
    const { packages, services } = this.#content;
    return { packages: inLanguage(packages, language), services: inLanguage(services, language) };
  }

  /** Whether an article has this slug, or had it: on the site, articles take precedence over posts. */
  isArticle(slug: string): boolean {
    this.#slugs ??= new Set(
      this.#content.articles.flatMap(({ id, data }) => [
        id.slice(id.indexOf('/') + 1),
        ...data.aliases,
      ]),
    );
    return this.#slugs.has(slug);
  }
}

function factsOf({ clinic }: ServerContent): Facts {
  const [entry] = clinic;
  if (!entry) throw new Error('The content has no facts of the clinic.');
  const { days, ...facts } = entry.data;
  return { ...facts, days: days.map(specialDaysOf) };
}

function inLanguage(entries: Entry<BookableItem>[], language: string): BookableItem[] {
  return entries.filter(({ id }) => id.startsWith(`${language}/`)).map(({ data }) => data);
}

let latestFinder: { words: EmergencyWords; finder: (text: string) => boolean } | null = null;

/** The finder of emergency words. Building it takes half a second, so that is done only when the words have changed. */
function finderOf(words: EmergencyWords): (text: string) => boolean {
  if (
    !latestFinder ||
    (latestFinder.words !== words && !isDeepStrictEqual(latestFinder.words, words))
  ) {
    latestFinder = { words, finder: createEmergencyFinder(words) };
  }
  latestFinder.words = words;
  return latestFinder.finder;
}
