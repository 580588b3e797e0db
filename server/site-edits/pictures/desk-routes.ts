import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { sitePictureQuery } from '../../../shared/desk/site/page.ts';
import { typeOf } from '../../pages/response/file-types.ts';
import { parse } from '../../plugins/parse.ts';
import { Refusal } from '../../plugins/refusal.ts';
import type { Services } from '../../services.ts';

/** The pictures of the clinic's folder, as its files name them; for staff, who chose them. */
export const sitePictureRoutes: FastifyPluginAsync<Services> = async (app, { config }) => {
  app.get('/site/picture', async ({ query }, reply) => {
    const { path } = parse(sitePictureQuery, query);
    const folder = resolve(config.clinicDir, 'images');
    const file = resolve(folder, path);
    if (!file.startsWith(`${folder}/`)) throw new Refusal('not-found');
    const bytes = await readFile(file).catch(() => null);
    if (!bytes) throw new Refusal('not-found');
    return reply.header('content-type', typeOf(file)).send(bytes);
  });
};
