import type { FastifyError, FastifyPluginAsync } from 'fastify';
import type { Picture } from '../../shared/desk/posts.ts';
import type { DeskProblem } from '../../shared/desk/problems.ts';
import { largestUpload, uploadFormatNames } from '../../shared/pictures.ts';
import { keepOpen } from '../plugins/connections.ts';
import { Refusal } from '../plugins/refusal.ts';
import type { Services } from '../services.ts';
import type { PictureFault } from './faults.ts';
import { PicturesBusyError } from './pictures.ts';

/** Simultaneous uploads; each is held in memory. */
const mostUploads = 4;

/** How long a connection may be idle during an upload, in milliseconds: a phone's signal comes and goes. */
const silence = 60_000;

const problems: Record<PictureFault, DeskProblem> = {
  format: 'picture-format',
  heic: 'picture-heic',
  unreadable: 'picture-unreadable',
  large: 'picture-too-large',
  narrow: 'picture-narrow',
  unfinished: 'picture-unfinished',
};

/** Uploads of pictures for posts: the body is the file itself. */
export const pictureRoutes: FastifyPluginAsync<Services> = async (app, { pictures }) => {
  let uploads = 0;
  // A page of another site can send neither type without a preflight.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^(image\/|application\/octet-stream\b)/,
    { parseAs: 'buffer', bodyLimit: largestUpload },
    (_request, body, done) => done(null, body),
  );

  app.setErrorHandler((error: FastifyError) => {
    if (error instanceof PicturesBusyError) throw busy();
    if (error.statusCode === 413) throw new Refusal('picture-too-large');
    throw error.statusCode === 415 ? refused('picture-format') : error;
  });

  app.post('/pictures', {
    config: { access: 'doctor' },
    async onRequest(request, reply) {
      // Fastify would refuse it too, but close the connection before the browser has read the answer.
      if (Number(request.headers['content-length']) > largestUpload)
        throw new Refusal('picture-too-large');
      if (uploads >= mostUploads) throw busy();
      uploads += 1;
      reply.raw.once('close', () => (uploads -= 1));
      request.raw.socket.setTimeout(silence);
    },
    preHandler: keepOpen,
    async handler(request, reply): Promise<Picture> {
      const { body } = request;
      if (!Buffer.isBuffer(body)) throw refused('picture-format');
      const { transparent } = request.query as { transparent?: string };
      const outcome = await pictures.add(body, transparent === 'yes');
      if ('fault' in outcome) throw refused(problems[outcome.fault]);
      reply.code(201);
      return outcome;
    },
  });
};

function refused(problem: DeskProblem): Refusal {
  return new Refusal(problem, { values: { FORMATS: uploadFormatNames } });
}

function busy(): Refusal {
  return new Refusal('busy', { seconds: 5 });
}
