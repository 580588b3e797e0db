import { expect, it } from 'vitest';
import { answeredOn, answerOn } from '../../support/site/visitor.ts';
import { textOf, WebPage } from '../../support/site/web-page.ts';
import type { UsedRequestPage } from './used-page.ts';

/** What the page says of answers that were not recorded, and of deleting what was written. */
export function toldTests(used: UsedRequestPage): void {
  const { send, pageAt, offer } = used;

  it('says that an answer was not recorded until another one is', async () => {
    const path = await send('hi');
    await offer(path);
    await offer(path);
    const accept = (version: string) =>
      answeredOn(used.site.url, path, [
        ['answer', 'agreed'],
        ['offer', version],
      ]);
    const refused = await accept('1');
    expect(refused.get('told')).toBe('changed');
    const said = async () => (await pageAt(`${path}?${refused}`)).page.select('[role=status]');
    expect((await said()).map(textOf).join()).toContain('आपका जवाब हम तक नहीं पहुँचा');
    expect((await accept('2')).get('told')).toBe('done');
    expect(await said(), 'above the visit that is agreed').toEqual([]);
    await answerOn(used.site.url, path, [
      ['answer', 'asked'],
      ['offer', '2'],
      ['half-day', '2030-01-01-morning'],
    ]);
    expect(await said(), 'after another time was asked for').toEqual([]);
  });

  it('says so of an older page after the request was cancelled on another', async () => {
    const path = await send();
    await offer(path);
    await answerOn(used.site.url, path, [
      ['answer', 'cancelled'],
      ['offer', '1'],
    ]);
    const refused = await answeredOn(used.site.url, path, [
      ['answer', 'agreed'],
      ['offer', '1'],
    ]);
    const { page } = await pageAt(`${path}?${refused}`);
    expect(textOf(page.one('[role=status]'))).toContain('Your answer was not recorded');
  });

  it.each([
    ['en', '/privacy', 'How to have it deleted'],
    ['hi', '/hi/privacy', 'इसे कैसे मिटवाएँ'],
    ['mr', '/mr/privacy', 'तो कसा पुसून घ्यावा'],
  ])('leads to how a message is deleted (%s)', async (language, privacy, heading) => {
    const path = await send(language);
    const { page } = await pageAt(path);
    const { href = '' } = page.one('main a[href*="privacy"]').attribs;
    expect(href).toBe(`${privacy}#deletion`);
    const end = page.html.indexOf(`"${href}"`);
    expect(end, 'below the last answer').toBeGreaterThan(page.html.lastIndexOf('</form>'));
    const target = new WebPage(privacy, await used.site.text(privacy)).one('#deletion');
    expect(textOf(target)).toContain(heading);
  });
}
