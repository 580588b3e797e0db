import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { accessLogAnswer } from '../../../shared/desk/access-log.ts';
import { siteChecklistAnswer } from '../../../shared/desk/site/checklist.ts';
import { siteAnswer, siteFieldsAnswer, siteFileAnswer } from '../../../shared/desk/site/site.ts';
import { type EditedField, isSameField } from '../../../src/content/edits/edit.ts';
import { runInProcess } from '../../support/command-in-process.ts';
import { makeNewClinic, skin } from '../../support/content/new-clinic.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { freshSqlite } from '../../support/temporary.ts';
import { type DeskBrowser, someone } from '../desk-browser.ts';

let folder: string;
let environment: Record<string, string>;
let site: InProcessSite;
let doctor: DeskBrowser;

beforeAll(async () => {
  ({ folder } = await makeNewClinic(skin, runInProcess));
  environment = {
    CLINIC_DIR: folder,
    DATABASE_URL: freshSqlite(),
    DESK_SECRET: 'a secret of the tests that is long enough',
  };
  site = await startInProcess(environment, {}, { pages: true });
  doctor = (await someone(site, 'doctor')).browser;
});
afterAll(() => site.close());

async function draft(file: string, field: string, value?: unknown) {
  const sent = { file, field, value, version: null };
  const { status, body } = await doctor.request('PUT', '/site/drafts', sent);
  expect(status, JSON.stringify(body)).toBe(200);
  const { drafts } = siteFileAnswer.parse(body);
  return { file, field, version: drafts.find((each) => each.field === field)?.version ?? 0 };
}

it('the desk lists the parts that the site does not have, each of which can be started', async () => {
  const absent = async () => siteAnswer.parse((await doctor.get('/site')).body).absent;
  const parts = ['packages.yaml', 'pages/costs.yaml', 'pages/testimonials.yaml'];
  expect(await absent()).toEqual(expect.arrayContaining(parts));
  expect(await absent(), 'aspirin is not for children').not.toContain('pages/chest-pain.yaml');
  const page = siteFieldsAnswer.parse((await doctor.get('/site/fields?file=packages.yaml')).body);
  expect(page.isList).toBe(true);
  const begun = [
    await draft('en/packages.yaml', '/first-look', { id: 'first-look', title: 'First look' }),
    await draft('en/pages/costs.yaml', '', {}),
  ];
  expect(await absent()).not.toEqual(expect.arrayContaining([parts[0]]));
  expect(await absent()).not.toEqual(expect.arrayContaining([parts[1]]));
  for (const each of begun) await doctor.request('DELETE', '/site/drafts', each);
});

it('the desk names the fields in the language in which it is used', async () => {
  const inHindi = { 'accept-language': 'hi' };
  const { body } = await doctor.get('/site/fields?file=packages.yaml', inHindi);
  const { fields = [] } = siteFieldsAnswer.parse(body).form;
  expect(fields.find(({ name }) => name === 'price')?.label).toBe('कीमत');
});

it('the checklist has what is still the sample’s or of the heart until it is changed', {
  tags: ['stress'],
}, async () => {
  const left = async () => {
    const { body } = await doctor.get('/site/checklist');
    return siteChecklistAnswer.parse(body).left.map(({ file, field }) => file + field);
  };
  const sentence = 'en/pages/home.yaml/hero/lead';
  const inHindi = 'hi/pages/home.yaml/hero/lead';
  const ofHearts = ['en/services.yaml/ecg/features', 'mr/site.yaml/emergency/title'];
  expect(await left()).toEqual(
    expect.arrayContaining([sentence, inHindi, 'clinic.yaml/doctor/portrait', ...ofHearts]),
  );
  const changed = await draft('en/pages/home.yaml', '/hero/lead', 'We look at your skin.');
  expect(await left()).not.toContain(sentence);
  expect(await left()).toContain(inHindi);
  await doctor.request('DELETE', '/site/drafts', changed);
});

it('the checklist no longer has a text for anyone once it is confirmed, until it is put back or another stands there', {
  tags: ['stress'],
}, async () => {
  const read = async () => siteChecklistAnswer.parse((await doctor.get('/site/checklist')).body);
  const place = { file: 'en/services.yaml', field: '/ecg/shortDesc' };
  const isPlace = (each: EditedField) => isSameField(each, place);
  const { left, count } = await read();
  const hash = left.find(isPlace)?.hash ?? '';
  const reception = (await someone(site, 'reception')).browser;
  const confirmed = '/site/checklist/confirmed';
  const texts = [{ ...place, hash }];
  expect((await reception.post(confirmed, { texts })).status).toBe(403);
  const ofAnother = [...texts, { ...place, hash: 'of another' }];
  expect((await doctor.post(confirmed, { texts: ofAnother })).status).toBe(409);
  expect((await read()).confirmed, 'all of them or none').toEqual([]);
  expect((await doctor.post(confirmed, { texts })).status).toBe(200);
  expect((await doctor.post(confirmed, { texts })).status).toBe(200);

  // Another doctor, on a server that was started later.
  const later = await startInProcess(environment, {}, { pages: true });
  const { browser: colleague } = await someone(later, 'doctor');
  const seen = siteChecklistAnswer.parse((await colleague.get('/site/checklist')).body);
  await later.close();
  expect(seen.left.filter(isPlace)).toEqual([]);
  expect(seen.count).toBe(count - 1);
  expect(seen.confirmed).toContainEqual(expect.objectContaining({ ...place, hash }));

  const says = 'Another sentence about the heart.';
  const changed = await draft(place.file, place.field, says);
  expect((await read()).left.find(isPlace)).toMatchObject({ says });
  await doctor.request('DELETE', '/site/drafts', changed);
  expect((await read()).left.filter(isPlace)).toEqual([]);

  expect((await doctor.request('DELETE', confirmed, { texts })).status).toBe(200);
  expect((await read()).left.filter(isPlace)).toHaveLength(1);
  const log = accessLogAnswer.parse((await doctor.get('/access-log')).body).entries;
  const own = log.filter(
    ({ subject, action }) => subject === place.file + place.field && /confirmed/.test(action),
  );
  expect(own.map(({ action }) => action)).toEqual(['site-unconfirmed', 'site-confirmed']);
});

it('the desk says what the page of reviews needs besides its own texts', async () => {
  const needs = async () => {
    const { body } = await doctor.get('/site/fields?file=pages/testimonials.yaml');
    return siteFieldsAnswer.parse(body).needs;
  };
  expect(await needs()).toEqual({ file: 'clinic.yaml', field: '/reviews' });
  const saved = await draft('clinic.yaml', '/reviews', { rating: 4.8 });
  expect(await needs()).toBe(null);
  await doctor.request('DELETE', '/site/drafts', saved);
});

it('the desk says that packages need their page as soon as there is one', async () => {
  const needs = async () => {
    const { body } = await doctor.get('/site/fields?file=packages.yaml');
    return siteFieldsAnswer.parse(body).needs;
  };
  expect(await needs()).toBe(null);
  const item = { id: 'first-year', title: 'First year card' };
  const saved = await draft('en/packages.yaml', '/first-year', item);
  expect(await needs()).toEqual({ file: 'en/pages/offers.yaml', field: '' });
  await doctor.request('DELETE', '/site/drafts', saved);
});

it('the page of packages begins with words that can be published as they are, in every language', {
  tags: ['stress'],
}, async () => {
  const { body } = await doctor.get('/site/fields?file=pages/offers.yaml');
  const { languages } = siteFieldsAnswer.parse(body);
  expect(languages.map(({ language }) => language)).toEqual(['en', 'hi', 'mr']);
  const texts = { title: 'First look', description: 'A long talk.', includes: ['Measuring'] };
  const item = { id: 'first-look', icon: 'child', price: 800, ...texts };
  const drafts = [];
  for (const { file, language, beginning } of languages) {
    drafts.push(await draft(file, '', beginning));
    drafts.push(await draft(`${language}/packages.yaml`, '/first-look', item));
  }
  const published = await doctor.post('/site/publications', { drafts });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  expect(await site.text('/offers')).toContain('Packages at a fixed price');
  expect(await site.text('/hi/offers')).toContain('तय दाम पर पैकेज');
});

it('the checklist includes the warnings from the check of the folder', {
  tags: ['stress'],
}, async () => {
  const closed = [{ day: '2099-03-01', sentence: { en: 'The doctor is at a congress.' } }];
  const saved = await draft('clinic.yaml', '/closures', closed);
  const { body } = await doctor.get('/site/checklist');
  const { warnings } = siteChecklistAnswer.parse(body);
  expect(warnings).toContainEqual({
    file: 'hi/facts.yaml',
    field: '',
    message: 'there is no such file; names stay as in the facts of the clinic',
  });
  expect(warnings).toContainEqual(
    expect.objectContaining({ file: 'clinic.yaml', field: '/closures' }),
  );
  await doctor.request('DELETE', '/site/drafts', saved);
});

it('the blog can be removed from the site at the desk', async () => {
  const languages = ['en', 'hi', 'mr'];
  const gone = ['pages/blog.yaml'];
  const fields = await doctor.get('/site/fields?file=pages/blog.yaml');
  expect(siteFieldsAnswer.parse(fields.body).isOptional).toBe(true);
  const drafts = [];
  for (const language of languages) {
    for (const name of gone) drafts.push(await draft(`${language}/${name}`, ''));
  }
  expect((await site.get('/blog')).status).toBe(200);
  const published = await doctor.post('/site/publications', { drafts });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  expect((await site.get('/blog')).status).toBe(404);
  expect(await site.text('/')).not.toContain('href="/blog"');
  const { files, absent } = siteAnswer.parse((await doctor.get('/site')).body);
  expect(files.filter(({ file }) => gone.some((name) => file.endsWith(name)))).toEqual([]);
  expect(absent).toContain('pages/blog.yaml');
});

it('services can be changed, added and removed at the desk in a folder that the command has written', async () => {
  for (const file of await glob('**/*.yaml', { cwd: folder })) {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text, `no part of ${file} refers to another`).not.toMatch(/[&*]a\d/);
  }
  const [added]: Record<string, unknown>[] = parse(
    await readFile(join(folder, 'en/services.yaml'), 'utf8'),
  );
  const drafts = [];
  for (const language of ['en', 'hi', 'mr']) {
    const file = `${language}/services.yaml`;
    const other = { ...added, icon: 'skin' };
    drafts.push(await draft(file, '/ecg'));
    drafts.push(await draft(file, '/moles', { ...other, id: 'moles', title: 'Moles' }));
    drafts.push(await draft(file, '/acne', { ...other, id: 'acne', title: 'Acne' }));
  }
  const published = await doctor.post('/site/publications', { drafts });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  const home = await site.text('/');
  expect(home).toContain('id="moles"');
  expect(home).not.toContain('id="ecg"');
});
