import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { Notices } from '../../server/notices/notices.ts';
import { noteChange, SiteChanges } from '../../server/site-changes.ts';
import {
  noticesOn,
  openPage,
  showNotice,
  untilNotices,
  untilPage,
} from '../support/content/notices.ts';
import { selectIn, textOf, type WebPage } from '../support/site/web-page.ts';
import { freshSqlite } from '../support/temporary.ts';
import { requestRaw } from '../support/traffic/raw-http.ts';

const built = [
  '/',
  '/hi',
  '/mr',
  '/blog/what-is-angioplasty',
  '/hi/locations/bhandara',
  '/mr/privacy',
];
const onDemand = ['/blog', '/hi/contact', '/search?q=stent', '/contact?when=x'];
const errors = ['/nothing', '/mr/nothing'];

const text = 'Closed today.';

/** Whether a page shows a notice. */
const shows = (notice: string) => (page: WebPage) => noticesOn(page).map(textOf).includes(notice);

import { serveNotices } from '../support/site/notices-site.ts';

const used = serveNotices('notices');

describe('a notice on the public pages', () => {
  it('is on all of them, in their language or the first that has it', {
    tags: ['stress'],
  }, async () => {
    await showNotice(used.database, { en: text, mr: 'आज बंद आहे.' });
    for (const path of [...built, ...onDemand, ...errors]) {
      // Each rendered page is cached for a moment as it was.
      await untilPage(used.site, shows(path.startsWith('/mr') ? 'आज बंद आहे.' : text), path);
      const page = await openPage(used.site, path);
      const language = page.one('html').attribs['lang'];
      const notice = page.one('main > [data-notice] p');
      expect(notice.attribs['lang'], path).toBe(language === 'hi' ? 'en' : undefined);
    }
    for (const path of ['/desk', '/rss.xml'])
      expect(await used.site.text(path)).not.toContain(text);
  });

  it('is shown as text, whatever it contains; only phone numbers become links', async () => {
    const hostile = `</p></aside><script>alert("1")</script> & '$&' {"a":1} <!--notices-->`;
    const scripts = (await openPage(used.site, '/')).elements('script').length;
    await showNotice(used.database, { en: `${hostile} Call 108.` });
    await untilNotices(used.site, `${hostile} Call 108.`);
    for (const path of ['/', '/contact', '/nothing']) {
      await untilPage(used.site, shows(`${hostile} Call 108.`), path);
      const page = await openPage(used.site, path);
      const notice = page.one('main > [data-notice] p');
      const links = selectIn(notice, 'a').map(({ attribs }) => attribs['href']);
      expect(links).toEqual(['tel:108']);
      expect(selectIn(notice, 'script, style, [style], [onclick]')).toEqual([]);
    }
    expect((await openPage(used.site, '/')).elements('script')).toHaveLength(scripts);
  });

  it('is inserted in its own place, whatever a post has in its title and excerpt', {
    tags: ['stress'],
  }, async () => {
    const places = `<!--notices--> <!--"notices"--> <span data-open-now= <span data-open-now="`;
    const row = { title: places, excerpt: places, slug: 'places', content: 'A', published: true };
    await used.database.insertInto('blogs').values(row).execute();
    await noteChange(used.database, 'posts');
    await showNotice(used.database, { en: text });
    const isThere = (page: WebPage) =>
      noticesOn(page).length > 0 && textOf(page.one('h1')) === places;
    await untilPage(used.site, isThere, '/blog/places');
    const page = await openPage(used.site, '/blog/places');
    expect(noticesOn(page).map(textOf)).toEqual([text]);
    for (const name of ['og:title', 'og:description']) {
      expect(page.one(`meta[property="${name}"]`).attribs['content']).toContain(places);
    }
  });

  it('is in every encoding, with its own ETag, and the original page returns after it', {
    tags: ['stress'],
  }, async () => {
    const before = await ask('br');
    const { etag = '', 'content-security-policy': policy } = before.headers;
    await showNotice(used.database, { en: text });
    await untilNotices(used.site, text);
    const bodies = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const { status, headers, body } = await ask(encoding, etag);
      expect([status, headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
      expect(headers['content-security-policy']).toBe(policy);
      bodies.add(readable[encoding](Buffer.from(body, 'latin1')).toString());
      const again = await ask(encoding, headers['etag']);
      expect([again.status, again.body.length], encoding).toEqual([304, 0]);
    }
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).toContain(text);
    await used.database.deleteFrom('notices').execute();
    await noteChange(used.database, 'notices');
    await untilNotices(used.site);
    expect((await ask('br', etag)).status).toBe(304);
    expect(await ask('br')).toMatchObject({ body: before.body });
    await untilPage(used.site, (page) => noticesOn(page).length === 0, '/contact');
  });

  it('is on the first page of a server that starts later, and each server sees changes', {
    tags: ['stress'],
  }, async () => {
    await showNotice(used.database, { en: text });
    const other = await used.start();
    expect(noticesOn(await openPage(other, '/')).map(textOf)).toEqual([text]);
    await used.database.deleteFrom('notices').execute();
    await showNotice(used.database, { en: 'Open again tomorrow.' });
    for (const each of [used.site, other]) await untilNotices(each, 'Open again tomorrow.');
    await other.close();
  });

  it('is the one that began last, however many there are', async () => {
    const startsAt = (place: number) => new Date(Date.now() - 60_000 + place).toISOString();
    const rows = Array.from({ length: 20 }, (_, place) => ({
      id: randomUUID(),
      texts: JSON.stringify({ en: `Notice ${place}` }),
      starts_at: startsAt(place),
      ends_at: new Date(Date.now() + 3_600_000).toISOString(),
      saved_by: 'Meera Joshi',
      saved_at: startsAt(0),
    }));
    await used.database.insertInto('notices').values(rows).execute();
    await noteChange(used.database, 'notices');
    await untilNotices(used.site, 'Notice 19');
  });

  it('is shown once the database answers again, however often it has failed', async () => {
    const own = await openDatabase(freshSqlite());
    const log = pino({ level: 'silent' });
    const changes = new SiteChanges(own, log);
    const known = new Notices({
      config: { timeZone: 'Asia/Kolkata' },
      database: own,
      log,
      changes,
    });
    await changes.check();
    await showNotice(own, { en: text });
    await own.schema.alterTable('notices').renameTo('away').execute();
    for (let poll = 0; poll < 5; poll += 1) await changes.check();
    expect(known.shown().notice).toBeNull();
    await own.schema.alterTable('away').renameTo('notices').execute();
    await changes.check();
    expect(known.shown().notice?.texts).toEqual({ en: text });
    await changes.stop();
    await own.destroy();
  });

  it('is shown until its end while the database is unreachable', async () => {
    const own = await openDatabase(freshSqlite());
    const log = pino({ level: 'silent' });
    const changes = new SiteChanges(own, log);
    const config = { timeZone: 'Asia/Kolkata' };
    const known = new Notices({ config, database: own, log, changes });
    await showNotice(own, { en: text });
    await known.read();
    await own.destroy();
    await expect(known.read()).rejects.toThrow();
    expect(known.shown().notice?.texts).toEqual({ en: text });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    expect(known.shown().notice).toBeNull();
    vi.useRealTimers();
  });
});

const readable = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

/** Requests a built page as a browser does that may already have it. */
function ask(encoding: keyof typeof readable, etag = '""') {
  const lines = [`Accept-Encoding: ${encoding}`, `If-None-Match: ${etag}`];
  return requestRaw(used.site.url, ['GET /offers HTTP/1.1', 'Host: clinic.example', ...lines]);
}
