import { randomUUID } from 'node:crypto';
import {
  type OpenedPost,
  openedPost,
  postAnswerOfDesk,
  type SaveDraft,
} from '../../shared/desk/posts.ts';
import type { DeskBrowser } from './desk-browser.ts';

type Content = Omit<SaveDraft, 'version' | 'tab'>;

const content: Content = {
  title: 'Heart care in winter',
  slug: '',
  excerpt: 'What to do when it is cold.',
  image: null,
  html: '<p>Keep warm.</p>',
  document: { type: 'doc', content: [{ type: 'paragraph' }] },
  language: 'en',
  featured: false,
};

/** A doctor who writes posts at the desk; a refusal is thrown as an error. */
export class PostWriter {
  readonly browser: DeskBrowser;
  readonly tab = randomUUID();

  constructor(browser: DeskBrowser) {
    this.browser = browser;
  }

  async start(language = 'en'): Promise<OpenedPost> {
    return this.change('POST', '', { requestId: randomUUID(), language });
  }

  /** A post that begins as the translation of another one. */
  async translate({ id }: OpenedPost, language: string): Promise<OpenedPost> {
    return this.change('POST', '', { requestId: randomUUID(), language, translationOf: id });
  }

  save(post: OpenedPost, written: Partial<Content> = {}): Promise<OpenedPost> {
    const { title, slug, excerpt, image, html, document, language, featured, version } = post;
    const before = { title, slug, excerpt, image, html, document, language, featured };
    return this.change('PUT', `/${post.id}/draft`, {
      ...before,
      ...written,
      version,
      tab: this.tab,
    });
  }

  /** A published post. */
  async live(written: Partial<Content> = {}): Promise<OpenedPost> {
    return this.publish(await this.draft(written));
  }

  /** A post that is written but not published. */
  async draft(written: Partial<Content> = {}): Promise<OpenedPost> {
    return this.save(await this.start(), { ...content, ...written });
  }

  publish({ id, version }: OpenedPost, at: string | null = null): Promise<OpenedPost> {
    return this.change('POST', `/${id}/publish`, { version, at });
  }

  unpublish({ id, version }: OpenedPost): Promise<OpenedPost> {
    return this.change('POST', `/${id}/unpublish`, { version });
  }

  discard({ id, version }: OpenedPost): Promise<OpenedPost> {
    return this.change('POST', `/${id}/discard`, { version });
  }

  async open({ id }: Pick<OpenedPost, 'id'>): Promise<OpenedPost> {
    const { body } = await this.browser.get(`/posts/${id}?tab=${this.tab}`);
    return openedPost.parse(body);
  }

  async change(method: string, path: string, body: object): Promise<OpenedPost> {
    const answer = await this.browser.request(method, `/posts${path}`, body);
    if (answer.status >= 400) throw new Error(answer.body.problem);
    return postAnswerOfDesk.parse(answer.body).post;
  }
}
