import type { FastifyPluginAsync } from 'fastify';
import { deviceRoutes } from './alerts/desk-routes.ts';
import { contentRoutes } from './content/desk-routes.ts';
import { deskPreviewRoutes } from './content/preview.ts';
import { deskEnquiryRoutes } from './enquiries/desk-routes.ts';
import { deskVisitRoutes } from './enquiries/requests/desk-routes.ts';
import { numberRoutes } from './numbers/desk-routes.ts';
import type { Site } from './pages/site.ts';
import { deskPictureRoutes } from './pictures/desk-routes.ts';
import { Refusal } from './plugins/refusal.ts';
import type { Services } from './services.ts';
import { authRoutes } from './staff/auth-routes.ts';
import { guard } from './staff/guard.ts';
import { peopleRoutes } from './staff/people-routes.ts';
import { statusRoutes } from './status/status.ts';

interface DeskOptions {
  services: Services;
  /** Null if no pages are served; then they cannot be edited either. */
  site: Site | null;
}

/**
 * The desk's API, under `/api/desk`. Routes declare their requests and responses by the schemas in `shared/desk/`. A
 * refusal is a `refusalResponse`, unless a plugin of the whole server refuses the request first. Without a session,
 * every address outside `/auth/` responds with 401, whether it exists or not.
 *
 * Under `/auth/`, only the routes that change a password or an authenticator need a session. Any signed-in user may use
 * those and the routes in the table; the doctor may use all routes.
 *
 * | path | what reception may do |
 * |---|---|
 * | `/session`, `/account`, `/backup-codes` | see and change their own account |
 * | `/devices` | get alerts on their own devices |
 * | `/enquiries` | list, open, change, enter, export and delete enquiries |
 * | `/visits` | see agreed visits and promised calls |
 * | `/content/file`, `/content/publications` | change notices, days and ready answers |
 * | `/content/publications/:number/undo` | undo a change of notices and days |
 */
export const deskRoutes: FastifyPluginAsync<DeskOptions> = async (app, { services, site }) => {
  // Apart from pictures, the desk sends only JSON, which no page of another site can send without a preflight.
  app.removeContentTypeParser('text/plain');
  await app.register(guard, services);
  await app.register(authRoutes, services);
  await app.register(peopleRoutes, services);
  await app.register(deviceRoutes, services);
  await app.register(deskEnquiryRoutes, services);
  await app.register(deskVisitRoutes, services);
  await app.register(deskPictureRoutes, services);
  await app.register(numberRoutes, services);
  await app.register(statusRoutes, services);
  if (site) await app.register(contentRoutes, { services, site });
  if (site) await app.register(deskPreviewRoutes, { services, site });
  app.all('/*', async () => {
    throw new Refusal('not-found');
  });
};
