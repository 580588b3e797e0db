import { languageOfFile, nameOfFile } from '../../../../shared/content-paths.ts';
import { clinicFile } from '../../../../shared/fact-files.ts';

/** The filter of the list, as in the URL. */
export interface ContentFilter {
  search?: string;
}

/** A field of a file, as in the URL. */
export interface FieldPlace {
  /** JSON pointer of the field that is to be shown and to have the focus. */
  pointer?: string;
  /** The language that has the focus, and that a narrow screen shows. */
  language?: string;
}

/** What the view of the site's pages shows, as in the URL: a page, or the page that has a field. */
export interface PagePlace {
  path?: string;
  /** Path in the clinic's folder. */
  file?: string;
  pointer?: string;
}

/** Reads the filter from the query of a URL. */
export function readContentFilter(query: Record<string, unknown>): ContentFilter {
  const search = textOf(query['search']).trim().slice(0, 200);
  return search ? { search } : {};
}

/** Reads the field from the query of a URL. */
export function readFieldPlace(query: Record<string, unknown>): FieldPlace {
  const [pointer, language] = [query['pointer'], query['language']].map(textOf);
  return { ...(pointer && { pointer }), ...(language && { language }) };
}

/** Reads the page to show from the query of a URL. */
export function readPagePlace(query: Record<string, unknown>): PagePlace {
  const [path, file, pointer] = [query['path'], query['file'], query['pointer']].map(textOf);
  // Only pages of the site are shown there.
  const isPage = path !== undefined && /^\/(?!\/)/.test(path);
  return { ...(isPage && { path }), ...(file && { file }), ...(pointer && { pointer }) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The link to a field, or to a file. */
export function linkTo({ path, pointer = '' }: { path: string; pointer?: string | undefined }) {
  const language = languageOfFile(path);
  return {
    to: '/site/$' as const,
    params: { _splat: nameOfFile(path) },
    search: { ...(pointer && { pointer }), ...(language && { language }) },
  };
}

/** The link to the field in which the site says whether it is the sample. */
export const sampleLink = linkTo({ path: clinicFile, pointer: '/sample' });
