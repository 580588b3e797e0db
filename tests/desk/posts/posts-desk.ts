import { afterAll, beforeAll, it } from 'vitest';
import { type OpenedPost, type PostsAnswer, postsAnswer } from '../../../shared/desk/posts.ts';
import { type DatabaseKind, useDatabases } from '../../support/databases/databases.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { someone } from '../desk-browser.ts';
import { PostWriter } from '../post-writer.ts';

export type PostsDesk = ReturnType<typeof usePostsDesk>;

/** Gives the tests of a `describe` block one site with a doctor who writes posts at its desk. */
export function usePostsDesk(kind: DatabaseKind) {
  const databases = useDatabases(kind);
  const used = {} as { site: InProcessSite; doctor: PostWriter };

  beforeAll(async () => {
    used.site = await startInProcess({
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
    });
    used.doctor = new PostWriter((await someone(used.site, 'doctor', 'Arun Deshmukh')).browser);
  });
  afterAll(() => used.site.close());

  return Object.assign(used, {
    /** For what does not depend on the kind of database. */
    once: it.runIf(kind === 'SQLite'),
    /** What a visitor's browser receives. */
    async visit(slug: string) {
      const response = await fetch(`${used.site.url}/api/blogs/${slug}`);
      return { status: response.status, body: await response.json(), url: response.url };
    },
    list: async (query = ''): Promise<PostsAnswer> =>
      postsAnswer.parse((await used.doctor.browser.get(`/posts${query}`)).body),
  });
}

/** What a tab sends to save a post as it is. */
export function written(post: OpenedPost, tab: string) {
  const { title, slug, excerpt, image, html, document, language, featured, version } = post;
  const content = { title, slug, excerpt, image, html, document, language, featured };
  return { ...content, version, tab };
}
