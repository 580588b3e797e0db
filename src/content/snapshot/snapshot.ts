import { AsyncLocalStorage } from 'node:async_hooks';
import type { MarkdownHeading } from 'astro';
import type { z } from 'zod';
import { localTimeIn } from '../../../shared/hours/local-time.ts';
import { currentNotices, type Notice } from '../../../shared/notices.ts';
import type { PictureFormat } from '../../../shared/pictures.ts';
import type { ClinicContent } from '../folder/facts.ts';
import type { articleSchema } from '../schema/article.ts';
import type { Clinic, ContentPicture } from '../schema/clinic.ts';
import type { HandwrittenNote } from './handwritten-note.ts';

export type CollectionName = keyof ClinicContent;

/** The clinic's facts as pages receive them, with pictures in place of their paths. */
export type PageFacts = Omit<Clinic, 'language'>;

/** The data of each collection, as pages receive it. */
type Collections = Omit<
  { [Name in CollectionName]: ClinicContent[Name]['entries'][number]['data'] },
  'clinic' | 'articles'
> & {
  clinic: PageFacts;
  articles: z.infer<ReturnType<typeof articleSchema<z.ZodType<ContentPicture>>>>;
};

/** A photograph in one size and format. */
export interface PictureVariant {
  /** URL of the original, which is not served. */
  original: string;
  width: number;
  height: number;
  /** The part that is kept. */
  position: 'top' | 'centre';
  format: PictureFormat;
}

/** A Markdown text as HTML, and what was found in it. */
export interface RenderedMarkdown {
  html: string;
  headings: MarkdownHeading[];
  readMinutes: number;
}

/** An entry of a collection; its id begins with its language. */
export interface CollectionEntry<Name extends CollectionName> {
  id: string;
  /** Path of its file in the clinic's folder. */
  file: string;
  /** For the facts in a further language, the facts that it translates (`facts.yaml`). */
  translated?: unknown;
  data: Collections[Name];
  /** The text of an article. */
  rendered?: RenderedMarkdown;
  /** The note on the picture of an article. */
  note?: HandwrittenNote;
}

/** Everything that pages are rendered from, read and checked at one moment. It refers to no file of the folder. */
export interface Content {
  collections: { [Name in CollectionName]: CollectionEntry<Name>[] };
  /** The CSS of each typeface, by its variable. */
  typefaces: Map<string, string>;
  /** CSS of the clinic's colours, if they differ from the design's. */
  styles: string;
  /** The clinic's own icon, if it has one: an SVG, or a picture wrapped in one. */
  icon: Uint8Array | undefined;
  /** The sizes of photographs in the texts of articles, by URL. */
  variants: Map<string, PictureVariant>;
}

/** What one set of pages is rendered from. */
export interface Snapshot {
  content: Content;
  /** The notices that are shown on them. */
  notices: Notice[];
  /** The sizes of photographs that the pages rendered so far show, by URL. */
  variants: Map<string, PictureVariant>;
  /** The URLs of the pictures that the pages show as they are, not resized. */
  unchanged: Set<string>;
  /** What has been read once for all pages, by the function that reads it. */
  cache: Map<unknown, Map<string, unknown>>;
  /** Whether it has drafts in it, which visitors do not see. */
  isPreview: boolean;
  /** Whether its texts have marks that say which field they are from: for the desk's preview alone. */
  isMarked: boolean;
}

/** A new snapshot, from which no page has been rendered yet. */
export function createSnapshot(content: Content): Snapshot {
  return {
    content,
    notices: noticesNow(content).notices,
    variants: new Map(content.variants),
    unchanged: new Set(),
    cache: new Map(),
    isPreview: false,
    isMarked: false,
  };
}

/** What pages show by the clinic's clock: once that changes, they are rendered again. */
export function noticesNow(content: Content): { notices: Notice[]; today: string } {
  const { notices, timeZone } = factsOf(content);
  const now = localTimeIn(timeZone);
  return { notices: currentNotices(notices, now), today: now.slice(0, 'YYYY-MM-DD'.length) };
}

const storage = new AsyncLocalStorage<Snapshot>();

/** Runs the rendering of a page on a snapshot. */
export function withSnapshot<Result>(snapshot: Snapshot, render: () => Result): Result {
  return storage.run(snapshot, render);
}

/** The snapshot that the current page is rendered from. */
export function currentSnapshot(): Snapshot {
  const current = storage.getStore();
  if (!current) throw new Error('A page is rendered without a snapshot of the clinic’s content.');
  return current;
}

/** Whether a page is being rendered whose texts have marks. */
export function isMarked(): boolean {
  return storage.getStore()?.isMarked ?? false;
}

/** The entries of a collection that pass a filter. */
export async function getCollection<Name extends CollectionName>(
  name: Name,
  filter: (entry: CollectionEntry<Name>) => boolean = () => true,
): Promise<CollectionEntry<Name>[]> {
  return currentSnapshot().content.collections[name].filter(filter);
}

/** An entry by its id. */
export async function getEntry<Name extends CollectionName>(
  name: Name,
  id: string,
): Promise<CollectionEntry<Name> | undefined> {
  return currentSnapshot().content.collections[name].find((entry) => entry.id === id);
}

/** The facts of the clinic, without a language. */
export function clinicFacts(): PageFacts {
  return factsOf(currentSnapshot().content);
}

function factsOf({ collections }: Content): PageFacts {
  const [entry] = collections.clinic;
  if (!entry) throw new Error('The clinic’s folder has no facts.');
  return entry.data;
}

/** Makes a function that reads something once for each language of a snapshot. */
export function cachedByLanguage<Value>(
  read: (language: string) => Promise<Value>,
): (language: string) => Promise<Value> {
  return (language) => {
    const { cache } = currentSnapshot();
    const values = cache.get(read) ?? new Map<string, unknown>();
    cache.set(read, values);
    const value = (values.get(language) as Promise<Value> | undefined) ?? read(language);
    values.set(language, value);
    return value;
  };
}

/** When an article is published, in milliseconds: a day begins at midnight by the clock of the clinic. */
export function publishedFrom(date: string, timeZone: string): number {
  return Temporal.PlainDateTime.from(date).toZonedDateTime(timeZone).epochMilliseconds;
}

/** The content that visitors see at a moment: without hidden articles, and without those scheduled for later. */
export function contentAt(content: Content, now: number): Content {
  const timeZone = timeZoneOf(content);
  const articles = content.collections.articles.filter(
    ({ data }) => !data.hidden && publishedFrom(data.date, timeZone) <= now,
  );
  return { ...content, collections: { ...content.collections, articles } };
}

/** The ids of the articles whose time is still to come; they change whenever one falls due. */
export function scheduledArticles(content: Content, now: number): string[] {
  const timeZone = timeZoneOf(content);
  const isScheduled = ({ data }: CollectionEntry<'articles'>) =>
    !data.hidden && publishedFrom(data.date, timeZone) > now;
  return content.collections.articles.filter(isScheduled).map(({ id }) => id);
}

function timeZoneOf({ collections }: Content): string {
  return collections.clinic[0]?.data.timeZone ?? 'UTC';
}
