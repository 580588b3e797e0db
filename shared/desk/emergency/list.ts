import { z } from 'zod';

/** The file with the emergency words, in a clinic's folder. */
export const emergencyFile = 'emergency.yaml';

/** Accepts a text as shorthand for an object with this single field. */
const textAsField = (field: string) => (value: unknown) =>
  typeof value === 'string' ? { [field]: value } : value;

/** The name of a list, as phrases refer to it. */
const listNamePattern = /^[A-Z]+(-[A-Z]+)*$/;

const words = z.string().trim().min(1);

const list = z.preprocess(
  textAsField('words'),
  z.strictObject({
    words: words.describe('Alternative words, separated by commas.'),
    except: words
      .optional()
      .describe('Exceptions: where one of these occurs, the list does not apply.'),
  }),
);

const sign = z.preprocess(
  textAsField('sign'),
  z.strictObject({
    sign: words.describe('What must occur together, with “+” between the parts.'),
    unless: words.optional().describe('It does not count near one of these.'),
    unlessLongAgo: z
      .literal(true)
      .optional()
      .describe('It does not count in a report of the past, unless it is also happening now.'),
  }),
);

const emergencyShape = z.strictObject({
  lists: z
    .record(z.string().regex(listNamePattern, 'write the name of a list in capital letters'), list)
    .describe('Lists that the signs refer to.'),
  signs: z
    .record(z.string(), z.array(sign))
    .describe(
      'Signs by language; the signs of `en` are compared as written, all others as they sound.',
    ),
  harmless: z
    .strictObject({
      denied: z.strictObject({
        trouble: list.describe('Symptoms that can be denied.'),
        no: list.describe('Negations after the symptom.'),
        between: list.describe('Words between the symptom and such a negation.'),
        afterNo: list.describe('Words that may follow such a negation.'),
        without: list.describe('Negations before the symptom.'),
        links: list.describe('Words between such a negation and the symptom.'),
        either: list.describe('Words between several symptoms.'),
        allTheSame: list.describe('Words that show that the symptom is present all the same.'),
      }),
      longAgo: z.strictObject({
        when: list.describe('Times long ago.'),
        now: list.describe('Words that show that the symptom is present now, too.'),
        calm: list.describe('Requests in which “now” says nothing of the symptom.'),
        present: list.describe('Phrases that say that a symptom has come and is still present.'),
        recently: list.describe('Recent times, with which the symptom may be present too.'),
        fall: list.describe('Falls, in addition to the symptoms that can be denied.'),
        past: list.describe('Past tenses after the symptom.'),
        had: list.describe('Past tenses before the symptom.'),
      }),
      readAbout: z.strictObject({
        article: list.describe('Articles, videos and pages.'),
        subject: list.describe('Their subjects, in addition to symptoms.'),
        about: list.describe('Words between article and subject.'),
      }),
    })
    .describe('Words that mark a sentence as not about a present symptom.'),
});

/** Alternative words, as in `emergency.yaml`. */
export type List = z.output<typeof list>;

/** A sign of an emergency, as in `emergency.yaml`. */
export type Sign = z.output<typeof sign>;

/** `emergency.yaml`: what marks a patient's message as urgent. */
export type EmergencyWords = z.output<typeof emergencyShape>;

export const emergencySchema = emergencyShape.superRefine((data, context) => {
  const reader = new ListReader(data.lists);
  const check = (path: PropertyKey[], read: () => unknown) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof ListError)) throw error;
      context.addIssue({ code: 'custom', path, message: error.message });
    }
  };
  for (const name of Object.keys(data.lists)) check(['lists', name], () => reader.byName(name));
  for (const [language, signs] of Object.entries(data.signs))
    for (const [index, { sign, unless }] of signs.entries())
      check(['signs', language, index], () => {
        for (const { text } of partsOf(sign)) reader.phrases({ words: text });
        if (unless !== undefined) reader.phrases({ words: unless });
      });
  for (const [kind, lists] of Object.entries(data.harmless))
    for (const [name, list] of Object.entries(lists))
      check(['harmless', kind, name], () => reader.phrases(list));
});

/** A phrase: words that must follow one another. */
export interface PhraseText {
  words: string[];
  /** Whether it is an exception: where it occurs, the list does not apply. */
  isException: boolean;
}

/** A part of a sign: one of its alternatives must occur, near the previous part if `isNear`. */
export interface Part {
  text: string;
  isNear: boolean;
}

/** The parts of a sign: `chest + near pain, hurts` has two. */
export function partsOf(sign: string): Part[] {
  const parts = sign.split(/(?<=^|\s)\+(?=\s|$)/).map((part) => part.trim());
  const signParts = parts.map((part) => ({
    text: part.replace(/^near\s+/, ''),
    isNear: /^near\s/.test(part),
  }));
  if (signParts[0]?.isNear)
    throw new ListError('the first part of a sign has nothing before it: remove "near"');
  return signParts;
}

/** A mistake in `emergency.yaml`. */
class ListError extends Error {}

/** Limits, because each phrase costs time when a message is read. */
const maxPhrases = 5_000;
const maxNumbers = 500;

/** Reads the texts of `emergency.yaml`, and resolves the lists that they name. */
export class ListReader {
  readonly #lists: EmergencyWords['lists'];
  readonly #cache = new Map<string, PhraseText[]>();
  /** The lists being resolved, to detect cycles. */
  readonly #openLists = new Set<string>();

  constructor(lists: EmergencyWords['lists']) {
    this.#lists = lists;
  }

  /** @throws ListError */
  phrases({ words, except }: List): PhraseText[] {
    const exceptions = except === undefined ? [] : this.#read(except);
    const phrases = [
      ...this.#read(words),
      ...exceptions.map((phrase) => ({ ...phrase, isException: true })),
    ];
    if (phrases.length <= maxPhrases) return phrases;
    throw new ListError(`expands to ${phrases.length} phrases; the maximum is ${maxPhrases}`);
  }

  /** @throws ListError */
  byName(name: string): PhraseText[] {
    const cachedPhrases = this.#cache.get(name);
    if (cachedPhrases) return cachedPhrases;
    const list = Object.hasOwn(this.#lists, name) ? this.#lists[name] : undefined;
    if (!list) throw new ListError(`there is no list ${name}; write words in lower case`);
    if (this.#openLists.has(name)) throw new ListError(`the list ${name} refers to itself`);
    this.#openLists.add(name);
    try {
      const phrases = this.phrases(list);
      this.#cache.set(name, phrases);
      return phrases;
    } finally {
      this.#openLists.delete(name);
    }
  }

  #read(text: string): PhraseText[] {
    return text.split(',').flatMap((phrase) => this.#phrase(phrase.trim()));
  }

  /** Expands a phrase that names lists, such as `YEARS ago`, with each of their words. */
  #phrase(text: string): PhraseText[] {
    if (text === '') throw new ListError('a word is missing beside a comma or a "+"');
    const oddCharacter = /[^\p{L}\p{M}\p{N}'’.\s-]/u.exec(text);
    if (oddCharacter)
      throw new ListError(`"${text}": write words, commas and "+", without "${oddCharacter[0]}"`);
    if (listNamePattern.test(text)) return this.byName(text);
    const tokens = text.match(/\d+ to (?:\d+|last year)(?!\S)|\S+/g) ?? [];
    const values = tokens.map((token) => this.#values(token));
    const size = values.reduce((product, value) => product * value.length, 1);
    if (size > maxPhrases)
      throw new ListError(`"${text}" expands to ${size} phrases; the maximum is ${maxPhrases}`);
    return values
      .reduce<string[][]>(
        (beginnings, value) =>
          beginnings.flatMap((beginning) => value.map((next) => [...beginning, ...next])),
        [[]],
      )
      .map((words) => ({ words, isException: false }));
  }

  /** The alternatives, each as its words, for a token of a phrase: a word, a list or a range of numbers. */
  #values(token: string): string[][] {
    const [, first, last] = /^(\d+) to (\d+|last year)$/.exec(token) ?? [];
    if (first !== undefined) return numbers(Number(first), last ?? '').map((word) => [word]);
    if (!listNamePattern.test(token)) return [[token]];
    return this.byName(token).flatMap(({ words, isException }) => (isException ? [] : [words]));
  }
}

/** The integers from one to another; the full stop after each marks it as a whole word. */
function numbers(first: number, last: string): string[] {
  const max = last === 'last year' ? new Date().getFullYear() - 1 : Number(last);
  const count = max - first + 1;
  if (count < 1 || count > maxNumbers)
    throw new ListError(`"${first} to ${last}" must contain 1 to ${maxNumbers} numbers`);
  return Array.from({ length: count }, (_, index) => `${first + index}.`);
}
