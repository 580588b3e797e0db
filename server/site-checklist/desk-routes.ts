import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { dataFolder } from '../data-folder.ts';
import type { Services } from '../services.ts';
import { Checklist } from './checklist.ts';

/** What a new clinic has still to make its own. */
export const checklistRoutes: FastifyPluginAsync<Services> = async (
  app,
  { config, database, edits },
) => {
  const kept = join(dataFolder(config), 'site');
  const checklist = new Checklist({ database, edits, folder: config.clinicDir, kept });
  app.get('/site/checklist', { config: { access: 'doctor' } }, () => checklist.read());
};
