import { describe, expect, it } from 'vitest';
import type { InProcessSite } from '../support/site/site-in-process.ts';
import { selectIn, textOf, WebPage } from '../support/site/web-page.ts';

/** What is shown of a post in Hindi, at `bare`, whose row has an address and no texts. */
export function testBarePost(site: () => InProcessSite): void {
  const pageAt = async (path: string) => new WebPage(path, await site().text(path));

  describe('a post in Hindi with nothing but an address', () => {
    const words = ['बिना शीर्षक का लेख', 'इस लेख का सारांश नहीं दिया गया है।', 'अज्ञात तारीख'];

    it('is shown without a word of English if the page is in Hindi', async () => {
      const page = await pageAt('/hi/blog');
      const [card] = page.select('main li article:has(a[href="/hi/blog/bare"])');
      expect(card && textOf(card)).toMatch(
        new RegExp(`${words[2]}.*${words[0]}.*${words[1]}`, 's'),
      );
      expect(card && textOf(card)).not.toMatch(/[A-Za-z]{2}/);
      const post = await pageAt('/hi/blog/bare');
      expect(textOf(post.one('main h1'))).toBe(words[0]);
      expect(textOf(post.one('main article footer'))).toBe(`${words[2]} को प्रकाशित`);
      expect(textOf(post.one('head title'))).toContain(words[0]);
      for (const path of ['/hi/rss.xml', `/hi/search?q=${encodeURIComponent('सारांश')}`]) {
        const text = await site().text(path);
        expect(text, path).toContain(words[0]);
        expect(text, path).not.toMatch(/Untitled|No excerpt/);
      }
    });

    it('has its own language if the page is in English, and English words in the API', async () => {
      const page = await pageAt('/blog');
      const [card] = page.select('main li article:has(a[href="/hi/blog/bare"])');
      const marked = card ? selectIn(card, 'h2[lang="hi"], p[lang="hi"]').map(textOf) : [];
      expect(marked).toEqual(words.slice(0, 2));
      expect(card && textOf(card)).toContain('Date not available');
      expect(JSON.parse(await site().text('/api/blogs/bare'))).toMatchObject({
        title: 'Untitled Blog Post',
        date: 'Date not available',
      });
    });
  });
}
