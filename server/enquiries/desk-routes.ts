import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import {
  type ContactAnswer,
  changeLanguage as changeLanguageSchema,
  contactPatient,
  correctEnquiry,
  correctPhone as correctPhoneSchema,
  deleteEnquiry as deleteEnquirySchema,
  type MovedEnquiries,
  moveEnquiries,
  moveEnquiry as moveEnquirySchema,
  newEnquiry,
  newNote,
  type PhoneCheckAnswer,
  phoneCheck,
  sendEnquiry,
} from '../../shared/desk/enquiries/changes.ts';
import {
  type ChangesAnswer,
  changesQuery,
  type EnquiriesAnswer,
  enquiriesQuery,
  exportQuery,
} from '../../shared/desk/enquiries/list.ts';
import type { OpenedEnquiry } from '../../shared/desk/enquiries/opened.ts';
import { canBePhones } from '../../shared/phone-numbers.ts';
import { overwriteDeleted } from '../database/index.ts';
import { reasonOf } from '../log.ts';
import { idOf, parse } from '../plugins/parse.ts';
import { Refusal } from '../plugins/refusal.ts';
import type { Services } from '../services.ts';
import { hasOpened, noteAccess, noteExport } from '../staff/access-log.ts';
import { wordsFor } from '../words/words.ts';
import { deleteEnquiry, noteSending } from './inbox/changes.ts';
import { changeLanguage, correctEntered, correctPhone } from './inbox/correct.ts';
import { csvParts } from './inbox/csv.ts';
import { enterEnquiry } from './inbox/enter.ts';
import { moveEnquiry } from './inbox/move.ts';
import { addNote } from './inbox/notes.ts';
import { changeBy, OpenedEnquiries } from './inbox/opened.ts';
import { noteContact } from './inbox/openings.ts';

/** Enquiries: list, read, change and export. */
export const enquiryRoutes: FastifyPluginAsync<Services> = async (app, services) => {
  const { config, database, enquiries } = services;
  const { channels, list } = enquiries;
  const opened = new OpenedEnquiries(services);

  const polled = { config: { isPolled: true } } as const;
  app.get('/enquiries', polled, async ({ query, session }): Promise<EnquiriesAnswer> => {
    const asked = parse(enquiriesQuery, query);
    const isFirstPage = asked.before === undefined;
    if (asked.search && isFirstPage) await noteAccess(database, session.person, 'searched');
    return list.page(asked);
  });

  app.get('/enquiries/changes', polled, async ({ query }): Promise<ChangesAnswer> => {
    return list.changes(parse(changesQuery, query).since);
  });

  app.get('/enquiries.csv', async ({ query, session, headers }, reply) => {
    const ids = await list.ids(parse(exportQuery, query));
    await noteExport(database, session.person, ids);
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="enquiries.csv"');
    const options = { ...config, words: wordsFor(config.clinic.deskWords, headers) };
    return reply.send(Readable.from(csvParts(enquiries.inbox, ids, options)));
  });

  app.get('/enquiries/:id', async (request): Promise<OpenedEnquiry> => opened.open(request));

  app.get('/enquiries/:id/current', polled, async (request): Promise<OpenedEnquiry> => {
    const id = idOf(request);
    if (!(await hasOpened(database, request.session, id))) {
      throw new Refusal('invalid', { says: 'open-again' });
    }
    return opened.read(request, id);
  });

  app.post('/enquiries', async (request) => {
    const entered = parse(newEnquiry, request.body);
    checkLanguage(entered);
    const options = entryOptions(entered);
    const id = await enterEnquiry(database, request.session.person, entered, options);
    return { enquiry: await opened.open(request, id) };
  });

  app.put('/enquiries/:id/entered', async (request) => {
    const { version, ...entered } = parse(correctEnquiry, request.body);
    checkLanguage(entered);
    const change = { ...changeBy(request), version };
    const corrected = await correctEntered(database, change, entered, entryOptions(entered));
    await opened.expectDone(request, corrected);
    return { enquiry: await opened.open(request) };
  });

  app.put('/enquiries/:id/phone', async (request) => {
    const { version, phone } = parse(correctPhoneSchema, request.body);
    const change = { ...changeBy(request), version };
    await opened.expectDone(request, await correctPhone(database, change, phone, enquiries.texts));
    return { enquiry: await opened.open(request) };
  });

  app.post('/enquiries/:id/contact', async (request): Promise<ContactAnswer> => {
    const { how } = parse(contactPatient, request.body);
    const enquiryId = idOf(request);
    const [known] = await list.only([enquiryId]);
    if (!known) throw new Refusal('not-found');
    await noteContact(database, request.session.person, { enquiryId, how });
    const [enquiry = known] = await list.only([enquiryId]);
    return { enquiry };
  });

  app.put('/enquiries/:id/language', async (request) => {
    const { version, language } = parse(changeLanguageSchema, request.body);
    checkLanguage({ language });
    const change = { ...changeBy(request), version };
    await opened.expectDone(request, await changeLanguage(database, change, language));
    return { enquiry: await opened.open(request) };
  });

  app.post('/phone-check', async ({ body }): Promise<PhoneCheckAnswer> => {
    const { phone } = parse(phoneCheck, body);
    return { canBePhone: canBePhones(phone, config.clinic.facts.contact.phone) };
  });

  app.post('/enquiries/moves', async ({ body, session }): Promise<MovedEnquiries> => {
    const { moves, undo } = parse(moveEnquiries, body);
    const options = { ...config, channels: await channels() };
    const conflicts: string[] = [];
    for (const move of moves) {
      const change = { ...move, undo, actor: session.person };
      if ((await moveEnquiry(database, options, change)) !== 'done') conflicts.push(move.id);
      await setImmediate();
    }
    enquiries.sendSoon();
    return { enquiries: await list.only(moves.map(({ id }) => id)), conflicts };
  });

  app.patch('/enquiries/:id', async (request) => {
    const change = { ...changeBy(request), ...parse(moveEnquirySchema, request.body) };
    const options = { ...config, channels: await channels() };
    await opened.expectDone(request, await moveEnquiry(database, options, change));
    enquiries.sendSoon();
    return { enquiry: await opened.open(request) };
  });

  app.post('/enquiries/:id/notes', async (request) => {
    const change = changeBy(request);
    await opened.expectDone(request, await addNote(database, change, parse(newNote, request.body)));
    return { enquiry: await opened.open(request) };
  });

  app.post('/enquiries/:id/send', async (request) => {
    const change = { ...changeBy(request), ...parse(sendEnquiry, request.body) };
    await opened.expectDone(request, await noteSending(database, change));
    await enquiries.retry(change.id);
    return { enquiry: await opened.open(request) };
  });

  app.delete('/enquiries/:id', async (request, reply) => {
    const { version } = parse(deleteEnquirySchema, request.body);
    const change = { ...changeBy(request), version };
    await opened.expectDone(request, await deleteEnquiry(database, change));
    await overwriteDeleted(database).catch((error: unknown) => {
      // The cleanup overwrites it within ten minutes.
      request.log.warn(
        { reason: reasonOf(error) },
        'an enquiry was deleted, but is not overwritten yet',
      );
    });
    return reply.code(204).send();
  });

  function entryOptions({ language }: { language: string }) {
    const bookable = config.clinic.enquiryWords.bookable.get(language);
    return { bookable, texts: enquiries.texts };
  }

  function checkLanguage({ language }: { language: string }): void {
    if (!config.languages.includes(language)) throw new Refusal('invalid', { field: 'language' });
  }
};
