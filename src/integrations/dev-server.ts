import { createRequire } from 'node:module';
import type { AstroIntegration } from 'astro';
import type * as Pages from '../../server/pages/index.ts';
import type * as Server from '../../server/server.ts';
import type * as Services from '../../server/services.ts';

/** The key under which Astro's development server finds the locals of a request. */
const localsOfRequest = Symbol.for('astro.locals');

/** Puts the real API, the real services and the clinic's folder behind the development server. */
export function devServer(): AstroIntegration {
  return {
    name: 'clinic server',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // In development Vite inlines styles and scripts, which the policy would block.
        if (command === 'dev') updateConfig({ security: { csp: false } });
      },
      'astro:server:setup': async ({ server }) => {
        const { deskPathFor, loadConfig, openDevelopmentSite, createServer, createServices } =
          serverModules();
        const services = await createServices(await loadConfig());
        const app = createServer(services);
        await app.ready();
        services.start();
        const site = await openDevelopmentSite(services, () =>
          server.ws.send({ type: 'full-reload' }),
        );
        server.httpServer?.once('close', () => void site.stop().then(() => services.close()));
        const { config, enquiries, posts, searches } = services;
        server.middlewares.use(async (request, response, next) => {
          const [path = '/', query] = (request.url ?? '/').split('?');
          if (/^\/(api\/|media\/|healthz|readyz)/.test(path)) {
            app.routing(request, response);
            return;
          }
          const file = await site.file(path);
          if (file) {
            response.writeHead(200, { 'content-type': file.type }).end(file.body);
            return;
          }
          // As on the real server, one page serves all views of the desk.
          const url = /^\/desk(\/|$)/.test(path)
            ? deskPathFor(config.clinic.staffWords, request.headers)
            : site.urlOf(path);
          request.url = query === undefined ? url : `${url}?${query}`;
          const snapshot = site.snapshot();
          const locals = { config, enquiries, posts, searches, snapshot, isFromPerson: true };
          Reflect.set(request, localsOfRequest, locals);
          next();
        });
      },
    },
  };
}

/**
 * Loads the server with Node itself. Vite, which loads astro.config.ts, would not resolve the server's dynamic imports,
 * such as that of the image library.
 */
function serverModules() {
  const load = createRequire(import.meta.url);
  return {
    ...(load('../../server/pages/index.ts') as typeof Pages),
    ...(load('../../server/server.ts') as typeof Server),
    ...(load('../../server/services.ts') as typeof Services),
  };
}
