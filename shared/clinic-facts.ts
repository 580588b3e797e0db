import { z } from 'zod';
import { technical } from './edited-as.ts';

/** The public origin of a site, without a path; a trailing slash is removed when it is read. */
export const siteOrigin = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address that begins with http:// or https://',
    abort: true,
  })
  .refine((address) => new URL(address).origin === address.replace(/\/+$/, '').toLowerCase(), {
    error: ({ input }) => `must end after the host name: ${new URL(String(input)).origin}`,
  })
  .transform((address) => address.replace(/\/+$/, ''));

const timeZoneError = 'must be a time zone such as Asia/Kolkata';

/** The languages of a site, the default one first. */
const languageList = z
  .array(
    z.string().regex(/^[a-z]{2}$/, 'use a language code such as "en"'),
    'must be a list of language codes such as [en, hi]',
  )
  .min(1, 'must name at least one language')
  .refine((codes) => new Set(codes).size === codes.length, 'names a language twice')
  .transform((codes) => codes as [string, ...string[]]);

/** The facts of a clinic that both the server and the pages need. */
export const clinicFacts = z.object({
  siteUrl: siteOrigin
    .meta(technical)
    .describe('The address of the site, such as https://clinic.example.'),
  timeZone: z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : timeZoneError) })
    .refine(isTimeZone, timeZoneError)
    .meta(technical)
    .describe('The time zone of all days and hours: Asia/Kolkata.'),
  languages: languageList
    .meta(technical)
    .describe(
      'The languages of the site, each with a folder of texts; addresses of the first have no prefix: [en, hi, mr].',
    ),
  /** The numbers that become links wherever a text names them. */
  contact: z.object({ phone: z.string(), ambulance: z.string() }),
  answerWithin: z
    .number()
    .positive()
    .max(80)
    .default(8)
    .describe('Within how many opening hours a message is answered; senders see by when: 8.'),
  alertAfter: z
    .int()
    .positive()
    .max(4_800)
    .default(30)
    .describe(
      'After how many minutes of opening time staff are alerted to an unopened message: 30.',
    ),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
