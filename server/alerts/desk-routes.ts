import type { FastifyPluginAsync } from 'fastify';
import { type DevicesAnswer, newDevice } from '../../shared/desk/devices.ts';
import { idOf, parse } from '../plugins/parse.ts';
import { Refusal } from '../plugins/refusal.ts';
import type { Services } from '../services.ts';
import { noteAccess } from '../staff/access-log.ts';

/** How much of a browser's User-Agent header is kept, in characters. */
const userAgentLength = 300;

/** How long a test may take, in milliseconds. */
const testTimeout = 8_000;

/** The devices on which the signed-in person gets alerts. */
export const deviceRoutes: FastifyPluginAsync<Services> = async (app, { alerts, database }) => {
  const { devices } = alerts;

  const answer = async (staffId: string): Promise<DevicesAnswer> => ({
    key: await alerts.publicKey(),
    devices: await devices.list(staffId),
  });

  app.get('/devices', ({ session }) => answer(session.person.id));

  app.put('/devices', async ({ body, headers, session }) => {
    const { person } = session;
    const device = parse(newDevice, body);
    if (!(await alerts.isUsable(device))) throw new Refusal('invalid', { says: 'device-refused' });
    const userAgent = (headers['user-agent'] ?? '').slice(0, userAgentLength);
    const outcome = await devices.put(person.id, device, userAgent);
    if (outcome === 'full') throw new Refusal('invalid', { says: 'devices-full' });
    if (outcome === 'added') await noteAccess(database, person, 'alerts-on');
    return answer(person.id);
  });

  app.post('/devices/:id/test', async (request, reply) => {
    const device = await devices.find(request.session.person.id, idOf(request));
    if (!device) throw new Refusal('not-found');
    const isSent = await alerts.test(device, AbortSignal.timeout(testTimeout));
    if (!isSent) throw new Refusal('unavailable', { says: 'alert-unsent' });
    return reply.code(204).send();
  });

  app.delete('/devices/:id', async (request, reply) => {
    const { person } = request.session;
    if (!(await devices.remove(person.id, idOf(request)))) throw new Refusal('not-found');
    await noteAccess(database, person, 'alerts-off');
    return reply.code(204).send();
  });
};
