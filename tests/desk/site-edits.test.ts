import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { accessLogAnswer } from '../../shared/desk/access-log.ts';
import {
  publicationAnswer,
  publicationsAnswer,
  publishedAnswer,
} from '../../shared/desk/site/publications.ts';
import { siteSearchAnswer, siteStaleAnswer } from '../../shared/desk/site/search.ts';
import {
  siteAnswer,
  siteFieldsAnswer,
  siteFileAnswer,
  siteRefusal,
} from '../../shared/desk/site/site.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';
import { expectServerErrors } from '../support/site/server-errors.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { type DeskBrowser, someone } from './desk-browser.ts';

expectServerErrors(/do not fit any more/);

const fixture = join(import.meta.dirname, '../fixtures/other-clinic');
const timings = { contentInterval: 50, changesInterval: 50 };
const patience = { timeout: 600_000 };

const home = 'en/pages/home.yaml';
const packages = 'en/packages.yaml';
const town = 'en/towns/mandya.yaml';

describe.each(databaseKinds)('the site at the desk, on %s', (kind) => {
  const databases = useDatabases(kind);
  /** For what does not depend on the kind of database. */
  const once = it.runIf(kind === 'SQLite');
  let environment: Record<string, string>;
  let clinic: string;
  let site: InProcessSite;
  let doctor: DeskBrowser;
  let reception: DeskBrowser;

  beforeAll(async () => {
    clinic = join(temporaryFolder(), 'clinic');
    await cp(fixture, clinic, { recursive: true });
    environment = {
      CLINIC_DIR: clinic,
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
    };
    site = await startInProcess(environment, timings, { pages: true });
    doctor = (await someone(site, 'doctor', 'Arun Deshmukh')).browser;
    reception = (await someone(site, 'reception')).browser;
  });
  afterAll(() => site.close());

  async function answer<Schema extends z.ZodType>(
    schema: Schema,
    asked: ReturnType<DeskBrowser['get']>,
    status = 200,
  ): Promise<z.infer<Schema>> {
    const found = await asked;
    expect(found.status, JSON.stringify(found.body)).toBe(status);
    return schema.parse(found.body);
  }

  /** The first language of a file, as the desk has it. */
  async function fileOf(file: string) {
    const name = file.replace(/^en\//, '');
    const page = await answer(siteFieldsAnswer, doctor.get(`/site/fields?file=${name}`));
    const [found] = page.languages;
    if (!found) throw new Error(`there is no ${file}`);
    return found;
  }

  const save = (file: string, field: string, value?: unknown, version: number | null = null) =>
    doctor.request('PUT', '/site/drafts', { file, field, value, version });

  const discard = (seen: object) => doctor.request('DELETE', '/site/drafts', seen);

  /** Saves a draft and returns what publishes it. */
  async function draft(file: string, field: string, value?: unknown) {
    const { drafts } = await answer(siteFileAnswer, save(file, field, value));
    const saved = drafts.find((each) => each.field === field);
    return { file, field, version: saved?.version ?? 0 };
  }

  const publish = (...drafts: object[]) => doctor.post('/site/publications', { drafts });

  async function published(...drafts: object[]): Promise<number> {
    return (await answer(publishedAnswer, publish(...drafts))).number;
  }

  const undo = (number: number) => doctor.post(`/site/publications/${number}/undo`);

  once(
    'shows a published change at once, everywhere, and the access log says what it was',
    async () => {
      const before = await site.text('/offers');
      const price = await draft(packages, '/first-look/price', 950);
      const lead = await draft(home, '/hero/lead', 'Hearts, <b>calmly</b>.');
      expect(await site.text('/offers')).toBe(before);
      const number = await published(price, lead);
      expect(await site.text('/offers')).toContain('950');
      expect(await site.text('/')).toContain('Hearts, &lt;b&gt;calmly&lt;/b&gt;.');
      const { entries } = await answer(accessLogAnswer, doctor.get('/access-log'));
      expect(entries).toContainEqual(
        expect.objectContaining({
          action: 'site-published',
          person: 'Arun Deshmukh',
          subject: 'en/packages.yaml/first-look/price',
          was: '900',
          became: '950',
        }),
      );
      const file = await fileOf(packages);
      expect(file).toMatchObject({
        drafts: [],
        changes: [{ field: '/first-look/price', value: 950, inFolder: 900, isOvertaken: false }],
      });
      expect((await undo(number)).status).toBe(200);
      expect(await site.text('/offers')).toBe(before);
      expect(await fileOf(packages)).toMatchObject({ changes: [] });

      const { publications } = await answer(publicationsAnswer, doctor.get('/site/publications'));
      const files = [packages, home];
      expect(publications).toMatchObject([
        { number: number + 1, undoes: number, fields: 2, files, by: 'Arun Deshmukh' },
        { number, undoes: null, fields: 2, files },
      ]);
      const path = `/site/publications/${number}`;
      const { changes } = await answer(publicationAnswer, doctor.get(path));
      const change = { file: packages, field: '/first-look/price', was: 900, value: 950 };
      expect(changes).toContainEqual(change);
      expect((await answer(siteRefusal, undo(number), 409)).overtaken).toHaveLength(2);
    },
  );

  once(
    'publishes nothing with a mistake: it names file and field, and the pages stay',
    async () => {
      const before = await site.text('/locations/mandya');
      const wrong = await draft(town, '/region', 'Karnataka');
      const right = await draft(town, '/calledHere', 'The heart doctor');
      const refusal = await answer(siteRefusal, publish(right, wrong), 422);
      expect(refusal.mistakes).toEqual([
        { file: town, field: 'region', message: 'use a code such as IN-MP' },
      ]);
      expect(await site.text('/locations/mandya')).toBe(before);
      const file = await fileOf(town);
      expect(file.mistakes).toEqual(refusal.mistakes);
      expect(file.drafts).toHaveLength(2);
      for (const each of [wrong, right]) await discard(each);
      expect((await fileOf(town)).drafts).toEqual([]);
    },
  );

  once('publishes nothing if the mistake is in another file', async () => {
    const gone = await draft('en/articles/salt-and-your-heart.md', '');
    const refusal = await answer(siteRefusal, publish(gone), 422);
    expect(refusal.mistakes).toContainEqual(expect.objectContaining({ file: home }));
    await discard(gone);
  });

  once('adds a town, and takes it away again', async () => {
    const file = 'en/towns/srirangapatna.yaml';
    const text = (await readFile(join(clinic, town), 'utf8')).replaceAll('Mandya', 'Srirangapatna');
    const made = await draft(file, '', { ...parse(text), order: 9 });
    const heading = await draft(file, '/sectionHeading', 'The hearts there');
    const number = await published(made, heading);
    expect(await site.text('/locations/srirangapatna')).toContain('The hearts there');
    expect((await undo(number)).status).toBe(200);
    expect((await site.get('/locations/srirangapatna')).status).toBe(404);
    expect(existsSync(join(clinic, file))).toBe(false);
    const rows = await site.services.database.selectFrom('site_edits').selectAll().execute();
    expect(rows).toEqual([]);
  });

  once('finds a sentence as visitors read it, and what a draft says', async () => {
    const find = async (search: string) => {
      const asked = doctor.get(`/site/search?search=${encodeURIComponent(search)}`);
      return (await answer(siteSearchAnswer, asked)).found;
    };
    const saved = await draft(packages, '/first-look/price', 975);
    const [price] = await find('price 975');
    expect(price).toMatchObject({ file: packages, field: '/first-look/price', text: '975' });
    expect(price?.labels.at(-1)).toBe('Price');
    await discard(saved);
    expect(await find('price 975')).not.toContainEqual(price);
    const facts = parse(await readFile(join(clinic, 'clinic.yaml'), 'utf8'));
    const heading = parse(await readFile(join(clinic, home), 'utf8')).heading as string;
    const read = heading.replaceAll('{city}', facts.city).replaceAll('{doctor}', facts.doctor.name);
    expect(await find(read)).toContainEqual(
      expect.objectContaining({ file: home, field: '/heading' }),
    );
    expect((await doctor.get('/site/search?search=x')).status).toBe(422);
    expect(await answer(siteStaleAnswer, doctor.get('/site/stale'))).toEqual({ files: [] });
  });

  once('lets two people see each other’s drafts, and overwrites none', async () => {
    const { version } = await draft(home, '/hero/lead', 'One');
    expect((await save(home, '/hero/lead', 'Two')).status).toBe(409);
    const { drafts } = await answer(siteFileAnswer, save(home, '/hero/lead', 'Two', version));
    expect(drafts).toMatchObject([{ value: 'Two', version: version + 1, by: 'Arun Deshmukh' }]);
    expect((await publish({ file: home, field: '/hero/lead', version })).status).toBe(409);
    await answer(siteFileAnswer, save(home, '/hero', undefined, null));
    expect((await save(home, '/nowhere/lead', 'x')).status).toBe(422);
    const [left] = (await fileOf(home)).drafts;
    expect(left).toMatchObject({ field: '/hero' });
    await discard({ file: home, field: '/hero', version: left?.version });
  });

  once('does not take a draft for an earlier one of the same field', async () => {
    const earlier = await draft(home, '/hero/lead', 'Mine');
    await discard(earlier);
    const later = await draft(home, '/hero/lead', 'Theirs');
    expect((await save(home, '/hero/lead', 'Mine again', earlier.version)).status).toBe(409);
    expect((await publish(earlier)).status).toBe(409);
    expect((await discard(earlier)).status).toBe(409);
    expect((await fileOf(home)).drafts).toMatchObject([{ value: 'Theirs' }]);
    await discard(later);
  });

  once('shows both values where the folder has changed beneath, and asks', async () => {
    await published(await draft(home, '/hero/lead', 'Ours.'));
    const late = await draft(packages, '/full-look/price', 2_700);
    const path = join(clinic, home);
    const text = await readFile(path, 'utf8');
    const lead = (await fileOf(home)).changes[0]?.inFolder;
    await writeFile(path, text.replace(/^ {2}lead: .*$/m, '  lead: Theirs.'));
    const prices = await readFile(join(clinic, packages), 'utf8');
    await writeFile(join(clinic, packages), prices.replace('price: 2800', 'price: 2900'));

    const overtaken = { value: 'Ours.', inFolder: 'Theirs.', isOvertaken: true };
    expect((await fileOf(home)).changes).toMatchObject([overtaken]);
    const refusal = await answer(siteRefusal, publish(late), 409);
    expect(refusal.overtaken).toMatchObject([{ yours: 2_700, now: 2_900 }]);
    const { files } = await answer(siteAnswer, doctor.get('/site'));
    expect(files.filter((each) => each.overtaken > 0).map(({ file }) => file)).toEqual([
      packages,
      home,
    ]);

    await doctor.post('/site/kept', { file: home, field: '/hero/lead' });
    expect((await fileOf(home)).changes).toMatchObject([{ ...overtaken, isOvertaken: false }]);
    await discard(late);
    await published(await draft(home, '/hero/lead', 'Theirs.'));
    expect((await fileOf(home)).changes).toEqual([]);
    await writeFile(path, text);
    await writeFile(join(clinic, packages), prices);
    await expect.poll(() => site.text('/'), patience).toContain(String(lead).slice(0, 20));
  });

  once('lets reception change hours and closures, and nothing else', async () => {
    const body = { file: 'clinic.yaml', field: '/closures', value: [{ day: '2099-03-01' }] };
    const put = (sent: object) =>
      reception.request('PUT', '/site/drafts', { ...sent, version: null });
    const { drafts } = await answer(siteFileAnswer, put(body));
    const { file, field } = body;
    const sent = await reception.post('/site/publications', {
      drafts: [{ file, field, version: drafts[0]?.version }],
    });
    expect(sent.status).toBe(200);
    expect(site.services.config.clinic.facts.closures).toEqual([
      { from: '2099-03-01', to: '2099-03-01' },
    ]);
    for (const other of [
      { ...body, field: '/name' },
      { ...body, file: home, field: '/meta' },
    ]) {
      expect((await put(other)).status).toBe(403);
    }
    expect((await reception.post(`/site/publications/${sent.body.number}/undo`)).status).toBe(403);
  });

  once.each([
    ['a path out of the folder', { file: '../clinic.yaml', field: '/name' }, 422],
    ['a file that nothing reads', { file: 'en/pages/other.yaml', field: '/name' }, 404],
    ['a language that the site has not', { file: 'hi/site.yaml', field: '/menu' }, 404],
    ['a prototype', { file: home, field: '/__proto__/x' }, 422],
    ['a position in a list', { file: home, field: '/meta/keywords/0' }, 422],
  ])('refuses %s', async (_, place, status) => {
    const sent = await doctor.request('PUT', '/site/drafts', {
      ...place,
      value: 'x',
      version: null,
    });
    expect(sent.status).toBe(status);
  });

  it.skipIf(kind === 'SQLite')('shows on every server what was published on one', async () => {
    const other = await startInProcess(environment, timings, { pages: true });
    const number = await published(await draft(home, '/hero/lead', 'On every server.'));
    await expect.poll(() => other.text('/'), patience).toContain('On every server.');
    await undo(number);
    await expect.poll(() => other.text('/'), patience).not.toContain('On every server.');
    await other.close();
  });

  once('leaves out what a new release has no place for, and says so at the desk', async () => {
    const { database } = site.services;
    const row = { file: home, base: null, number: 1 };
    await database
      .insertInto('site_edits')
      .values([
        { ...row, field: '/hero/lead', value: '"Still here."' },
        { ...row, field: '/hero/eyebrow', value: '[]' },
        { ...row, field: '/gone/text', value: '"Kept words."' },
      ])
      .execute();
    const later = await startInProcess(environment, timings, { pages: true });
    expect(await later.text('/')).toContain('Still here.');
    const browser = (await someone(later, 'doctor')).browser;
    const page = await answer(siteFieldsAnswer, browser.get('/site/fields?file=pages/home.yaml'));
    const left = page.languages[0]?.changes.filter(({ leftOut }) => leftOut !== null);
    expect(left?.map(({ field, value }) => [field, value])).toEqual(
      expect.arrayContaining([
        ['/hero/eyebrow', []],
        ['/gone/text', 'Kept words.'],
      ]),
    );
    await later.close();
    await database.deleteFrom('site_edits').execute();
  });
});
