import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AccessAction } from '../../shared/desk/access-log.ts';
import {
  changeNotice,
  closeDays,
  endNotice,
  longestSentence,
  type NoticeContent,
  type NoticesAnswer,
  newNotice,
  noticeAddition,
  openDays,
} from '../../shared/desk/notices.ts';
import { mostClosed } from '../../shared/hours/week-hours.ts';
import { idOf, parse } from '../plugins/parse.ts';
import { Refusal } from '../plugins/refusal.ts';
import type { Services } from '../services.ts';
import { noteAccess } from '../staff/access-log.ts';
import type { Session } from '../staff/sign-in/sessions.ts';
import { ClinicClock } from '../time/clinic-clock.ts';
import type { ProblemSentence } from '../words/words.ts';
import { closeDays as close, openDays as open } from './closed-days.ts';
import { listNotices } from './list.ts';
import { addToNotices, deleteNotice, endNotice as end, type Outcome, saveNotice } from './store.ts';

/** How far ahead a day may be, in years; a later one is a typing error. */
const yearsAhead = 2;

/** Notices at the top of the public pages, and closed days. */
export const noticeRoutes: FastifyPluginAsync<Services> = async (
  app,
  { config, database, changes },
) => {
  const { languages, timeZone } = config;
  const clock = new ClinicClock(timeZone);
  const list = (): Promise<NoticesAnswer> => listNotices(database, clock);

  app.get('/notices', list);

  app.post('/notices', async ({ body, session }) => {
    const { id, ...content } = read(newNotice, body);
    const notice = { id, version: null, actor: session.person.name, ...stored(content) };
    return finishChange(await saveNotice(database, notice), session, 'notice-saved', content.from);
  });

  app.post('/notices/addition', async ({ body, session }) => {
    const { inPlaceOf, ...content } = read(noticeAddition, body);
    const addition = { ...stored(content), inPlaceOf };
    const by = { actor: session.person.name, check: refuseLong };
    const outcome = await addToNotices(database, addition, by);
    return finishChange(outcome, session, 'notice-saved', content.from);
  });

  app.put('/notices/:id', async (request) => {
    const { version, ...content } = read(changeNotice, request.body);
    const change = { ...changeBy(request), version, ...stored(content) };
    const outcome = await saveNotice(database, change);
    return finishChange(outcome, request.session, 'notice-saved', content.from);
  });

  app.post('/notices/:id/end', async (request) => {
    const { version } = parse(endNotice, request.body);
    const outcome = await end(database, { ...changeBy(request), version });
    return finishChange(outcome, request.session, 'notice-ended');
  });

  app.delete('/notices/:id', async (request) => {
    const { version } = parse(endNotice, request.body);
    const outcome = await deleteNotice(database, { ...changeBy(request), version });
    return finishChange(outcome, request.session, 'notice-deleted');
  });

  app.post('/closed-days', async ({ body, session }) => {
    const { day, to = day, ...entered } = read(closeDays, body);
    const { hours } = entered;
    const today = clock.today();
    if (day < today) throw wrong('day', 'day-over');
    if (to < day) throw wrong('to', 'notice-order');
    const last = Temporal.PlainDate.from(today).add({ years: yearsAhead }).toString();
    if (to > last) throw wrong(day > last ? 'day' : 'to', 'day-far');
    if (Temporal.PlainDate.from(day).until(to).days >= mostClosed) throw wrong('to', 'days-many');
    const closing = { days: { from: day, to }, ...entered, actor: session.person.name };
    const outcome = await close(database, closing);
    const subject = subjectOf(day, to);
    if (!hours) return finishChange(outcome, session, 'day-closed', subject);
    const { opens, closes } = hours;
    return finishChange(outcome, session, 'hours-changed', `${subject}, ${opens} – ${closes}`);
  });

  app.delete('/closed-days/:day', async ({ params, query, body, session }) => {
    const sent = { ...Object(body), ...Object(params), ...Object(query) };
    const { day, to = day, was } = read(openDays, sent);
    const outcome = await open(database, { from: day, to }, was);
    return finishChange(outcome, session, 'day-opened', subjectOf(day, to));
  });

  /** Converts what was sent to the stored form. */
  function stored({ texts, from, until }: NoticeContent) {
    const known = languages.flatMap((code) => (texts[code] ? [[code, texts[code]]] : []));
    if (known.length === 0) throw wrong(`texts.${languages[0]}`, 'notice-main-text');
    const startsAt = clock.toUtc(from);
    const endsAt = clock.toUtc(until);
    if (endsAt <= startsAt) throw wrong('until', 'notice-order');
    if (endsAt <= new Date().toISOString()) throw wrong('until', 'notice-over');
    const last = Temporal.Now.zonedDateTimeISO(timeZone).add({ years: yearsAhead });
    if (endsAt > last.toInstant().toString()) {
      throw wrong('until', 'notice-far');
    }
    return { texts: Object.fromEntries(known), startsAt, endsAt };
  }

  /**
   * Refuses a change that was not made. Logs any other, shows it on this server at once, and returns all
   * notices.
   */
  async function finishChange(
    outcome: Outcome,
    { person }: Session,
    action: AccessAction,
    subject?: string,
  ): Promise<NoticesAnswer> {
    if (outcome === 'missing') throw new Refusal('not-found');
    if (outcome === 'overlap') throw wrong('from', 'notice-overlap');
    if (outcome === 'conflict') throw new Refusal('changed-meanwhile', { notices: await list() });
    await noteAccess(database, person, action, { ...(subject && { subject }) });
    await changes.check();
    return list();
  }
};

/** Validates what was sent; the sentence of a refusal says what to write. */
function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  try {
    return parse(schema, sent);
  } catch (error) {
    const { field = '' } = error instanceof Refusal ? error.details : {};
    const says = sentences.find(([name]) => field.startsWith(name))?.[1];
    throw says ? wrong(field, says) : error;
  }
}

const sentences: [field: string, sentence: ProblemSentence][] = [
  ['texts', 'notice-texts'],
  ['from', 'notice-time'],
  ['until', 'notice-time'],
  ['day', 'day-missing'],
  ['to', 'day-missing'],
  ['reason', 'day-reason'],
  ['hours', 'day-hours'],
];

const values = { YEARS: yearsAhead, DAYS: mostClosed, LETTERS: longestSentence };

function wrong(field: string, says: ProblemSentence): Refusal {
  return new Refusal('invalid', { field, says, values });
}

/** Refuses two sentences that are too long together. */
function refuseLong(texts: NoticeContent['texts']): void {
  const long = Object.entries(texts).find(([, text]) => text.length > longestSentence);
  if (long) throw wrong(`texts.${long[0]}`, 'notice-both-long');
}

/** The closed days, as the access log names them. */
const subjectOf = (day: string, to: string) => (day === to ? day : `${day} – ${to}`);

function changeBy(request: FastifyRequest) {
  return { id: idOf(request), actor: request.session.person.name };
}
