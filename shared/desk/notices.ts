import { z } from 'zod';
import { hours, localTime, plainText, version } from './fields.ts';
import { deskRefusal } from './problems.ts';

/** The most characters of a sentence. */
export const longestSentence = 300;

const noticeContent = z.object({
  /**
   * The sentence by language code, in at least one. A language without one shows that of the first language
   * that has one.
   */
  texts: z.record(z.string().regex(/^[a-z]{2}$/), plainText(longestSentence)),
  from: localTime,
  /** Later than `from`, and in the future. */
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

/**
 * Consecutive days on which the clinic is closed or has the same special hours, entered by the same person and
 * for the same reason.
 */
const closedDays = z.object({
  day: z.iso.date(),
  /** The last of them. */
  to: z.iso.date(),
  /** Left out if the clinic is closed. */
  hours: hours.optional(),
  /** Null if nobody wrote it. */
  reason: z.string().nullable(),
  by: z.string(),
});

/** The answer to `GET /api/desk/notices`, and to every change of them. */
export const noticesAnswer = z.object({
  /** Upcoming and current notices in the order of their beginning; then up to 20 past ones. */
  notices: z.array(notice),
  /** From today on. */
  closedDays: z.array(closedDays),
});

/** The body of `POST /api/desk/notices`. The browser chooses the id, so that a repeat creates one notice. */
export const newNotice = z.strictObject({ id: z.uuid(), ...noticeContent.shape });

/**
 * The body of `POST /api/desk/notices/addition`: a sentence that is shown together with the notices of its time,
 * and alone where there is none. A repeat changes nothing.
 */
export const noticeAddition = z.strictObject({
  ...noticeContent.shape,
  /** A sentence of these notices that is no longer true, and gives its place. */
  inPlaceOf: noticeContent.shape.texts.optional(),
});

/** The body of `PUT /api/desk/notices/:id`. */
export const changeNotice = z.strictObject({ version, ...noticeContent.shape });

/**
 * The body of `POST /api/desk/notices/:id/end`, which ends a notice at once, and of
 * `DELETE /api/desk/notices/:id`, which removes it.
 */
export const endNotice = z.strictObject({ version });

/** The body of `POST /api/desk/closed-days`: days to close, or with other hours. A repeat changes nothing. */
export const closeDays = z.strictObject({
  day: z.iso.date(),
  /** The last day, if there are several. */
  to: z.iso.date().optional(),
  /** The hours of each of these days; left out if the clinic is closed. */
  hours: hours.optional(),
  /** Why, for staff; null for none. If left out, a day that is entered already keeps its own. */
  reason: plainText(100).nullish(),
  /**
   * What was entered for all of these days when somebody began to change them: it is a conflict if that has changed
   * since. Null if nothing was: it is a conflict if a colleague has entered any of them. Left out by somebody who has
   * been told of that.
   */
  was: z
    .strictObject({ hours: hours.optional(), reason: z.string().nullable(), by: z.string() })
    .nullish(),
});

/**
 * The address and the body of `DELETE /api/desk/closed-days/:day?to=`, which opens a day, or all until another, again.
 */
export const openDays = closeDays.pick({ day: true, to: true, was: true });

/** The answer after a conflict (409, `changed-meanwhile`): the current notices. */
export const noticesConflict = deskRefusal.extend({ notices: noticesAnswer });

export type NoticeContent = z.infer<typeof noticeContent>;
export type Notice = z.infer<typeof notice>;
export type NoticesAnswer = z.infer<typeof noticesAnswer>;
