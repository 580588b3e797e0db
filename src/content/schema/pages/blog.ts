import { z } from 'zod';
import { lead, metaSchema, text, texts, textWith } from '../../fields/fields.ts';

/** `pages/blog.yaml`: the listing, posts and articles. */
export const blog = z.strictObject({
  meta: metaSchema,
  breadcrumb: text.describe('The name of the page in the trail at the top.'),
  heading: text.describe('The main heading of the listing.'),
  lead: lead.describe('One or two sentences under it.'),
  listLabel: text.describe('What the list of articles is, for screen readers.'),
  empty: text
    .default('There are no articles yet.')
    .describe('Shown on the listing if there are neither articles nor posts.'),
  viewMore: text.describe('The button that shows more articles.'),
  additionalLabel: text.describe('What the articles after the first are, for screen readers.'),
  loading: text.describe('Shown while posts are being loaded.'),
  error: text.describe('Shown if posts could not be loaded.'),
  warning: text.describe('Shown if posts were loaded but cannot be shown as cards.'),
  rawData: text.describe('The button that opens the loaded data as it is.'),
  backToBlog: text.describe('The link back to the listing.'),
  postLoading: text.describe('Shown while a single post is being loaded.'),
  late: text.describe('Shown on the listing without scripts, if posts are late.'),
  postLate: text.describe('Shown in place of a late post, if scripts do not run.'),
  postFailed: text.describe(
    'Shown on the listing to a visitor whose post is missing or could not be loaded.',
  ),
  askAgain: text.describe('The link that reloads the page.'),
  noContent: text.describe('Shown in place of the text of a post that has none.'),
  contentNotShown: text.describe('Shown in place of a post’s text if none of it can be shown.'),
  publishedOn: textWith('DATE').describe(
    'Under the title of a post; {DATE} is the day of publication.',
  ),
  moreFromClinic: text.describe('Heading of the links under a post.'),
  postDescription: textWith('TITLE').describe(
    'Description of a post without an excerpt, for search results; {TITLE} is its title.',
  ),
  pages: z
    .strictObject({
      label: text.describe('What the links are, for screen readers.'),
      page: textWith('NUMBER').describe('One of them; {NUMBER} is its number.'),
    })
    .describe('The links to further pages of articles.'),
  article: texts({
    by: 'Names the author under the title.',
    published: 'The words before the day of publication.',
    reviewed: 'The words before the day of the last check against the sources.',
    contents: 'Heading of the list of sections.',
    keyFacts: 'Heading of the key facts.',
    sources: 'Heading of the sources.',
    related: 'Heading of the related articles.',
    notDiagnosis: 'The note under each article: it is general information, not a diagnosis.',
    callButton: 'The button that calls the clinic.',
    share: 'The link that shares the article by WhatsApp.',
    print: 'The button that prints the article.',
  }).describe('The words around an article.'),
});
