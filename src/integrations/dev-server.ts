import type { AstroIntegration } from 'astro';
import { loadConfig } from '../../server/config.ts';
import { deskPathFor } from '../../server/pages/index.ts';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';

/** The key under which Astro's development server finds the locals of a request. */
const localsOfRequest = Symbol.for('astro.locals');

/** Puts the real API and the real services behind the development server. */
export function devServer(): AstroIntegration {
  return {
    name: 'clinic server',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // In development Vite inlines styles and scripts, which the policy would block.
        if (command === 'dev') updateConfig({ security: { csp: false } });
      },
      'astro:server:setup': async ({ server }) => {
        const services = await createServices(loadConfig());
        const app = createServer(services);
        await app.ready();
        services.start();
        server.httpServer?.once('close', () => void services.close());
        const { config, enquiries, posts, notices } = services;
        server.middlewares.use((request, response, next) => {
          if (/^\/(api\/|media\/|healthz|readyz)/.test(request.url ?? '')) {
            app.routing(request, response);
            return;
          }
          // As on the real server, one page serves all views of the desk.
          if (/^\/desk([/?]|$)/.test(request.url ?? '')) {
            request.url = deskPathFor(config.deskWords, request.headers);
          }
          const locals = { config, enquiries, posts, notices: notices.shown() };
          Reflect.set(request, localsOfRequest, locals);
          next();
        });
      },
    },
  };
}
