import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { confirmTexts } from '../../shared/desk/site/checklist.ts';
import { dataFolder } from '../data-folder.ts';
import { parse } from '../plugins/parse.ts';
import { Refusal } from '../plugins/refusal.ts';
import type { Services } from '../services.ts';
import { Checklist } from './checklist.ts';
import { confirmLeft, putBack } from './confirmed-texts.ts';

/** What a new clinic has still to make its own. */
export const checklistRoutes: FastifyPluginAsync<Services> = async (
  app,
  { config, database, edits },
) => {
  const kept = join(dataFolder(config), 'site');
  const checklist = new Checklist({ database, edits, folder: config.clinicDir, kept });
  const doctor = { config: { access: 'doctor' } } as const;

  app.get('/site/checklist', doctor, () => checklist.read());

  app.post('/site/checklist/confirmed', doctor, async ({ body, session }) => {
    const { texts: asked } = parse(confirmTexts, body);
    const texts = await checklist.listed(asked);
    if (texts.length < asked.length) throw new Refusal('changed-meanwhile');
    await confirmLeft(database, texts, session.person);
    return checklist.read();
  });

  app.delete('/site/checklist/confirmed', doctor, async ({ body, session }) => {
    await putBack(database, parse(confirmTexts, body).texts, session.person);
    return checklist.read();
  });
};
