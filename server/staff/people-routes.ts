import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accessLogQuery, accessLogResponse } from '../../shared/desk/access-log.ts';
import { invitation, newPerson, peopleResponse } from '../../shared/desk/people.ts';
import {
  backupCodesLeft,
  changeAccount,
  type SessionResponse,
  sessionResponse,
} from '../../shared/desk/sign-in.ts';
import { Refusal } from '../plugins/refusal.ts';
import { byId, noContent } from '../plugins/schemas.ts';
import type { Services } from '../services.ts';
import { languageCookies } from '../words/words.ts';
import { logAccess, readAccessLog } from './access-log.ts';
import { sendCookies } from './guard.ts';
import { NameTakenError } from './people.ts';

const forDoctor = { config: { access: 'doctor' } } as const;

/** The person's own session and account, all accounts, and the access log. */
export const peopleRoutes: FastifyPluginAsyncZod<Services> = async (
  app,
  { config, database, staff },
) => {
  const { people } = staff;

  const deskLanguages = () => config.clinic.staffWords.map(({ language }) => language);

  /** Describes the session, and lets the device remember the person's language. */
  const describeSession = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionResponse> => {
    const response = await staff.describe(request.session);
    const { language } = response;
    if (language) sendCookies(request, reply, languageCookies(language));
    return response;
  };

  const response = { 200: sessionResponse };
  app.get('/session', { schema: { response } }, describeSession);

  app.patch('/account', { schema: { body: changeAccount, response } }, async (request, reply) => {
    const { person } = request.session;
    const { mailForEnquiries, language } = request.body;
    if (language !== undefined) {
      if (!deskLanguages().includes(language)) throw new Refusal('invalid', { field: 'language' });
      await people.setLanguage(person.id, language);
    }
    if (mailForEnquiries !== undefined) {
      await people.setMailForEnquiries(person.id, mailForEnquiries);
      await logAccess(database, person, mailForEnquiries ? 'mail-on' : 'mail-off');
    }
    return describeSession(request, reply);
  });

  const codesRoute = { schema: { response: { 200: backupCodesLeft } } };
  app.get('/backup-codes', codesRoute, async ({ session }) => {
    if (!session.person.twoFactor) return { left: 0 };
    const auth = await staff.loadAuth();
    const body = { userId: session.person.id };
    const { backupCodes } = await auth.api.viewBackupCodes({ body });
    return { left: backupCodes.length };
  });

  const listRoute = { ...forDoctor, schema: { response: { 200: peopleResponse } } };
  app.get('/people', listRoute, async () => ({ people: await people.list() }));

  const addRoute = { ...forDoctor, schema: { body: newPerson, response: { 201: invitation } } };
  app.post('/people', addRoute, async ({ body, session }, reply) => {
    const invite = await people.add(body).catch((error: unknown) => {
      if (!(error instanceof NameTakenError)) throw error;
      throw new Refusal('taken', { field: 'name', sentence: 'name-taken' });
    });
    if (!invite) throw new Refusal('taken');
    const { email, role } = invite.person;
    await logAccess(database, session.person, 'person-added', { subject: email, became: role });
    return reply.code(201).send(invite);
  });

  const resetRoute = { ...forDoctor, schema: { params: byId, response: { 200: invitation } } };
  app.post('/people/:id/reset', resetRoute, async ({ params: { id }, session }) => {
    if (id === session.person.id) {
      // Ending this session would lose the only copy of the link.
      throw new Refusal('invalid', { sentence: 'own-sign-in' });
    }
    const invite = await people.reset(id);
    if (!invite) throw new Refusal('not-found');
    const subject = invite.person.email;
    await logAccess(database, session.person, 'person-reset', { subject });
    return invite;
  });

  const removeRoute = { ...forDoctor, schema: { params: byId, response: noContent } };
  app.delete('/people/:id', removeRoute, async ({ params, session }, reply) => {
    const { id } = params;
    const person = (await people.list()).find((person) => person.id === id);
    const outcome = await people.remove(id);
    if (outcome === 'missing') throw new Refusal('not-found');
    if (outcome === 'last-doctor') throw new Refusal('last-doctor');
    await logAccess(database, session.person, 'person-removed', {
      ...(person && { subject: person.email, was: person.role }),
    });
    return reply.code(204).send();
  });

  const logRoute = {
    ...forDoctor,
    schema: { querystring: accessLogQuery, response: { 200: accessLogResponse } },
  };
  app.get('/access-log', logRoute, ({ query }) => readAccessLog(database, query));
};
