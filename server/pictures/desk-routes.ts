import type { FastifyError } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { picture } from '../../shared/desk/pictures.ts';
import type { DeskProblem } from '../../shared/desk/problems.ts';
import { maxUploadSize, uploadFormatNames } from '../../shared/pictures.ts';
import { keepOpen } from '../plugins/connections.ts';
import { Refusal } from '../plugins/refusal.ts';
import { OverloadedError } from '../queue.ts';
import type { Services } from '../services.ts';
import type { PictureProblem } from './make-files.ts';

/** Maximum number of simultaneous uploads; each is held in memory. */
const maxUploads = 4;

/** How long a connection may be idle during an upload, in milliseconds, for phones with a weak signal. */
const idleTimeout = 60_000;

const uploadSchema = {
  /** Whether transparency is kept. */
  querystring: z.object({ transparent: z.enum(['yes', 'no']).optional() }),
  body: z.instanceof(Buffer),
  response: { 201: picture },
};

const problems: Record<PictureProblem, DeskProblem> = {
  format: 'picture-format',
  heic: 'picture-heic',
  unreadable: 'picture-unreadable',
  large: 'picture-too-large',
  narrow: 'picture-narrow',
  unfinished: 'picture-unfinished',
};

/** Uploads of pictures for the site: the body is the file itself. */
export const deskPictureRoutes: FastifyPluginAsyncZod<Services> = async (app, { pictures }) => {
  let uploadCount = 0;
  // A page of another site cannot send these types without a preflight.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^(image\/|application\/octet-stream\b)/,
    { parseAs: 'buffer', bodyLimit: maxUploadSize },
    (_request, body, done) => done(null, body),
  );

  app.setErrorHandler((error: FastifyError) => {
    if (error instanceof OverloadedError) throw busyRefusal();
    if (error.statusCode === 413) throw new Refusal('picture-too-large');
    const isOtherType = error.statusCode === 415 || error.validationContext === 'body';
    throw isOtherType ? refusalFor('picture-format') : error;
  });

  app.post('/pictures', {
    config: { access: 'doctor' },
    schema: uploadSchema,
    async onRequest(request, reply) {
      // Fastify would refuse it too, but close the connection before the browser has read the response.
      if (Number(request.headers['content-length']) > maxUploadSize)
        throw new Refusal('picture-too-large');
      if (uploadCount >= maxUploads) throw busyRefusal();
      uploadCount += 1;
      reply.raw.once('close', () => (uploadCount -= 1));
      request.raw.socket.setTimeout(idleTimeout);
    },
    preHandler: keepOpen,
    async handler({ body, query: { transparent } }, reply) {
      const outcome = await pictures.add(body, transparent === 'yes');
      if ('problem' in outcome) throw refusalFor(problems[outcome.problem]);
      return reply.code(201).send(outcome);
    },
  });
};

function refusalFor(problem: DeskProblem): Refusal {
  return new Refusal(problem, { values: { FORMATS: uploadFormatNames } });
}

function busyRefusal(): Refusal {
  return new Refusal('busy', { sentence: 'pictures-busy', seconds: 5 });
}
