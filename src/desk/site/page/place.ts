import type { PressedOnPage } from '../../../../shared/desk/site/page.ts';
import { languageOf, nameOf } from '../data/site.ts';

/** What the view shows, as in the address: a page, or the page on which a field is. */
export interface SitePagePlace {
  path?: string;
  /** Path in the clinic's folder. */
  file?: string;
  /** JSON pointer. */
  field?: string;
}

/** What somebody has pressed, and the page of the site behind the link that it is in. */
export interface Press {
  pressed: PressedOnPage;
  link: string | null;
}

/** Reads the place from the query of an address. */
export function readSitePagePlace(query: Record<string, unknown>): SitePagePlace {
  const place: SitePagePlace = {};
  for (const name of ['path', 'file', 'field'] as const) {
    const value = query[name];
    if (typeof value === 'string') place[name] = value;
  }
  // Nothing but a page of the site is shown here.
  if (place.path && !/^\/(?!\/)/.test(place.path)) delete place.path;
  return place;
}

/** Where a field is changed. */
export function placeOf({ file, field }: { file: string; field: string }) {
  const language = languageOf(file);
  return {
    to: '/site/$' as const,
    params: { _splat: nameOf(file) },
    search: { ...(field && { field }), ...(language && { language }) },
  };
}
