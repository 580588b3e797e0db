import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
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
      'astro:server:setup': async ({ server, logger }) => {
        const { deskPathFor, loadConfig, openDevelopmentSite, createServer, createServices } =
          serverModules();
        const services = await createServices(await loadConfig());
        const app = createServer(services);
        await app.ready();
        services.start();
        const overlay = mistakesOverlay(server.ws);
        const site = await openDevelopmentSite(services, (mistakes) => {
          if (mistakes) logger.error(mistakes);
          overlay(mistakes);
        });
        server.httpServer?.once('close', () => void site.stop().then(() => services.close()));
        const { config, enquiries, posts, searches } = services;
        server.middlewares.use(async (request, response, next) => {
          const [path = '/', query] = (request.url ?? '/').split('?');
          if (/^\/(api\/|media\/|healthz|readyz)/.test(path)) {
            app.routing(request, response);
            return;
          }
          if (await sendFile(site, path, response)) return;
          // As on the real server, one page serves all views of the desk.
          const url = /^\/desk(\/|$)/.test(path)
            ? deskPathFor(config.clinic.deskWords, request.headers)
            : site.urlOf(path);
          request.url = query === undefined ? url : `${url}?${query}`;
          const snapshot = site.snapshot();
          const locals = { config, enquiries, posts, searches, snapshot, isByPerson: true };
          Reflect.set(request, localsOfRequest, locals);
          next();
        });
      },
    },
  };
}

/**
 * Loads the server with Node itself. Vite, which loads astro.config.ts, would resolve no import of the server that comes
 * later, such as that of the image library.
 */
function serverModules() {
  const load = createRequire(import.meta.url);
  return {
    ...(load('../../server/pages/index.ts') as typeof Pages),
    ...(load('../../server/server.ts') as typeof Server),
    ...(load('../../server/services.ts') as typeof Services),
  };
}

/** Sends a picture or a typeface of the clinic; false if there is none at this path. */
async function sendFile(
  site: Pages.DevelopmentSite,
  path: string,
  response: ServerResponse,
): Promise<boolean> {
  const file = await site.file(path);
  if (!file) return false;
  response.writeHead(200, { 'content-type': file.type }).end(file.body);
  return true;
}

/**
 * Shows mistakes in the clinic's folder over every open page of the development server, until they are
 * corrected.
 * @returns a function to call with the mistakes after each change: lines, or an empty text
 */
function mistakesOverlay(ws: ViteDevServer['ws']): (mistakes: string) => void {
  let shown = '';
  // Pages that are opened later show them too.
  ws.on('connection', () => {
    if (shown) ws.send(overlay(shown));
  });
  return (mistakes) => {
    shown = mistakes;
    ws.send(mistakes ? overlay(mistakes) : { type: 'full-reload' });
  };
}

/** What Astro's error overlay shows. */
function overlay(mistakes: string) {
  const err = {
    name: 'The clinic’s folder',
    title: mistakes.includes('\n') ? 'There are mistakes.' : 'There is a mistake.',
    message: mistakes,
    hint: 'Correct it and save the file: this message then goes away. Until then the pages stay as they were.',
    stack: 'None: the site itself is not at fault.',
  };
  return { type: 'error' as const, err };
}
