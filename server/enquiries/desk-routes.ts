import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import {
  type ChangesAnswer,
  changesQuery,
  deleteEnquiry as deleteEnquirySchema,
  type EnquiriesAnswer,
  enquiriesQuery,
  exportQuery,
  moveEnquiry as moveEnquirySchema,
  newNote,
  type OpenedEnquiry,
  sendEnquiry,
} from '../../shared/desk/enquiries.ts';
import { overwriteDeleted } from '../database/index.ts';
import { wordsFor } from '../desk-words.ts';
import { reasonOf } from '../log.ts';
import { idOf, parse } from '../plugins/parse.ts';
import { Refusal } from '../plugins/refusal.ts';
import type { Services } from '../services.ts';
import { hasOpened, noteAccess, noteExport } from '../staff/access-log.ts';
import { deleteEnquiry, noteSending } from './inbox/changes.ts';
import { csvParts } from './inbox/csv.ts';
import { EnquiryList } from './inbox/list.ts';
import { moveEnquiry } from './inbox/move.ts';
import { addNote } from './inbox/notes.ts';
import { changeBy, OpenedEnquiries } from './inbox/opened.ts';

/** Enquiries: list, read, change and export. */
export const enquiryRoutes: FastifyPluginAsync<Services> = async (app, services) => {
  const { config, database, enquiries } = services;
  const { channels } = enquiries;
  const opened = new OpenedEnquiries(services);
  const list = new EnquiryList({ ...config, database, channels });

  app.get('/enquiries', async ({ query, session }): Promise<EnquiriesAnswer> => {
    const asked = parse(enquiriesQuery, query);
    const isFirstPage = asked.before === undefined;
    if (asked.search && isFirstPage) await noteAccess(database, session.person, 'searched');
    return list.page(asked);
  });

  const polled = { config: { isPolled: true } } as const;
  app.get('/enquiries/changes', polled, async ({ query }): Promise<ChangesAnswer> => {
    return list.changes(parse(changesQuery, query).since);
  });

  app.get('/enquiries.csv', async ({ query, session, headers }, reply) => {
    const ids = await list.ids(parse(exportQuery, query));
    await noteExport(database, session.person, ids);
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="enquiries.csv"');
    const options = { ...config, words: wordsFor(config.deskWords, headers) };
    return reply.send(Readable.from(csvParts(enquiries.inbox, ids, options)));
  });

  app.get('/enquiries/:id', async (request): Promise<OpenedEnquiry> => opened.open(request));

  app.get('/enquiries/:id/current', polled, async (request): Promise<OpenedEnquiry> => {
    const id = idOf(request);
    if (!(await hasOpened(database, request.session, id))) {
      throw new Refusal('invalid', { says: 'open-again' });
    }
    return opened.read(id);
  });

  app.patch('/enquiries/:id', async (request) => {
    const change = { ...changeBy(request), ...parse(moveEnquirySchema, request.body) };
    await opened.expectDone(request, await moveEnquiry(database, await channels(), change));
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
        'an enquiry was deleted, and not yet overwritten',
      );
    });
    return reply.code(204).send();
  });
};
