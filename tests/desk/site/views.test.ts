import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { picture } from '../../../shared/desk/posts.ts';
import { siteChecklistAnswer } from '../../../shared/desk/site/checklist.ts';
import { siteDueAnswer } from '../../../shared/desk/site/due.ts';
import {
  pressedAnswer,
  previewState,
  sitePageAnswer,
  sitePreviewAnswer,
} from '../../../shared/desk/site/page.ts';
import { siteFieldsAnswer } from '../../../shared/desk/site/site.ts';
import { uploadPath, uploadsFolder } from '../../../shared/site-edits/uploads.ts';
import { uploadedName } from '../../../src/desk/site/pictures/picture-address.ts';
import { runInProcess } from '../../support/command-in-process.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { freshSqlite, temporaryFolder } from '../../support/temporary.ts';
import { type DeskBrowser, someone } from '../desk-browser.ts';

const home = 'en/pages/home.yaml';
const lead = 'Hearts, calmly and in time.';

const environment = {
  CLINIC_DIR: join(import.meta.dirname, '../../fixtures/other-clinic'),
  DATABASE_URL: freshSqlite(),
  DESK_SECRET: 'a secret of the tests that is long enough',
  LOG_LEVEL: 'info',
};

let site: InProcessSite;
let doctor: DeskBrowser;

beforeAll(async () => {
  site = await startInProcess(environment, { contentInterval: 50 }, { pages: true });
  doctor = (await someone(site, 'doctor')).browser;
});
afterAll(() => site.close());

async function draft(file: string, field: string, value: unknown) {
  const saved = await doctor.request('PUT', '/site/drafts', { file, field, value, version: null });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const { drafts } = saved.body as { drafts: { field: string; version: number }[] };
  return { file, field, version: drafts.find((each) => each.field === field)?.version ?? 0 };
}

/** Makes a link, and returns its path. */
async function previewPath(): Promise<string> {
  const { body } = await doctor.post('/site/previews');
  return new URL(sitePreviewAnswer.parse(body).link).pathname;
}

it('the preview shows all drafts on the real pages to whoever has its link, until they are published or the link is withdrawn', async () => {
  expect((await doctor.post('/site/previews')).status).toBe(404);
  const written = await draft(home, '/hero/lead', lead);
  const wrong = await draft('en/towns/mandya.yaml', '/region', 'Karnataka');
  const withdrawn = await previewPath();
  expect((await doctor.request('DELETE', '/site/previews')).status).toBe(204);
  const ended = await fetch(site.url + withdrawn);
  expect(ended.status).toBe(404);
  expect(await ended.text()).toContain('Ask whoever sent you the link.');
  const pathname = await previewPath();
  const token = pathname.split('/')[2] ?? '';

  const first = await fetch(site.url + pathname);
  const page = await first.text();
  expect(page).toContain(lead);
  expect(page).toContain('This is a preview.');
  expect(page, 'Chromium would send the address with it').not.toMatch(
    /<style>[^<]*\/_astro\/fonts\//,
  );
  expect(page).toContain(`href="${pathname}/contact`);
  expect(page).not.toMatch(/ href="\/contact/);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("worker-src 'none'"),
  });
  expect(await (await fetch(`${site.url}${pathname}/contact`)).text()).toContain('a preview');
  expect((await fetch(`${site.url}${pathname}/blog`)).status).toBe(200);
  for (const path of ['/nowhere', '/desk', '/robots.txt', `/request/${token}`]) {
    expect((await fetch(site.url + pathname + path)).status, path).toBe(404);
  }
  expect(await site.text('/')).not.toMatch(/a preview|in time/);

  const framed = await doctor.get('/site/preview/');
  expect(framed.body).toContain(lead);
  const policies = [framed, first].map((each) => each.headers.get('content-security-policy'));
  expect(policies[0]).toContain("frame-ancestors 'self'");
  // The script of the reviews is another company's, which could read what the desk may.
  expect(policies.join()).not.toContain('widget.example');
  expect((await fetch(`${site.url}/api/desk/site/preview/`)).status).toBe(401);

  const { leftOut } = previewState.parse((await doctor.get('/site/preview-state')).body);
  expect(leftOut).toMatchObject([{ field: '/region', message: 'use a code such as IN-MP' }]);
  expect((await doctor.request('DELETE', '/site/drafts', wrong)).status).toBe(200);
  const published = await doctor.post('/site/publications', { drafts: [written] });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  expect((await fetch(site.url + pathname)).status).toBe(404);
  await draft(home, '/hero/lead', 'Another sentence.');
  expect((await fetch(site.url + pathname)).status).toBe(404);
  expect(site.log.join('\n')).not.toContain(token);
});

it('the desk replaces the portrait with an uploaded picture, which the exported folder has too', {
  tags: ['stress'],
}, async () => {
  const create = { width: 480, height: 600, channels: 3, background: '#806040' } as const;
  const photograph = await sharp({ create }).jpeg().toBuffer();
  const { body } = await doctor.upload('/pictures', photograph, 'image/jpeg');
  const name = uploadedName(picture.parse(body).src);
  const saved = await draft('clinic.yaml', '/doctor/portrait', uploadPath('clinic.yaml', name));
  const [start = ''] = name.split('.');
  const size = new RegExp(`/_astro/${start}\\.[^" ]+`);
  const [shown = ''] = size.exec((await doctor.get('/site/preview/')).body) ?? [];
  expect((await fetch(site.url + shown)).headers.get('content-type')).toMatch(/^image\//);
  const published = await doctor.post('/site/publications', { drafts: [saved] });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  expect(await site.text('/')).toMatch(size);

  const exported = join(temporaryFolder(), 'exported');
  const command = await runInProcess('scripts/clinic.ts', ['export', exported], environment);
  expect(command).toMatchObject({ code: 0, errors: '' });
  expect(existsSync(join(exported, uploadsFolder, name))).toBe(true);
});

it.each([
  ['/', 'Dr. Sunanda Hebbalkar at her desk', home, '/hero/portraitAlt'],
  ['/', 'She takes the time it takes', home, '/about/title'],
  ['/offers', '₹2,800', 'en/packages.yaml', '/full-look/price'],
  ['/contact', '+91 821 555 0147', 'clinic.yaml', '/contact/phone'],
  ['/', 'Mon-Fri 8AM-12PM, 2:30PM-5PM', 'clinic.yaml', '/openingHours'],
  [
    '/blog/salt-and-your-heart',
    'Salt and your heart',
    'en/articles/salt-and-your-heart.md',
    '/title',
  ],
])('pressing something on %s leads to its field: %s', async (path, text, file, field) => {
  const asked = await doctor.post('/site/pressed', { path, texts: [text], picture: null });
  const { found, isSure } = pressedAnswer.parse(asked.body);
  expect(found[0]).toMatchObject({ file, field });
  expect(isSure).toBe(true);
});

it('pressing a picture leads to its field, and pressing what is not content leads nowhere', async () => {
  const press = async (texts: string[], picture: string | null) =>
    pressedAnswer.parse((await doctor.post('/site/pressed', { path: '/', texts, picture })).body);
  expect((await press([], '/_astro/logo.abcd1234.svg')).found).toMatchObject([
    { file: 'clinic.yaml', field: '/marks/logo' },
  ]);
  expect(await press(['Not a word of it'], null)).toEqual({
    found: [],
    isSure: false,
    files: [home, 'en/services.yaml'],
  });
});

it.each([
  ['en/packages.yaml', '/full-look/price', '/offers'],
  ['en/towns/mandya.yaml', '/name', '/locations/mandya'],
  ['en/towns/not-published-yet.yaml', '', '/locations/not-published-yet'],
  ['en/pages/contact.yaml', '/heading', '/contact'],
  ['clinic.yaml', '/doctor/name', '/'],
])('the desk says on which page a field is shown: %s%s on %s', async (file, field, path) => {
  const asked = await doctor.get(`/site/page?${new URLSearchParams({ file, field })}`);
  expect(sitePageAnswer.parse(asked.body).path).toBe(path);
});

it('the page of an icon is the one that shows the title beside it', {
  tags: ['stress'],
}, async () => {
  const place = { file: 'en/services.yaml', field: '/film/icon' };
  const asked = await doctor.get(`/site/page?${new URLSearchParams(place)}`);
  const title = parse(readFileSync('tests/fixtures/other-clinic/en/services.yaml', 'utf8'))[1]
    .title;
  expect(sitePageAnswer.parse(asked.body)).toMatchObject({ path: '/', text: title });
});

it('the checklist names what is still the sample’s, and leads to its field', {
  tags: ['stress'],
}, async () => {
  const { count } = siteChecklistAnswer.parse((await doctor.get('/site/checklist')).body);
  const [sample] = parse(readFileSync('clinic/en/packages.yaml', 'utf8'));
  await draft('en/packages.yaml', '/first-look/description', sample.description);
  const after = siteChecklistAnswer.parse((await doctor.get('/site/checklist')).body);
  expect(after.count).toBeGreaterThan(count);
  expect(after.left).toContainEqual(
    expect.objectContaining({ file: 'en/packages.yaml', field: '/first-look/description' }),
  );
});

it('a fact that was checked and is still right is recorded as such in every language', {
  tags: ['stress'],
}, async () => {
  const { later } = siteDueAnswer.parse((await doctor.get('/site/due')).body);
  expect(later.length).toBeGreaterThan(0);
  const fact = { file: 'en/articles/salt-and-your-heart.md', at: '/reviewed' };
  expect((await doctor.post('/site/due', { facts: [fact] })).status).toBe(200);
  const { body } = await doctor.get('/site/fields?file=articles/salt-and-your-heart.md');
  const [english] = siteFieldsAnswer.parse(body).languages;
  expect(english?.drafts).toMatchObject([{ field: '/reviewed', value: expect.any(String) }]);
  const nowhere = { file: 'en/pages/costs.yaml', at: '/lead' };
  expect((await doctor.post('/site/due', { facts: [nowhere] })).status).toBe(404);
});
