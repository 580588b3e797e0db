/** What the first view is limited to, as in the address. */
export interface SiteFilter {
  search?: string;
}

/** Where in a file of the site somebody is, as in the address. */
export interface SitePlace {
  /** JSON pointer of the field that is to be shown and to have the focus. */
  field?: string;
  /** The language that a narrow screen shows. */
  language?: string;
  /** The part of `clinic.yaml` that is shown; all of it if absent. */
  part?: string;
}

/** Reads the filter from the query of an address. */
export function readSiteFilter(query: Record<string, unknown>): SiteFilter {
  const search = textOf(query['search']).trim().slice(0, 200);
  return search ? { search } : {};
}

/** Reads the place from the query of an address. */
export function readSitePlace(query: Record<string, unknown>): SitePlace {
  const [field, language, part] = [query['field'], query['language'], query['part']].map(textOf);
  return { ...(field && { field }), ...(language && { language }), ...(part && { part }) };
}

/** What the view of the site's pages shows, as in the address: a page, or the page on which a field is. */
export interface SitePagePlace {
  path?: string;
  /** Path in the clinic's folder. */
  file?: string;
  /** JSON pointer. */
  field?: string;
}

/** Reads that place from the query of an address. */
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

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
