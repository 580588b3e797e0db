import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import type { PendingReason } from '../../../shared/desk/enquiries/list.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { anEnquiry, post, postAnswer } from '../../support/site/visitor.ts';
import { textOf, WebPage } from '../../support/site/web-page.ts';

/** The patient who sends the requests. */
export const patient = {
  name: 'Rukmini Deshpande',
  email: 'rukmini@private.example',
  phone: '+91 91234 56789',
};

const sizeOf = (headers: Headers) =>
  [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);

export type RequestPageContext = ReturnType<typeof useRequestPage>;

/** Gives the tests of a `describe` block a site with pages, and the actions of a patient and of the desk on it. */
export function useRequestPage() {
  const context = {} as { site: InProcessSite };
  beforeAll(async () => {
    context.site = await startInProcess({ LOG_LEVEL: 'trace' }, {}, { pages: true });
  });
  afterAll(() => context.site.close());

  async function pageAt(path: string) {
    const response = await fetch(context.site.url + path, { redirect: 'manual' });
    return { response, page: new WebPage(path, await response.text()) };
  }

  return Object.assign(context, {
    /** Sends an enquiry; returns the path of its private page. */
    async send(language = 'en', changes: { message?: string } = {}): Promise<string> {
      const enquiry = { ...anEnquiry({ ...patient, ...changes }), language };
      const { body } = await post(context.site.url, enquiry);
      return body.request ?? '';
    },
    /** The bytes of a page and of the font files for its most common letters, with the headers of each. */
    async weightOf(page: WebPage, response: Response): Promise<number> {
      const font = /url\("([^"]+\.woff2)"\)[^}]*?unicode-range:U\+2[0B][-,]/g;
      const files = [...page.html.matchAll(font)].map(([, path = '']) => context.site.url + path);
      const fontSizes = await Promise.all(
        files.map(async (url) => {
          const file = await fetch(url);
          return (await file.arrayBuffer()).byteLength + sizeOf(file.headers);
        }),
      );
      const htmlSize = brotliCompressSync(page.html).length + sizeOf(response.headers);
      return fontSizes.reduce((sum, bytes) => sum + bytes, htmlSize);
    },
    pageAt,
    /** The text of the main part of a page. */
    textAt: async (path: string) => textOf((await pageAt(path)).page.one('main')),
    headingAt: async (path: string) => textOf((await pageAt(path)).page.one('h1')),
    /** Answers on a page; returns the query of the page that is shown afterwards. */
    answer: (path: string, choice: string, offer: number | '' = 1, ...halfDays: string[]) =>
      postAnswer(context.site.url, path, [
        ['answer', choice],
        ['offer', String(offer)],
        ...halfDays.map((day): [string, string] => ['half-day', day]),
      ]),
    /** When the last answer that a page shows was given. */
    sinceOf: (page: WebPage) =>
      page.one('form:has([value=asked]) [name=since]').attribs['value'] ?? '',
    /** Moves the enquiry of a page as the desk does. */
    async move(
      path: string,
      tab: 'new' | 'answered' | 'archived',
      reason?: PendingReason,
      callAt: string | null = null,
    ): Promise<void> {
      const { database } = context.site.services;
      const { enquiry_id } = await database
        .selectFrom('requests')
        .select('enquiry_id')
        .where('token', '=', path.split('/').at(-1) ?? '')
        .executeTakeFirstOrThrow();
      const at = new Date().toISOString();
      const actor = { person: 'Meera', email: 'meera@clinic.example', action: 'moved' } as const;
      await database
        .insertInto('access_log')
        .values({ id: crypto.randomUUID(), at, enquiry_id, ...actor, became: reason ?? tab })
        .execute();
      await database
        .updateTable('enquiries')
        .set({
          state: tab,
          pending_reason: reason ?? null,
          call_at: callAt,
          answered_at: tab === 'answered' ? at : null,
          answered_by: tab === 'answered' ? 'Meera' : null,
        })
        .where('id', '=', enquiry_id)
        .execute();
    },
    /** Offers a visit as the desk does, three days from now. */
    async offer(path: string, patientNote = 'Please come fasting.'): Promise<void> {
      const { database } = context.site.services;
      const token = path.split('/').at(-1) ?? '';
      const { enquiry_id, offer: offerBefore } = await database
        .selectFrom('requests')
        .selectAll()
        .where('token', '=', token)
        .executeTakeFirstOrThrow();
      const version = (offerBefore ?? 0) + 1;
      const { enquiry_version } = await database
        .updateTable('enquiries')
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('id', '=', enquiry_id)
        .returning('version as enquiry_version')
        .executeTakeFirstOrThrow();
      const starts_at = new Date(Date.now() + 3 * 86_400_000).toISOString();
      const by = { offered_by: 'Meera', offered_at: new Date().toISOString() };
      const offerRow = { ...by, reason: '', day_hours: '' };
      await database
        .insertInto('offers')
        .values({
          enquiry_id,
          version,
          starts_at,
          patient_note: patientNote,
          enquiry_version,
          ...offerRow,
        })
        .execute();
      await database
        .updateTable('requests')
        .set({ state: 'offered', offer: version, visit_at: starts_at })
        .where('token', '=', token)
        .execute();
    },
  });
}
