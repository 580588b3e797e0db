import type { PageCopy, PageName } from '../../pages.ts';
import type { CollectionEntry } from '../edition/content.ts';
import { getCollection, getEntry, onceFor } from '../edition/edition.ts';

const languagesOf = onceFor(async (): Promise<string[]> => {
  const [clinic] = await getCollection('clinic');
  if (!clinic) throw new Error('The collection "clinic" has not been loaded.');
  const withSite = new Set((await getCollection('site')).map(({ id }) => languageIn(id)));
  return clinic.data.languages.filter((language) => withSite.has(language));
});

/** The languages of the site that have a `site.yaml`, without which no page can be shown. */
export const getLanguages = () => languagesOf('');

/** The entries of a language; their ids do not include the language. */
export async function entriesIn<Name extends 'services' | 'packages' | 'towns' | 'articles'>(
  name: Name,
  language: string,
) {
  const entries = await getCollection(name, ({ id }) => languageIn(id) === language);
  return entries.map((entry) => ({ ...entry, id: entry.id.slice(language.length + 1), language }));
}

/** The entries of a language; those it lacks are taken from the first language that has them. */
export async function withOthers<Name extends 'towns' | 'articles'>(name: Name, language: string) {
  const languages = new Set([language, ...(await getLanguages())]);
  const all = await Promise.all([...languages].map((each) => entriesIn(name, each)));
  const known = new Set<string>();
  return all.flat().filter(({ id }) => {
    const isNew = !known.has(id);
    known.add(id);
    return isNew;
  });
}

export function languageIn(id: string): string {
  return id.slice(0, id.indexOf('/'));
}

/** The single entry of a collection that has one file per language. */
export async function only<Name extends 'clinic' | 'site' | PageName>(
  name: Name,
  language: string,
): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, `${language}/${name}`);
  if (!entry) throw new Error(`There is no entry ${language} in the collection "${name}".`);
  return entry.data;
}

/** The copy of a page that may be missing in a language. */
export async function findPage<Name extends PageName>(
  name: Name,
  language: string,
): Promise<PageCopy<Name> | null> {
  const entry = await getEntry(name, `${language}/${name}`);
  return entry ? (entry.data as PageCopy<Name>) : null;
}

/** The copy of a page in a language, or in the first if it is missing in that one. */
export async function findPageOrFirst<Name extends PageName>(
  name: Name,
  language: string,
): Promise<PageCopy<Name> | null> {
  const [first = language] = await getLanguages();
  return (await findPage(name, language)) ?? findPage(name, first);
}
