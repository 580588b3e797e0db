import type { FastifyPluginAsync } from 'fastify';
import { type AccessLogAnswer, accessLogQuery } from '../../shared/desk/access-log.ts';
import { type Invitation, newPerson, type Person } from '../../shared/desk/people.ts';
import type { RestoreProofAnswer } from '../../shared/desk/restore-proof.ts';
import {
  changeAccount,
  type SessionAnswer,
  type SessionsAnswer,
} from '../../shared/desk/sign-in.ts';
import { readProofs } from '../backup/index.ts';
import { idOf, parse } from '../plugins/parse.ts';
import { Refusal } from '../plugins/refusal.ts';
import type { Services } from '../services.ts';
import { noteAccess, readAccessLog } from './access-log.ts';
import { NameTakenError } from './person-names.ts';
import { endSession, listSessions, type Session } from './sessions.ts';

const forDoctor = { config: { access: 'doctor' } } as const;

/** Sessions, accounts and the access log. */
export const peopleRoutes: FastifyPluginAsync<Services> = async (
  app,
  { config, database, staff },
) => {
  const { people } = staff;

  const answerOf = async ({ person }: Session): Promise<SessionAnswer> => ({
    person,
    mail: { available: config.mail !== null, on: await people.isMailed(person.id) },
    timeZone: config.timeZone,
    languages: [...config.languages],
  });

  app.get('/session', async ({ session }) => answerOf(session));

  app.patch('/account', async ({ session, body }) => {
    const { mailForEnquiries } = parse(changeAccount, body);
    await people.setMailed(session.person.id, mailForEnquiries);
    await noteAccess(database, session.person, mailForEnquiries ? 'mail-on' : 'mail-off');
    return answerOf(session);
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

  app.get('/people', forDoctor, async (): Promise<{ people: Person[] }> => {
    return { people: await people.list() };
  });

  app.post('/people', forDoctor, async ({ body, session }, reply): Promise<Invitation> => {
    const invitation = await people.add(parse(newPerson, body)).catch((error: unknown) => {
      if (!(error instanceof NameTakenError)) throw error;
      throw new Refusal('taken', { field: 'name', message: error.message });
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
      throw new Refusal('invalid', { message: 'Change your own password under Account.' });
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
    return readProofs(database);
  });
};
