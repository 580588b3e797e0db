import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postRow } from '../support/databases/posts.ts';
import { type FakePostgrest, startPostgrest } from '../support/services/postgrest.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { WebPage } from '../support/site/web-page.ts';

const picture = 'https://pictures.example/heart.jpg';

describe('the privacy page tells the truth', () => {
  let remote: FakePostgrest;
  let site: InProcessSite;
  let page: WebPage;

  beforeAll(async () => {
    const content = `<p>Text</p><img src="${picture}">`;
    remote = await startPostgrest([postRow(1, { slug: 'a-post', content })]);
    site = await startInProcess(
      { BLOGS_URL: remote.url, BLOGS_KEY: remote.key, ENQUIRY_RETENTION_DAYS: '30' },
      {},
      { pages: true },
    );
    await site.get('/api/blogs/a-post');
    page = new WebPage('/privacy', await site.text('/privacy'));
  });
  afterAll(async () => {
    await site.close();
    await remote.close();
  });

  it('about how long each kind of message is kept', () => {
    expect(page.text).toMatch(/deleted from the website's database after 30 days/);
    expect(page.text).toMatch(/after 30 days\. Spam is deleted after the same time/);
    expect(page.text).toMatch(/not reached our mailbox yet[^.]* kept/);
  });

  it('about notes that staff add to a message, and the log of who opens it', () => {
    expect(page.text).toMatch(/can add a note to your message/);
    expect(page.text).toMatch(/opened, changed or deleted, it is recorded who did so and when/);
    expect(page.text).toMatch(/notes are deleted with the message.*who opened it, after 30 days/);
    expect(page.text).toMatch(/the mailboxes of those who answer you/);
  });

  it.each([
    ['', /for good\. Backups .* after (\d+) days, at the latest after 30 days\./],
    ['/hi', /मिटा देंगे। .*बैकअप.* (\d+) दिन, ज़्यादा से ज़्यादा 30 दिन।/],
    ['/mr', /पुसून टाकू\. .*बॅकअप.* (\d+) दिवस, जास्तीत जास्त 30 दिवस\./],
  ])(
    'about backups, which keep deleted messages for as long as the backup service keeps them (%s)',
    async (language, sentence) => {
      const service = readFileSync('deploy/clinic-backup.service', 'utf8');
      const [, days] = service.match(/backup\.ts \S+ (\d+)$/m) ?? [];
      const { text } = new WebPage('/privacy', await site.text(`${language}/privacy`));
      expect(text.match(sentence)?.[1]).toBe(days);
    },
  );

  it('about searches without results', async () => {
    expect(page.text).toMatch(/nothing is found, we count the words.*deleted after 90 days/);
    const queries = ['Xyzzy!', 'xyzzy', 'xyzzy 98765 43210', `xyzzy ${'q'.repeat(40)}`];
    const search = (query: string, headers = {}, method = 'GET') =>
      fetch(`${site.url}/search?q=${encodeURIComponent(query)}`, { method, headers });
    await search('linked elsewhere', { 'sec-fetch-site': 'cross-site' });
    await search('fetched ahead', { 'sec-purpose': 'prefetch' });
    await search('previewed', { purpose: 'prefetch' });
    await search('crawled', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await search('only asked about', {}, 'HEAD');
    for (const query of queries) await search(query, { 'sec-fetch-site': 'same-origin' });
    const listRows = () =>
      site.services.database.selectFrom('missed_searches').select(['words', 'days']).execute();
    await expect.poll(listRows).toEqual([{ words: 'xyzzy', days: 1 }]);
    expect(await site.services.searches.list(), 'a single day’s words are not listed').toEqual([]);
  });

  it('about the pictures of posts, which may come from another website', async () => {
    const post = new WebPage('/blog/a-post', await site.text('/blog/a-post'));
    expect(post.elements('img', ({ attribs }) => attribs['src'] === picture)).toHaveLength(1);
    expect(page.text).toMatch(/picture in a blog post .*website/);
    expect(page.text).not.toMatch(/contacts no other company while you read\./);
  });
});
