import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../shared/content-document.ts';
import {
  contentFileResponse,
  contentResponse,
  contentSearchResponse,
  needsAttentionResponse,
} from '../../../shared/desk/content.ts';
import { expectResponse, home, packages, useContentDesk } from './content-desk.ts';

const costs = 'en/pages/costs.yaml';

describe('the files of a site in three languages, at the desk', () => {
  const desk = useContentDesk('SQLite', 'clinic');
  const { fileOf, discard, draft, draftText, publishAndGetNumber } = desk;
  const list = () => expectResponse(contentResponse, desk.doctor.get('/content'));
  const find = async (search: string) => {
    const results = desk.doctor.get(`/content/search?search=${encodeURIComponent(search)}`);
    return (await expectResponse(contentSearchResponse, results)).found;
  };
  const readNeedsAttention = () =>
    expectResponse(needsAttentionResponse, desk.doctor.get('/content/needs-attention'));

  it('are listed by their titles, each with its draft and its date', async () => {
    const article = 'en/articles/hypertension-management.md';
    const draftVersion = await draft(article, '/date', '2099-01-02T09:30');
    const { files } = await list();
    const listedArticle = files.find(({ path }) => path === article);
    expect(listedArticle).toMatchObject({
      kind: 'article',
      language: 'en',
      from: '2099-01-02T04:00:00.000Z',
    });
    expect(listedArticle?.title).toBeTruthy();
    expect(listedArticle?.draft).toMatchObject({ by: 'Arun Deshmukh' });
    await discard(draftVersion);
  });

  it('have a form in the language of the person, and all languages side by side', async () => {
    const response = desk.doctor.get('/content/file?file=packages.yaml', {
      'accept-language': 'hi',
    });
    const { form, languages } = await expectResponse(contentFileResponse, response);
    expect(form.item?.fields?.find(({ name }) => name === 'price')?.label).toBe('कीमत');
    expect(languages.map(({ path }) => path)).toEqual(
      ['en', 'hi', 'mr'].map((language) => `${language}/packages.yaml`),
    );
    expect((await desk.doctor.get('/content/file?file=pages/other.yaml')).status).toBe(404);
  });

  it('can be searched by what the page says: a price is found once, in the default language', async () => {
    const prices = (await find('consultation 800')).filter(({ text }) => text === '800');
    expect(prices).toEqual([
      expect.objectContaining({
        path: costs,
        pointer: '/prices/0/items/0/from',
        labels: expect.arrayContaining(['Prices', 'Consultation with the cardiologist']),
      }),
    ]);
    expect((await find('₹ 1,80,000')).map(({ text }) => text)).toEqual(['180000']);
    const draftVersion = await draft(packages, '/0/price', 8_642);
    expect(await find('8642')).toMatchObject([{ path: packages, pointer: '/0/price' }]);
    await discard(draftVersion);
    expect(await find('8642')).toEqual([]);
    expect((await desk.doctor.get('/content/search?search=x')).status).toBe(422);
  });

  it('are renamed in all languages or in none', async () => {
    const paths = ['en', 'hi', 'mr'].map(
      (language) => `${language}/articles/ecg-vs-tmt-difference.md`,
    );
    const files = await Promise.all(paths.map(fileOf));
    const versions = Object.fromEntries(files.map((file) => [file.language, file.version]));
    const renaming = { from: 'ecg-vs-tmt-difference', to: 'ecg-or-tmt', versions };
    const rename = (body: object) => desk.doctor.post('/content/renamed', { ...renaming, ...body });
    expect((await rename({ versions: { ...versions, mr: 'another' } })).status).toBe(409);
    expect(await rename({ to: 'hypertension-management' })).toMatchObject({
      status: 409,
      body: {
        message: 'This address already belongs to an article. Please choose another address.',
      },
    });
    expect((await list()).files.filter((file) => file.draft)).toEqual([]);

    expect((await rename({})).status).toBe(204);
    for (const path of paths) {
      expect((await fileOf(path)).text).toBeNull();
      const renamed = await fileOf(path.replace('ecg-vs-tmt-difference', 'ecg-or-tmt'));
      const aliases = parseFile(renamed.path, renamed.text)?.get('/aliases');
      expect(aliases).toContain('ecg-vs-tmt-difference');
      await discard(renamed);
      await discard(await fileOf(path));
    }
  });

  it('have the texts listed that are outdated in a language, until these are updated or confirmed', async () => {
    const original = await fileOf(home);
    const lead = '/hero/lead';
    await publishAndGetNumber(await draft(home, lead, 'New words.'));
    const outdatedIn = async (language: string) =>
      (await fileOf(home.replace('en', language))).outdated;
    const change = { pointer: lead, changedIn: 'en', after: 'New words.', isDraft: false };
    expect(await outdatedIn('hi')).toEqual([expect.objectContaining(change)]);
    const hindiHome = (await list()).files.find(({ path }) => path === 'hi/pages/home.yaml');
    expect(hindiHome?.outdated).toEqual([lead]);
    await publishAndGetNumber(await draft('hi/pages/home.yaml', lead, 'नए शब्द।'));
    expect(await outdatedIn('hi')).toEqual([]);
    expect(await outdatedIn('en')).toEqual([]);
    const marathi = { path: 'mr/pages/home.yaml', pointer: lead };
    expect((await outdatedIn('mr')).map(({ changedIn }) => changedIn)).toEqual(['en']);
    expect((await desk.doctor.post('/content/translated', marathi)).status).toBe(204);
    expect(await outdatedIn('mr')).toEqual([]);
    await publishAndGetNumber(await draftText(home, original.text));
    expect(await outdatedIn('mr')).toMatchObject([{ before: 'New words.' }]);
  });

  it('have the texts listed that are still the sample’s, until these are confirmed or rewritten', async () => {
    const { isSample, sampleTexts, confirmedCount } = await readNeedsAttention();
    expect(isSample).toBe(true);
    const [first, second] = sampleTexts;
    if (!first || !second) throw new Error('nothing is left of the sample');
    const { path, pointer } = first;
    expect((await desk.doctor.post('/content/translated', { path, pointer })).status).toBe(204);
    const draftVersion = await draft(second.path, second.pointer, 'Words of our own.');
    const after = await readNeedsAttention();
    const fields = after.sampleTexts.map((text) => text.path + text.pointer);
    expect(after.confirmedCount).toBe(confirmedCount + 1);
    expect(fields).not.toContain(path + pointer);
    expect(fields).not.toContain(second.path + second.pointer);
    await discard(draftVersion);
  });

  it('have their facts listed with the day on which each is due for review', async () => {
    const { due } = await readNeedsAttention();
    const price = due.find(({ labels }) => labels.at(-1) === 'Consultation with the cardiologist');
    expect(price).toMatchObject({
      path: costs,
      pointer: '/prices/0/items/0/asOf',
    });
    expect(price && price.due > price.day).toBe(true);
    const dueDays = due.map((fact) => fact.due);
    expect(dueDays).toEqual(dueDays.toSorted());
  });
});
