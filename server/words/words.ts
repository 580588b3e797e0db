import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import {
  type DeskLanguage,
  deskLanguagesOf,
  wordsLanguageOf,
} from '../../shared/desk/languages.ts';
import type { Languages } from '../../shared/languages.ts';
import { en, type ServerCatalogue } from './en.ts';
import { hi } from './hi.ts';
import { mr } from './mr.ts';

/** The server's texts for staff, in one language. */
export interface ServerWords extends ServerCatalogue {
  language: string;
}

/** The server's texts for staff, in each language of the desk, the default one first. */
export type StaffWords = readonly [ServerWords, ...ServerWords[]];

/** The key of a message with which the desk refuses a request. */
export type ProblemKey = keyof ServerCatalogue['problems'];

const catalogues: Record<DeskLanguage, ServerCatalogue> = { en, hi, mr };

/** The server's texts for the staff of a site, in each language in which they can use the desk. */
export function staffWordsOf(languages: Languages): StaffWords {
  const catalogueIn = (language: string) => ({
    ...catalogues[wordsLanguageOf(language)],
    language,
  });
  const [defaultLanguage] = languages;
  return [catalogueIn(defaultLanguage), ...deskLanguagesOf(languages).slice(1).map(catalogueIn)];
}

/** The texts in a language; those in the default language if staff cannot use the desk in it. */
export function wordsIn(staffWords: StaffWords, language: string | null): ServerWords {
  return staffWords.find((words) => words.language === language) ?? staffWords[0];
}

/** The texts for an HTTP request: in the language chosen on this device or, if none was, in the browser's. */
export function wordsFor(
  staffWords: StaffWords,
  { cookie = '', 'accept-language': acceptLanguage = '' }: IncomingHttpHeaders,
): ServerWords {
  const codes = staffWords.map(({ language }) => language);
  const cookieCode = parseCookie(cookie)[cookieName];
  const isKnown = cookieCode !== undefined && codes.includes(cookieCode);
  const browserCodes = acceptLanguage.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  const language = isKnown ? cookieCode : browserCodes.find((code) => codes.includes(code));
  return wordsIn(staffWords, language ?? null);
}

const cookieName = 'desk.language';

/** How long a device remembers the language, in seconds: the longest that browsers allow. */
const cookieLifetime = 400 * 24 * 3_600;

/** The cookies by which a device remembers a person's language: one for the desk's page, one for its API. */
export function languageCookies(language: string): string[] {
  return ['/desk', '/api/desk'].map((path) =>
    stringifySetCookie({
      name: cookieName,
      value: language,
      path,
      maxAge: cookieLifetime,
      httpOnly: true,
      sameSite: 'lax',
    }),
  );
}
