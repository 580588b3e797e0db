import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DevicesResponse, devicesResponse, newDevice } from '../../shared/desk/devices.ts';
import { Refusal } from '../plugins/refusal.ts';
import { byId, noContent } from '../plugins/schemas.ts';
import type { Services } from '../services.ts';

/** How long a test may take, in milliseconds. */
const testTimeout = 8_000;

/** The devices on which the signed-in person gets alerts. */
export const deviceRoutes: FastifyPluginAsyncZod<Services> = async (app, { alerts }) => {
  const { devices } = alerts;

  const response = { 200: devicesResponse };

  const devicesOf = async (staffId: string): Promise<DevicesResponse> => ({
    key: await alerts.publicKey(),
    devices: await devices.list(staffId),
  });

  app.get('/devices', { schema: { response } }, ({ session }) => devicesOf(session.person.id));

  app.put('/devices', { schema: { body: newDevice, response } }, async (request) => {
    const { body: device, session } = request;
    if (!(await alerts.isUsable(device)))
      throw new Refusal('invalid', { sentence: 'device-refused' });
    await devices.put(session.person.id, device);
    return devicesOf(session.person.id);
  });

  const deviceRoute = { schema: { params: byId, response: noContent } };
  app.post('/devices/:id/test', deviceRoute, async ({ params, session }, reply) => {
    const device = await devices.find(session.person.id, params.id);
    if (!device) throw new Refusal('not-found');
    const isSent = await alerts.test(device, AbortSignal.timeout(testTimeout));
    if (!isSent) throw new Refusal('unavailable', { sentence: 'alert-unsent' });
    return reply.code(204).send();
  });

  app.delete('/devices/:id', deviceRoute, async ({ params, session }, reply) => {
    if (!(await devices.remove(session.person.id, params.id))) throw new Refusal('not-found');
    return reply.code(204).send();
  });
};
