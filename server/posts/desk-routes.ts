import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AccessAction } from '../../shared/desk/access-log.ts';
import {
  changePost as changePostSchema,
  deletePost as deletePostSchema,
  type EditingAnswer,
  editingPost,
  newPost,
  type OpenedPost,
  type OpenedVersion,
  openPostQuery,
  type PostsAnswer,
  type PreviewAnswer,
  postsQuery,
  publishPost as publishPostSchema,
  saveDraft as saveDraftSchema,
  type VersionsAnswer,
} from '../../shared/desk/posts.ts';
import { parse } from '../plugins/parse.ts';
import { Refusal } from '../plugins/refusal.ts';
import type { Services } from '../services.ts';
import { noteAccess } from '../staff/access-log.ts';
import { ClinicClock } from '../time/clinic-clock.ts';
import { translationRoutes } from './translation-routes.ts';
import { listHostedPosts, listOwnPosts } from './write/desk-list.ts';
import { createPost, deletePost, discardDraft, saveDraft } from './write/drafts.ts';
import { noteEditor, otherEditors } from './write/editors.ts';
import { createPreview } from './write/previews.ts';
import { publishPost, schedulePost, unpublishPost } from './write/publishing.ts';
import { readForDesk } from './write/read-for-desk.ts';
import { refuseOnError } from './write/refusal.ts';
import { actorOf, changeOf, idOf } from './write/request.ts';
import { versionOf } from './write/stored-post.ts';
import { listVersions, readVersion } from './write/versions.ts';

const forDoctor = { config: { access: 'doctor' } } as const;

/** Polled by open pages, so it does not extend a session. */
const polled = { config: { access: 'doctor', isPolled: true } } as const;

/** A text is sent twice: as HTML and as the editor's document. */
const withText = {
  ...forDoctor,
  bodyLimit: 1_200_000,
  errorHandler(error: FastifyError) {
    if (error.statusCode !== 413) throw error;
    throw new Refusal('invalid', { says: 'post-too-large', status: 413 });
  },
};

/** Posts: write, publish, and read versions. */
export const postRoutes: FastifyPluginAsync<Services> = async (
  app,
  { config, database, posts, changes },
) => {
  const options = { ...config, database };
  const clock = new ClinicClock(config.timeZone);

  app.get('/posts', forDoctor, async ({ query }): Promise<PostsAnswer> => {
    const asked = parse(postsQuery, query);
    if (config.blogs) return listHostedPosts(posts, config.languages, asked);
    return listOwnPosts(options, asked);
  });

  await app.register(async (own) => {
    own.addHook('onRequest', async () => {
      if (config.blogs) throw new Refusal('not-allowed', { says: 'posts-elsewhere' });
    });

    own.post('/posts', forDoctor, async (request, reply) => {
      const { translationOf, ...asked } = parse(newPost, request.body);
      const original = translationOf === undefined ? undefined : Number(translationOf);
      const made = { ...asked, translationOf: original, actor: actorOf(request) };
      const id = await orRefuse(null, createPost(options, made));
      reply.code(201);
      return { post: await open(id) };
    });

    own.get('/posts/:id', forDoctor, async (request): Promise<OpenedPost> => {
      return open(idOf(request), parse(openPostQuery, request.query).tab);
    });

    own.put('/posts/:id/draft', withText, async (request) => {
      const { version, tab, ...content } = parse(saveDraftSchema, request.body);
      const change = changeOf(request, version);
      await orRefuse(change.id, saveDraft(options, change, content));
      await noteEditor(database, { post: change.id, tab, name: change.actor });
      return { post: await open(change.id, tab) };
    });

    own.post('/posts/:id/editing', polled, async (request): Promise<EditingAnswer> => {
      const { tab } = parse(editingPost, request.body);
      const post = idOf(request);
      const version = await currentVersion(post);
      await noteEditor(database, { post, tab, name: actorOf(request) });
      return { version, others: await otherEditors(database, post, tab) };
    });

    own.post('/posts/:id/publish', forDoctor, async (request) => {
      const { version, at } = parse(publishPostSchema, request.body);
      const change = changeOf(request, version);
      if (at === null) return changed(request, 'post-published', publishPost(options, change));
      const scheduled = schedulePost(options, change, clock.toUtc(at));
      return changed(request, 'post-scheduled', scheduled, at);
    });

    own.post('/posts/:id/unpublish', forDoctor, async (request) => {
      const change = changeOf(request, parse(changePostSchema, request.body).version);
      return changed(request, 'post-unpublished', unpublishPost(options, change));
    });

    own.post('/posts/:id/discard', forDoctor, async (request) => {
      const change = changeOf(request, parse(changePostSchema, request.body).version);
      return changed(request, 'post-discarded', discardDraft(options, change));
    });

    own.delete('/posts/:id', forDoctor, async (request, reply) => {
      const change = changeOf(request, parse(deletePostSchema, request.body).version);
      const { slug } = await open(change.id);
      await orRefuse(change.id, deletePost(options, change));
      await note(request, 'post-deleted', slug);
      await changes.check();
      return reply.code(204).send();
    });

    await own.register(translationRoutes, { options, changes });

    own.post('/posts/:id/preview', forDoctor, async (request): Promise<PreviewAnswer> => {
      const preview = await orRefuse(null, createPreview(options, idOf(request)));
      await note(request, 'post-shared', (await open(idOf(request))).slug);
      return preview;
    });

    own.get('/posts/:id/versions', forDoctor, async (request): Promise<VersionsAnswer> => {
      const id = idOf(request);
      await currentVersion(id);
      return { versions: await listVersions(database, id) };
    });

    own.get('/posts/:id/versions/:number', forDoctor, async (request): Promise<OpenedVersion> => {
      const version = await readVersion(database, idOf(request), idOf(request, 'number'));
      if (!version) throw new Refusal('not-found');
      return version;
    });
  });

  function open(id: number, tab?: string): Promise<OpenedPost> {
    return readForDesk(options, id, tab);
  }

  async function currentVersion(id: number): Promise<number> {
    const version = await versionOf(database, id);
    if (version === null) throw new Refusal('not-found');
    return version;
  }

  /** Makes a change, or refuses it with the current post. */
  function orRefuse<Result>(id: number | null, work: Promise<Result>): Promise<Result> {
    return refuseOnError(work, async () => (id === null ? undefined : open(id)));
  }

  /** Logs a change, shows it to visitors of this server at once, and returns the post. */
  async function changed(
    request: FastifyRequest,
    action: AccessAction,
    work: Promise<void>,
    became?: string,
  ): Promise<{ post: OpenedPost }> {
    const id = idOf(request);
    await orRefuse(id, work);
    await changes.check();
    const post = await open(id);
    await note(request, action, post.slug, became);
    return { post };
  }

  function note(
    { session }: FastifyRequest,
    action: AccessAction,
    slug: string,
    became?: string,
  ): Promise<void> {
    return noteAccess(database, session.person, action, {
      ...(slug && { subject: `/blog/${slug}` }),
      became,
    });
  }
};
