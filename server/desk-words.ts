import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { type ServerCopy, serverCopy } from '../shared/desk/server-copy.ts';

/** What the server says to staff, in one language. */
export interface DeskWords extends ServerCopy {
  language: string;
}

/** The languages in which staff can use the desk, the main one first. */
export type DeskLanguages = readonly [DeskWords, ...DeskWords[]];

/** A group of words; any that are omitted have our defaults. */
const group = <Group extends keyof ServerCopy>(name: Group) => {
  const defaults: Record<string, string> = serverCopy[name];
  return z
    .record(z.string(), z.string())
    .default({})
    .transform((own) => ({ ...defaults, ...own }) as ServerCopy[Group]);
};

/** What the server says to staff, as in `desk.yaml`, with our defaults for the rest. */
export const deskWordsSchema = z.object({
  fields: group('fields'),
  mail: group('mail'),
  table: group('table'),
  alerts: group('alerts'),
  problems: group('problems'),
});

/** The words in a language; those of the main one if staff cannot use the desk in it. */
export function wordsIn(languages: DeskLanguages, language: string | null): DeskWords {
  return languages.find((words) => words.language === language) ?? languages[0];
}

/** The words for the sender of a request: in the language chosen on this device, else the browser's. */
export function wordsFor(
  languages: DeskLanguages,
  { cookie = '', 'accept-language': accepted = '' }: IncomingHttpHeaders,
): DeskWords {
  const codes = languages.map(({ language }) => language);
  const chosen = parseCookie(cookie)[cookieName];
  const isKnown = chosen !== undefined && codes.includes(chosen);
  const preferred = accepted.split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  const language = isKnown ? chosen : preferred.find((each) => codes.includes(each));
  return wordsIn(languages, language ?? null);
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
