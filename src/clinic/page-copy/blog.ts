import { z } from 'zod';
import { metaSchema, text, texts, textWith } from '../text.ts';

/** `pages/blog.yaml`: the listing, posts and articles. */
export const blog = z.strictObject({
  meta: metaSchema,
  breadcrumb: text.describe('What the trail at the top of the page calls it.'),
  heading: text.describe('The main heading of the listing.'),
  lead: text.describe('One or two sentences under it.'),
  pictureAlt: text.describe('What the picture shows, for people who do not see it.'),
  listLabel: text.describe('What the list of articles is, for screen readers.'),
  viewMore: text.describe('The button that shows more articles.'),
  additionalLabel: text.describe('What the articles after the first are, for screen readers.'),
  loading: text.describe('While posts are being loaded.'),
  error: text.describe('Where posts could not be loaded.'),
  warning: text.describe('Where posts were loaded but cannot be shown as cards.'),
  rawData: text.describe('Opens what was loaded as it is.'),
  backToBlog: text.describe('The link back to the listing.'),
  postLoading: text.describe('While a single post is being loaded.'),
  late: text.describe('On the listing without scripts, where posts are late.'),
  postLate: text.describe('In place of a post without scripts, where it is late.'),
  postFailed: text.describe('In place of a post that could not be loaded.'),
  askAgain: text.describe('The link that asks for the page again.'),
  noContent: text.describe('In place of the text of a post that has none.'),
  contentNotShown: text.describe('In place of the text of a post of which nothing can be shown.'),
  publishedOn: textWith('DATE').describe('Under the title of a post; {DATE} is its day.'),
  preview: text
    .default('This is a preview. It may not be on the website like this yet.')
    .describe('At the top of a post that can be read before it is published.'),
  moreFromClinic: text.describe('Heading of the links under a post.'),
  postDescription: textWith('TITLE').describe(
    'Description in search results of a post without an excerpt; {TITLE} is its title.',
  ),
  pages: z
    .strictObject({
      label: text.describe('What the links are, for screen readers.'),
      page: textWith('NUMBER').describe('One of them; {NUMBER} is its number.'),
    })
    .describe('The links to further pages of articles.'),
  article: texts({
    by: 'Names the author under the title.',
    published: 'Stands before the day of publication.',
    reviewed: 'Stands before the day of the last check against the sources.',
    contents: 'Heading of the list of sections.',
    keyFacts: 'Heading of the key facts.',
    sources: 'Heading of the sources.',
    related: 'Heading of the related articles.',
    notDiagnosis: 'The note under each article that it is general information.',
    callButton: 'The button that calls the clinic.',
    share: 'The link that shares the article by WhatsApp.',
    print: 'The button that prints the article.',
  }).describe('What stands around an article.'),
});
