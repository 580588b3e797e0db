import type { Logger } from 'pino';
import type { MissedSearch } from '../../shared/desk/numbers.ts';
import { wordsIn } from '../../shared/text/search-words.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { FailureLog } from '../log.ts';
import { ClinicClock } from '../time/clinic-clock.ts';

/** How long the count of a month is kept after the query was last made in it, in days. */
const retentionDays = 90;

/** Maximum number of queries per day that are new this month. */
const maxNewPerDay = 20;

/** Maximum number of queries that one server sends to the database in a day; further ones are not counted. */
const maxStoredPerDay = 200;

/** On how many days a query must have been made to be listed; one made on a single day may be about a person. */
const minDays = 2;

/** Maximum number of queries listed. */
const maxResults = 50;

interface MissedSearchesOptions {
  config: Pick<Config, 'timeZone'>;
  database: Database;
  log: Logger;
}

/** The words of a query, the language of its page, and the day on which it was made. */
interface SearchedWords {
  words: string;
  language: string;
  day: string;
}

/**
 * Counts on how many days visitors searched for words that the website's search does not find, without recording who
 * searched.
 */
export class MissedSearches {
  readonly #database: Database;
  readonly #clock: ClinicClock;
  readonly #failures: FailureLog;
  #day = '';
  readonly #storedToday = new Set<string>();

  constructor({ config, database, log }: MissedSearchesOptions) {
    this.#database = database;
    this.#clock = new ClinicClock(config.timeZone);
    this.#failures = new FailureLog({
      onFailure: (fields) => log.warn(fields, 'searches without a result could not be counted'),
      onRecovery: () => log.info('searches without a result are counted again'),
    });
  }

  /**
   * Counts a search without a result. Never throws, and need not be awaited.
   * @param query as it was typed; not counted if it may reveal a person
   * @param language code of the language of the page
   */
  async record(query: string, language: string): Promise<void> {
    const words = countableWords(query);
    if (words === null) return;
    const day = this.#today();
    if (day !== this.#day) this.#storedToday.clear();
    this.#day = day;
    const key = `${language} ${words}`;
    if (this.#storedToday.has(key) || this.#storedToday.size >= maxStoredPerDay) return;
    this.#storedToday.add(key);
    await this.#store({ words, language, day });
  }

  /** The queries that were made on several days, most frequent first. */
  async list(): Promise<MissedSearch[]> {
    const rows = await this.#database
      .selectFrom('missed_searches')
      .select((row) => [
        'words',
        'language',
        row.fn.sum<number | string>('days').as('days'),
        row.fn.max('last_on').as('lastOn'),
      ])
      .groupBy(['words', 'language'])
      .having((row) => row.fn.sum('days'), '>=', minDays)
      .orderBy('days', 'desc')
      .orderBy('lastOn', 'desc')
      .orderBy('words')
      .limit(maxResults)
      .execute();
    return rows.map((row) => ({ ...row, days: Number(row.days) }));
  }

  /** Deletes expired entries, and those dated in the future by a wrong clock; returns how many. */
  async deleteOld(): Promise<number> {
    const today = Temporal.PlainDate.from(this.#today());
    const { numDeletedRows } = await this.#database
      .deleteFrom('missed_searches')
      .where((row) =>
        row.or([
          row('last_on', '<', today.subtract({ days: retentionDays }).toString()),
          // Another server's clock may already be a day ahead.
          row('last_on', '>', today.add({ days: 1 }).toString()),
        ]),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  #today(): string {
    return this.#clock.today(Temporal.Instant.fromEpochMilliseconds(Date.now()));
  }

  async #store(search: SearchedWords): Promise<void> {
    try {
      await inTransaction(this.#database, (transaction) => countDay(transaction, search));
      this.#failures.recordSuccess();
    } catch (error) {
      this.#failures.recordFailure(error);
    }
  }
}

/** Counts a day for a query, once even if several servers do; of those new this month, at most `maxNewPerDay`. */
async function countDay(
  transaction: Transaction,
  { words, language, day }: SearchedWords,
): Promise<void> {
  const month = day.slice(0, 7);
  const counts = await transaction
    .selectFrom('missed_searches')
    .select((row) => [
      row.fn.count<number | string>('words').filterWhere('first_on', '=', day).as('today'),
      row.fn
        .count<number | string>('words')
        .filterWhere(row.and({ language, words }))
        .as('sameWords'),
    ])
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  if (Number(counts.today) >= maxNewPerDay && Number(counts.sameWords) === 0) return;
  await transaction
    .insertInto('missed_searches')
    .values({ month, words, language, days: 1, first_on: day, last_on: day })
    .onConflict((conflict) =>
      conflict
        .columns(['month', 'language', 'words'])
        .doUpdateSet((row) => ({
          days: row('missed_searches.days', '+', 1),
          last_on: day,
        }))
        .where('missed_searches.last_on', '<', day),
    )
    .execute();
}

/** Maximum length of a counted query, in characters; longer ones may be sentences about someone. */
const maxLength = 40;

/**
 * The words of a query as they are counted: in lower case, without punctuation.
 * @returns null if it must not be stored, because it has a digit, looks like an address, or is too short or too long
 */
export function countableWords(query: string): string | null {
  const text = query.normalize('NFKC');
  if (/[\p{N}@/\\]|\p{L}\.\p{L}/u.test(text)) return null;
  const words = wordsIn(text.toLowerCase())
    .map(({ word }) => word)
    .join(' ');
  const length = Array.from(words).length;
  return length > 1 && length <= maxLength ? words : null;
}
