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

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
