import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AccessAction } from '../../shared/desk/access-log.ts';
import {
  changeNotice,
  closeDay,
  endNotice,
  type NoticeContent,
  type NoticesAnswer,
  newNotice,
} from '../../shared/desk/notices.ts';
import { idOf, parse } from '../plugins/parse.ts';
import { Refusal } from '../plugins/refusal.ts';
import type { Services } from '../services.ts';
import { noteAccess } from '../staff/access-log.ts';
import type { Session } from '../staff/sessions.ts';
import { ClinicClock } from '../time/clinic-clock.ts';
import { closeDay as close, openDay } from './closed-days.ts';
import { listNotices } from './list.ts';
import { deleteNotice, endNotice as end, type Outcome, saveNotice } from './store.ts';

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
    const { day } = read(closeDay, body);
    const today = clock.today();
    if (day < today) throw wrong('day', 'This day is over.');
    const last = Temporal.PlainDate.from(today).add({ years: yearsAhead }).toString();
    if (day > last) throw wrong('day', `This day is more than ${yearsAhead} years away.`);
    await close(database, { day, actor: session.person.name });
    return finishChange('done', session, 'day-closed', day);
  });

  app.delete('/closed-days/:day', async ({ params, session }) => {
    const { day } = read(closeDay, params);
    await openDay(database, day);
    return finishChange('done', session, 'day-opened', day);
  });

  /** Converts what was sent to the stored form. */
  function stored({ texts, from, until }: NoticeContent) {
    const [main] = languages;
    if (texts[main] === undefined) {
      throw wrong(`texts.${main}`, 'Please write the sentence in the main language of the site.');
    }
    const startsAt = clock.toUtc(from);
    const endsAt = clock.toUtc(until);
    if (endsAt <= startsAt) throw wrong('until', 'The end must be later than the beginning.');
    if (endsAt <= new Date().toISOString()) throw wrong('until', 'The end is over already.');
    const last = Temporal.Now.zonedDateTimeISO(timeZone).add({ years: yearsAhead });
    if (endsAt > last.toInstant().toString()) {
      throw wrong('until', `The end is more than ${yearsAhead} years away.`);
    }
    const known = languages.flatMap((code) => (texts[code] ? [[code, texts[code]]] : []));
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
    if (outcome === 'overlap') {
      const message =
        'Another notice is shown in that time, and a page has room for one. Change that one, or choose another time.';
      throw wrong('from', message);
    }
    if (outcome === 'conflict') throw new Refusal('changed-meanwhile', { notices: await list() });
    await noteAccess(database, person, action, { ...(subject && { subject }) });
    await changes.check();
    return list();
  }
};

/** Validates what was sent; the message of a refusal says what to write. */
function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  try {
    return parse(schema, sent);
  } catch (error) {
    const { field = '' } = error instanceof Refusal ? error.details : {};
    const message = sentences.find(([name]) => field.startsWith(name))?.[1];
    throw message ? wrong(field, message) : error;
  }
}

const sentences: [field: string, sentence: string][] = [
  ['texts', 'Please write a sentence of at most 300 characters.'],
  ['from', 'Please give a day and a time.'],
  ['until', 'Please give a day and a time.'],
  ['day', 'Please give a day.'],
];

function wrong(field: string, message: string): Refusal {
  return new Refusal('invalid', { field, message });
}

function changeBy(request: FastifyRequest) {
  return { id: idOf(request), actor: request.session.person.name };
}
