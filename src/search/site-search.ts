import { setImmediate as letOthersRun } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import type { PostCard } from '../../shared/post.ts';
import { foldWord, wordsIn } from '../../shared/text/search-words.ts';
import { type PassagePart, passageOf } from './passage.ts';
import type { PostDocument } from './post-documents.ts';
import {
  createSearchIndex,
  type FoundDocument,
  type MatchQuality,
  type SearchDocument,
  search,
} from './search.ts';
import { wordsBySound } from './words-by-sound.ts';

const maxHits = 30;

/** How many posts are indexed before other requests are handled. */
const postsAtATime = 50;

/** One entry on a page of results. */
export interface SearchHit extends Pick<SearchDocument, 'href' | 'kind' | 'title' | 'language'> {
  passage: PassagePart[];
}

/** The results of a search. */
export interface SearchResponse {
  quality: MatchQuality;
  /** The number of all results; `hits` has the best of them. */
  count: number;
  hits: SearchHit[];
  /** Whether some or all posts could not be searched. */
  arePostsMissing: boolean;
}

/** One index of the clinic's folder and its posts, updated as the posts change. */
export class SiteSearch {
  readonly #index;
  readonly #documents: Map<string, SearchDocument>;
  readonly #ignoredWords: string[];
  readonly #postDocument: PostDocument;
  readonly #posts = new Map<string, SearchDocument>();
  readonly #namesakes: (query: string) => ReadonlySet<string>;
  /** The words of the folder that sound like another. */
  readonly #soundAlikes: (word: string) => string[];
  #cards: PostCard[] = [];
  #updating = Promise.resolve();

  constructor(documents: SearchDocument[], ignoredWords: string[], postDocument: PostDocument) {
    this.#postDocument = postDocument;
    this.#ignoredWords = ignoredWords;
    this.#namesakes = namesakesIn(documents, ignoredWords);
    this.#index = createSearchIndex();
    this.#index.addAll(documents);
    this.#documents = new Map(documents.map((document) => [document.href, document]));
    this.#soundAlikes = wordsBySound(
      documents.map(({ title, headings, summary, text }) =>
        [title, headings, summary, text].join(' '),
      ),
    );
  }

  /**
   * Searches the folder and the posts.
   * @param cards all posts; null if they are not known
   * @param timeout how long indexing the posts may take, in milliseconds
   */
  async find(query: string, cards: PostCard[] | null, timeout: number): Promise<SearchResponse> {
    const indexing = cards && this.#updateIndex(cards).then(() => true);
    // Indexing that takes longer continues in the background.
    const isComplete =
      indexing !== null &&
      (await pTimeout(indexing, { milliseconds: Math.max(1, timeout), fallback: () => false }));
    // While the posts are not known, some of those in the index may have been withdrawn.
    const filter = (document: FoundDocument) =>
      (cards !== null || document.kind !== 'post') && isRelevant(document);
    const ignoredWords = this.#ignoredWords;
    const soundAlikes = this.#soundAlikes;
    const settings = { ignoredWords, soundAlikes, filter };
    const { quality, documents } = search(this.#index, query, settings);
    const hits = this.#sortHits(documents, query)
      .slice(0, maxHits)
      .flatMap((result) => this.#hitOf(result));
    return { quality, count: documents.length, hits, arePostsMissing: !isComplete };
  }

  /** Brings the index up to date with the posts; only changes take time. */
  async #updateIndex(cards: PostCard[]): Promise<void> {
    if (cards !== this.#cards) {
      this.#cards = cards;
      this.#updating = this.#updating.then(() => this.#replacePosts(cards));
    }
    await this.#updating;
  }

  async #replacePosts(cards: PostCard[]): Promise<void> {
    const newPosts = new Map(
      cards
        .map(this.#postDocument)
        .filter(({ href }) => !this.#documents.has(href))
        .map((document) => [document.href, document]),
    );
    const isSame = (a: SearchDocument, b: SearchDocument | undefined) =>
      a.title === b?.title && a.summary === b.summary;
    const removedPosts = [...this.#posts.values()].filter(
      (post) => !isSame(post, newPosts.get(post.href)),
    );
    await inBatches(removedPosts, (post) => {
      this.#index.discard(post.href);
      this.#posts.delete(post.href);
    });
    const addedPosts = [...newPosts.values()].filter(({ href }) => !this.#posts.has(href));
    await inBatches(addedPosts, (post) => {
      this.#index.add(post);
      this.#posts.set(post.href, post);
    });
  }

  /** Sorts results: first the service whose title is the whole query, then pages with that name, then all others. */
  #sortHits(documents: FoundDocument[], query: string): FoundDocument[] {
    const queryText = foldedWords(query).join(' ');
    const namesakes = this.#namesakes(query);
    const rank = ({ id, kind, title }: FoundDocument) => {
      if (kind === 'service' && foldedWords(title).join(' ') === queryText) return 0;
      return namesakes.has(id) ? 1 : 2;
    };
    return documents.toSorted((a, b) => rank(a) - rank(b));
  }

  #hitOf({ id, kind, title, match }: FoundDocument): SearchHit[] {
    const document = this.#documents.get(id) ?? this.#posts.get(id);
    if (!document) return [];
    const { href, summary, text, sentences = text, language } = document;
    const passage = passageOf(`${summary} ${sentences}`.trim(), new Set(Object.keys(match)));
    return [{ href, kind, title, passage, ...(language && { language }) }];
  }
}

/** The pages of towns mention every illness and test, so they are relevant only if the query names a place. */
function isRelevant({ kind, match }: FoundDocument): boolean {
  const fields = Object.values(match).flat();
  return kind !== 'town' || fields.includes('title') || fields.includes('headings');
}

/** Does something for each item, a few at a time. */
async function inBatches<Item>(items: Item[], run: (item: Item) => void): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index % postsAtATime === 0) await letOthersRun();
    run(item);
  }
}

/**
 * Finds the documents with a name that has exactly the words of a query: "छाती दर्द" for "छाती में दर्द".
 * @param ignoredWords words too common to be searched for
 */
function namesakesIn(
  documents: Iterable<SearchDocument>,
  ignoredWords: string[],
): (query: string) => ReadonlySet<string> {
  const ignoredSet = new Set(ignoredWords.map(foldWord));
  const hrefs = new Map<string, Set<string>>();
  for (const { href, names = [] } of documents) {
    for (const name of names.map(removeIgnored)) {
      hrefs.set(name, (hrefs.get(name) ?? new Set()).add(href));
    }
  }
  return (query) => hrefs.get(removeIgnored(query)) ?? new Set();

  function removeIgnored(text: string): string {
    const words = foldedWords(text);
    const countedWords = words.filter((word) => !ignoredSet.has(word));
    return (countedWords.length > 0 ? countedWords : words).join(' ');
  }
}

/** The words of a text as they are compared. */
function foldedWords(text: string): string[] {
  return wordsIn(text).map(({ word }) => foldWord(word));
}
