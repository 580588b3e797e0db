import type { FastifyPluginAsync } from 'fastify';
import type { TranslationsAnswer } from '../../shared/desk/posts.ts';
import { Refusal } from '../plugins/refusal.ts';
import type { SiteChanges } from '../site-changes.ts';
import { noteAccess } from '../staff/access-log.ts';
import type { ListOptions } from './write/desk-list-row.ts';
import { refuseOnError } from './write/refusal.ts';
import { idOf } from './write/request.ts';
import { contentOf, type EditingOptions, readPost, type StoredPost } from './write/stored-post.ts';
import { linkPosts, listTranslations, unlinkPost } from './write/translations.ts';

const forDoctor = { config: { access: 'doctor' } } as const;

interface TranslationRoutesOptions {
  options: EditingOptions & ListOptions;
  changes: SiteChanges;
}

/** Which posts are translations of one another. Neither the text nor the version of a post is changed. */
export const translationRoutes: FastifyPluginAsync<TranslationRoutesOptions> = async (
  app,
  { options, changes },
) => {
  app.get('/posts/:id/translations', forDoctor, async (request): Promise<TranslationsAnswer> => {
    const id = idOf(request);
    await knownPost(id);
    return listTranslations(options, id);
  });

  for (const [method, change, action] of [
    ['PUT', linkPosts, 'post-linked'],
    ['DELETE', unlinkPost, 'post-unlinked'],
  ] as const) {
    app.route({
      method,
      url: '/posts/:id/translations/:other',
      ...forDoctor,
      async handler(request): Promise<TranslationsAnswer> {
        const [id, other] = [idOf(request), idOf(request, 'other')];
        const { slug } = contentOf(await knownPost(id));
        await refuseOnError(change(options, id, other), async () => undefined);
        await noteAccess(options.database, request.session.person, action, {
          ...(slug && { subject: `/blog/${slug}` }),
        });
        await changes.check();
        return listTranslations(options, id);
      },
    });
  }

  async function knownPost(id: number): Promise<StoredPost> {
    const post = await readPost(options, id);
    if (!post) throw new Refusal('not-found');
    return post;
  }
};
