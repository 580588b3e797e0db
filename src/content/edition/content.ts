import type { MarkdownHeading } from 'astro';
import type { z } from 'zod';
import type { PictureFormat } from '../../../shared/pictures.ts';
import type { ClinicContent } from '../folder/facts.ts';
import type { articleSchema } from '../schema/article.ts';
import type { Clinic, KeptPicture } from '../schema/clinic.ts';
import type { HandwrittenNote } from './handwritten-note.ts';

export type CollectionName = keyof ClinicContent;

/** The clinic's facts as pages receive them, with pictures in place of their paths. */
export type FactsOfPages = Omit<Clinic, 'language'>;

/** The data of each collection, as pages receive it. */
type Collections = Omit<
  { [Name in CollectionName]: ClinicContent[Name]['entries'][number]['data'] },
  'clinic' | 'articles'
> & {
  clinic: FactsOfPages;
  articles: z.infer<ReturnType<typeof articleSchema<z.ZodType<KeptPicture>>>>;
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
export interface Rendered {
  html: string;
  headings: MarkdownHeading[];
  readMinutes: number;
}

/** An entry of a collection; its id begins with its language. */
export interface CollectionEntry<Name extends CollectionName> {
  id: string;
  /** Path of its file in the clinic's folder. */
  file: string;
  /** Of the facts in a further language: those that are in words of its own (`facts.yaml`). */
  translated?: unknown;
  data: Collections[Name];
  /** The text of an article. */
  rendered?: Rendered;
  /** The note on the picture of an article. */
  note?: HandwrittenNote;
}

/** Everything that pages are made from, read and checked at one moment. It refers to no file of the folder. */
export interface Content {
  collections: { [Name in CollectionName]: CollectionEntry<Name>[] };
  /** The CSS of each typeface, by its variable. */
  typefaces: Map<string, string>;
  /** CSS of the clinic's colours and fallback typefaces, where they differ from the design's. */
  styles: string;
  /** The clinic's icon, where it has one of its own: an SVG, or one that holds it. */
  icon: Uint8Array | undefined;
  /** The sizes of photographs in the texts of articles, by URL. */
  variants: Map<string, PictureVariant>;
}
