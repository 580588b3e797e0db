import type { PageCopy } from '../../pages.ts';
import { findPage, getLanguages, getPage, getSite, type Site } from './index.ts';

/** The content of the private page of a request. */
interface RequestPage {
  site: Site;
  copy: PageCopy<'request'>;
  /** The words for half days, as on the contact page. */
  halfDays: PageCopy<'contact'>['halfDays'];
  /** The languages that the page exists in. */
  languages: string[];
}

/**
 * The texts of the private page of a request.
 * @param parameter the language in the route; undefined for the first
 * @returns null if the language lacks them
 */
export async function requestPage(parameter: string | undefined): Promise<RequestPage | null> {
  const siteLanguages = await getLanguages();
  const [first = ''] = siteLanguages;
  const language = parameter ?? first;
  const copy = await findPage('request', language);
  const contact = await findPage('contact', language);
  if (!copy) return null;
  const { halfDays } = contact ?? (await getPage('contact', first));
  const copies = await Promise.all(siteLanguages.map((code) => findPage('request', code)));
  const languages = siteLanguages.filter((_, index) => copies[index] !== null);
  return { site: await getSite(language), copy, halfDays, languages };
}
