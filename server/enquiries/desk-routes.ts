import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  changeLanguage as changeLanguageSchema,
  contactPatient,
  contactResponse,
  correctEnquiry,
  correctPhone as correctPhoneSchema,
  deleteEnquiry as deleteEnquirySchema,
  movedEnquiries,
  moveEnquiries,
  moveEnquiry as moveEnquirySchema,
  newEnquiry,
  newNote,
} from '../../shared/desk/enquiries/changes.ts';
import {
  changesResponse,
  enquiriesQuery,
  enquiriesResponse,
  exportQuery,
} from '../../shared/desk/enquiries/list.ts';
import { enquiryResponse, openedEnquiry } from '../../shared/desk/enquiries/opened.ts';
import { Refusal } from '../plugins/refusal.ts';
import { byId, noContent } from '../plugins/schemas.ts';
import type { Services } from '../services.ts';
import { hasOpened, logAccess, logExport } from '../staff/access-log.ts';
import { wordsFor } from '../words/words.ts';
import { deleteEnquiry, overwriteDeletedNow } from './inbox/changes.ts';
import { changeLanguage, correctEnteredEnquiry, correctPhone } from './inbox/correct.ts';
import { generateCsv } from './inbox/csv.ts';
import { enterEnquiry } from './inbox/enter.ts';
import { moveEnquiry } from './inbox/move.ts';
import { addNote } from './inbox/notes.ts';
import { changeOf, changeRoute, EnquiryReader, recordContact } from './inbox/reader.ts';

/** Lists, reads, enters, changes, deletes and exports enquiries. */
export const deskEnquiryRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { config, database, enquiries } = services;
  const { channels, list } = enquiries;
  const reader = new EnquiryReader(services);

  const pollOptions = { config: { isPolled: true } } as const;
  const pageRoute = {
    ...pollOptions,
    schema: { querystring: enquiriesQuery, response: { 200: enquiriesResponse } },
  };
  app.get('/enquiries', pageRoute, async ({ query, session }) => {
    const isFirstPage = query.before === undefined;
    if (query.search && isFirstPage) await logAccess(database, session.person, 'searched');
    return list.page(query);
  });

  const changesRoute = { ...pollOptions, schema: { response: { 200: changesResponse } } };
  app.get('/enquiries/changes', changesRoute, () => list.readChanges());

  const exportRoute = {
    schema: {
      querystring: exportQuery,
      response: { 200: { content: { 'text/csv': { schema: z.instanceof(Readable) } } } },
    },
  };
  app.get('/enquiries.csv', exportRoute, async ({ query, session, headers }, reply) => {
    const ids = await list.ids(query);
    await logExport(database, session.person, ids);
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="enquiries.csv"');
    const options = { ...config, words: wordsFor(config.clinic.staffWords, headers) };
    return reply.send(Readable.from(generateCsv(enquiries.repository, ids, options)));
  });

  const schema = { params: byId, response: { 200: openedEnquiry } };
  app.get('/enquiries/:id', { schema }, (request) => reader.open(request));

  app.get('/enquiries/:id/current', { ...pollOptions, schema }, async (request) => {
    if (!(await hasOpened(database, request.session, request.params.id))) {
      throw new Refusal('invalid', { sentence: 'open-again' });
    }
    return reader.read(request);
  });

  const entryRoute = { schema: { body: newEnquiry, response: { 200: enquiryResponse } } };
  app.post('/enquiries', entryRoute, async ({ body: enteredEnquiry, session }) => {
    checkLanguage(enteredEnquiry);
    const id = await enterEnquiry(
      database,
      session.person,
      enteredEnquiry,
      entryOptions(enteredEnquiry),
    );
    return { enquiry: await reader.open({ params: { id }, session }) };
  });

  app.put('/enquiries/:id/entered', changeRoute(correctEnquiry), async (request) => {
    const { version: _, ...enteredEnquiry } = request.body;
    checkLanguage(enteredEnquiry);
    const change = changeOf(request);
    const outcome = await correctEnteredEnquiry(
      database,
      change,
      enteredEnquiry,
      entryOptions(enteredEnquiry),
    );
    return reader.respond(request, outcome);
  });

  app.put('/enquiries/:id/phone', changeRoute(correctPhoneSchema), async (request) => {
    return reader.respond(request, await correctPhone(database, changeOf(request), config.clinic));
  });

  const contactRoute = {
    schema: { params: byId, body: contactPatient, response: { 200: contactResponse } },
  };
  app.post('/enquiries/:id/contact', contactRoute, async ({ body: { how }, params, session }) => {
    const enquiryId = params.id;
    const [before] = await list.byIds([enquiryId]);
    if (!before) throw new Refusal('not-found');
    await recordContact(database, session.person, { enquiryId, how });
    const [enquiry = before] = await list.byIds([enquiryId]);
    return { enquiry };
  });

  app.put('/enquiries/:id/language', changeRoute(changeLanguageSchema), async (request) => {
    checkLanguage(request.body);
    return reader.respond(request, await changeLanguage(database, changeOf(request)));
  });

  const movesRoute = { schema: { body: moveEnquiries, response: { 200: movedEnquiries } } };
  app.post('/enquiries/moves', movesRoute, async ({ body: { moves, undo }, session }) => {
    const options = { ...config, channels: await channels() };
    const conflicts: string[] = [];
    for (const move of moves) {
      const change = { ...move, undo, actor: session.person };
      if ((await moveEnquiry(database, options, change)) !== 'done') conflicts.push(move.id);
      await setImmediate();
    }
    enquiries.sendSoon();
    return { enquiries: await list.byIds(moves.map(({ id }) => id)), conflicts };
  });

  app.patch('/enquiries/:id', changeRoute(moveEnquirySchema), async (request) => {
    const options = { ...config, channels: await channels() };
    const outcome = await moveEnquiry(database, options, changeOf(request));
    enquiries.sendSoon();
    return reader.respond(request, outcome);
  });

  app.post('/enquiries/:id/notes', changeRoute(newNote), async (request) => {
    const { params, session, body } = request;
    return reader.respond(request, await addNote(database, session.person, params.id, body));
  });

  const deletionRoute = {
    schema: { params: byId, body: deleteEnquirySchema, response: noContent },
  };
  app.delete('/enquiries/:id', deletionRoute, async (request, reply) => {
    const outcome = await deleteEnquiry(database, changeOf(request));
    // Throws the refusal.
    if (outcome !== 'done') await reader.respond(request, outcome);
    await overwriteDeletedNow(database, request.log);
    return reply.code(204).send();
  });

  function entryOptions({ language }: { language: string }) {
    const { clinic } = config;
    return { bookableItems: clinic.bookableItems(language), clinic };
  }

  function checkLanguage({ language }: { language: string }): void {
    if (!config.languages.includes(language)) throw new Refusal('invalid', { field: 'language' });
  }
};
