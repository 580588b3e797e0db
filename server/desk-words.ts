import type { IncomingHttpHeaders } from 'node:http';
import cookies from '@fastify/cookie';
import Negotiator from 'negotiator';
import { z } from 'zod';
import { type ServerCopy, serverCopy } from '../shared/desk/server-copy.ts';

/** The words of the server to staff in one language. */
export interface DeskWords extends ServerCopy {
  language: string;
}

/** The languages in which staff can use the desk, the main one first. */
export type DeskLanguages = readonly [DeskWords, ...DeskWords[]];

/** A group of words, of which each may be left out. */
const group = <Group extends keyof ServerCopy>(name: Group) => {
  const defaults: Record<string, string> = serverCopy[name];
  return z
    .record(z.string(), z.string())
    .default({})
    .transform((own) => ({ ...defaults, ...own }) as ServerCopy[Group]);
};

/** The words of the server to staff in `desk.yaml`, completed by our own. */
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

/** The words for whoever sends a request: in the language chosen on this device, else the browser's. */
export function wordsFor(
  languages: DeskLanguages,
  { cookie = '', 'accept-language': accepted = '' }: IncomingHttpHeaders,
): DeskWords {
  const codes = languages.map(({ language }) => language);
  const chosen = cookies.parse(cookie)[cookieName];
  const isKnown = chosen !== undefined && codes.includes(chosen);
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted } });
  return wordsIn(languages, isKnown ? chosen : (negotiator.language(codes) ?? null));
}

const cookieName = 'desk.language';

/** How long a device remembers the language, in seconds: the longest that browsers allow. */
const cookieLifetime = 400 * 24 * 3_600;

/** The cookies with which a device remembers a person's language, for the page of the desk and its API. */
export function languageCookies(language: string): string[] {
  return ['/desk', '/api/desk'].map((path) =>
    cookies.serialize(cookieName, language, {
      path,
      maxAge: cookieLifetime,
      httpOnly: true,
      sameSite: 'lax',
    }),
  );
}
