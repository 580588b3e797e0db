import { z } from 'zod';
import { localTime, plainText, version } from './fields.ts';
import { deskRefusal } from './problems.ts';

const noticeContent = z.object({
  /**
   * The sentence by language code; that of the main language is always there. Where a language has
   * none, the first that has one is shown.
   */
  texts: z.record(z.string().regex(/^[a-z]{2}$/), plainText(300)),
  from: localTime,
  /** After `from`, and to come. */
  until: localTime,
});

/** A sentence at the top of every public page. */
const notice = noticeContent.extend({
  id: z.string(),
  version,
  /** Who saved it last. */
  by: z.string(),
  state: z.enum(['coming', 'shown', 'over']),
});

/** A day on which the clinic is closed. */
const closedDay = z.object({ day: z.iso.date(), by: z.string() });

/** The answer to `GET /api/desk/notices`, and to every change of them. */
export const noticesAnswer = z.object({
  /** Coming and shown first, by their beginning; then what is over, at most 20 of them. */
  notices: z.array(notice),
  /** From today on. */
  closedDays: z.array(closedDay),
});

/** The body of `POST /api/desk/notices`. The id is made by the browser, so that a repeat is the same notice. */
export const newNotice = z.strictObject({ id: z.uuid(), ...noticeContent.shape });

/** The body of `PUT /api/desk/notices/:id`. */
export const changeNotice = z.strictObject({ version, ...noticeContent.shape });

/**
 * The body of `POST /api/desk/notices/:id/end`, after which it is over at once, and of
 * `DELETE /api/desk/notices/:id`, after which it was never there.
 */
export const endNotice = z.strictObject({ version });

/**
 * The body of `POST /api/desk/closed-days`; `DELETE /api/desk/closed-days/:day` opens a day again.
 * A repeat of either changes nothing.
 */
export const closeDay = z.strictObject({ day: z.iso.date() });

/** The answer where someone else was faster (409, `changed-meanwhile`): how they are now. */
export const noticesConflict = deskRefusal.extend({ notices: noticesAnswer });

export type NoticeContent = z.infer<typeof noticeContent>;
export type Notice = z.infer<typeof notice>;
export type NoticesAnswer = z.infer<typeof noticesAnswer>;
