import type { IncomingHttpHeaders } from 'node:http';
import { type StaffWords, wordsFor } from '../words/words.ts';

/** The path of the desk's page, a single-page application, in the default language of the site. */
export const deskPath = '/desk';

/** Whether a path is the desk or may be a view of it; its own router decides which. */
export function isDeskPath(path: string): boolean {
  return path === deskPath || path.startsWith(`${deskPath}/`);
}

/** The path of the page that answers a request for any view: the one in the person's language. */
export function deskPathFor(staffWords: StaffWords, headers: IncomingHttpHeaders): string {
  const [defaultWords] = staffWords;
  const { language } = wordsFor(staffWords, headers);
  return language === defaultWords.language ? deskPath : `${deskPath}/${language}`;
}

/** Removes all other origins from a policy: only public pages may load pictures and a widget from them. */
export function withoutOtherOrigins(policy = ''): string {
  return policy.replace(/ https:[^ ;]*/g, '');
}
