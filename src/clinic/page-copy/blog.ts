import { z } from 'zod';
import { metaSchema, text, texts } from '../text.ts';

/** `pages/blog.yaml`: the listing, posts and articles. */
export const blog = z.strictObject({
  meta: metaSchema,
  breadcrumb: text,
  heading: text,
  lead: text,
  pictureAlt: text,
  listLabel: text,
  viewMore: text,
  additionalLabel: text,
  loading: text,
  error: text,
  warning: text,
  rawData: text,
  backToBlog: text,
  postLoading: text,
  /** Without scripts, where posts are late: on the listing, and in place of a post. */
  late: text,
  postLate: text,
  /** In place of a post that could not be loaded. */
  postFailed: text,
  /** The link that asks for the page again. */
  askAgain: text,
  /** In place of the text of a post that has none. */
  noContent: text,
  /** In place of the text of a post of whose content nothing can be shown. */
  contentNotShown: text,
  publishedOn: text,
  moreFromClinic: text,
  /** Description of a post that has no excerpt; `{TITLE}` is its title. */
  postDescription: text,
  pages: texts('label', 'page'),
  article: texts(
    'by',
    'published',
    'reviewed',
    'contents',
    'keyFacts',
    'sources',
    'related',
    'notDiagnosis',
    'callButton',
    'share',
    'print',
  ),
});
