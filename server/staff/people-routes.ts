import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type AccessLogAnswer, accessLogQuery } from '../../shared/desk/access-log.ts';
import { type Invitation, newPerson, type Person } from '../../shared/desk/people.ts';
import type { RestoreProofAnswer } from '../../shared/desk/restore-proof.ts';
import {
  type backupCodesLeft,
  changeAccount,
  type SessionAnswer,
  type SessionsAnswer,
} from '../../shared/desk/sign-in.ts';
import { readOutcomes } from '../backup/index.ts';
import { idOf, parse } from '../plugins/parse.ts';
import { Refusal } from '../plugins/refusal.ts';
import type { Services } from '../services.ts';
import { languageCookies } from '../words/words.ts';
import { noteAccess, readAccessLog } from './access-log.ts';
import { sendCookies } from './guard.ts';
import { NameTakenError } from './person-names.ts';
import { endSession, listSessions } from './sign-in/sessions.ts';

const forDoctor = { config: { access: 'doctor' } } as const;

/** Sessions, accounts and the access log. */
export const peopleRoutes: FastifyPluginAsync<Services> = async (
  app,
  { config, database, staff },
) => {
  const { people } = staff;

  const deskLanguages = () => config.clinic.deskWords.map(({ language }) => language);

  /** Also lets the device remember the person's language. */
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<SessionAnswer> => {
    const described = await staff.describe(request.session);
    const { language } = described;
    if (language) sendCookies(request, reply, languageCookies(language));
    return described;
  };

  app.get('/session', answer);

  app.patch('/account', async (request, reply) => {
    const { person } = request.session;
    const { mailForEnquiries, language } = parse(changeAccount, request.body);
    if (language !== undefined) {
      if (!deskLanguages().includes(language)) throw new Refusal('invalid', { field: 'language' });
      await people.setLanguage(person.id, language);
    }
    if (mailForEnquiries !== undefined) {
      await people.setMailed(person.id, mailForEnquiries);
      await noteAccess(database, person, mailForEnquiries ? 'mail-on' : 'mail-off');
    }
    return answer(request, reply);
  });

  app.get('/sessions', async ({ session }): Promise<SessionsAnswer> => {
    return { sessions: await listSessions(database, session) };
  });

  app.delete('/sessions/:id', async (request, reply) => {
    const ended = await endSession(database, request.session.person, idOf(request));
    if (!ended) throw new Refusal('not-found');
    await noteAccess(database, request.session.person, 'session-ended');
    return reply.code(204).send();
  });

  app.get('/backup-codes', async ({ session }): Promise<z.infer<typeof backupCodesLeft>> => {
    if (!session.person.twoFactor) return { left: 0 };
    const auth = await staff.auth();
    const body = { userId: session.person.id };
    const { backupCodes } = await auth.api.viewBackupCodes({ body });
    return { left: backupCodes.length };
  });

  app.get('/people', forDoctor, async (): Promise<{ people: Person[] }> => {
    return { people: await people.list() };
  });

  app.post('/people', forDoctor, async ({ body, session }, reply): Promise<Invitation> => {
    const invitation = await people.add(parse(newPerson, body)).catch((error: unknown) => {
      if (!(error instanceof NameTakenError)) throw error;
      throw new Refusal('taken', { field: 'name', says: 'name-taken' });
    });
    if (!invitation) throw new Refusal('taken');
    const { email, role } = invitation.person;
    await noteAccess(database, session.person, 'person-added', { subject: email, became: role });
    reply.code(201);
    return invitation;
  });

  app.post('/people/:id/reset', forDoctor, async (request): Promise<Invitation> => {
    const id = idOf(request);
    if (id === request.session.person.id) {
      // Ending this session would lose the only copy of the link.
      throw new Refusal('invalid', { says: 'own-sign-in' });
    }
    const invitation = await people.reset(id);
    if (!invitation) throw new Refusal('not-found');
    const subject = invitation.person.email;
    await noteAccess(database, request.session.person, 'person-reset', { subject });
    return invitation;
  });

  app.delete('/people/:id', forDoctor, async (request, reply) => {
    const id = idOf(request);
    const leaving = (await people.list()).find((person) => person.id === id);
    const outcome = await people.remove(id);
    if (outcome === 'missing') throw new Refusal('not-found');
    if (outcome === 'last-doctor') throw new Refusal('last-doctor');
    const { person } = request.session;
    await noteAccess(database, person, 'person-removed', {
      ...(leaving && { subject: leaving.email, was: leaving.role }),
    });
    return reply.code(204).send();
  });

  app.get('/access-log', forDoctor, async ({ query }): Promise<AccessLogAnswer> => {
    return readAccessLog(database, parse(accessLogQuery, query));
  });

  app.get('/restore-proof', forDoctor, async (): Promise<RestoreProofAnswer> => {
    return readOutcomes(database);
  });
};
