import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { accessLogResponse } from '../../../shared/desk/access-log.ts';
import {
  contentConflict,
  publicationResponse,
  publicationsResponse,
  publishedResponse,
} from '../../../shared/desk/content.ts';
import { picture } from '../../../shared/desk/pictures.ts';
import { picturePathFrom } from '../../../shared/pictures.ts';
import { databaseKinds } from '../../support/databases/databases.ts';
import { expectServerErrors } from '../../support/site/server-errors.ts';
import { WebPage } from '../../support/site/web-page.ts';
import {
  contentRequests,
  expectResponse,
  home,
  packages,
  patience,
  town,
  useContentDesk,
} from './content-desk.ts';

expectServerErrors(/has mistakes/);

describe.each(databaseKinds)('a publication at the desk, on %s', (kind) => {
  const desk = useContentDesk(kind);
  const { fileOf, save, discard, draft, draftText, publish, publishAndGetNumber, undo } = desk;
  const textOf = async (path: string) => (await fileOf(path)).text;

  it('is shown to visitors, listed in the history, and can be undone', async () => {
    const htmlBefore = await desk.site.text('/offers');
    const texts = [await textOf(packages), await textOf(home)];
    const price = await draft(packages, '/0/price', 950);
    const lead = await draft(home, '/hero/lead', 'Hearts, <b>calmly</b>.');
    expect(await desk.site.text('/offers')).toBe(htmlBefore);
    const number = await publishAndGetNumber(price, lead);
    expect(await desk.site.text('/offers')).toContain('950');
    expect(await desk.site.text('/')).toContain('Hearts, &lt;b&gt;calmly&lt;/b&gt;.');
    expect(await fileOf(packages)).toMatchObject({ draft: null, mistakes: [] });
    const path = `/content/publications/${number}`;
    const { files } = await expectResponse(publicationResponse, desk.doctor.get(path));
    expect(files.map(({ previousText }) => previousText)).toEqual(texts);

    const undoing = await expectResponse(publishedResponse, undo(number));
    expect(await desk.site.text('/offers')).toBe(htmlBefore);
    const rows = await desk.site.services.database
      .selectFrom('content_published')
      .select('path')
      .execute();
    expect(rows, 'no row for a text that the folder has too').toEqual([]);
    const list = await expectResponse(
      publicationsResponse,
      desk.doctor.get('/content/publications'),
    );
    const paths = [packages, home];
    expect(list.publications).toMatchObject([
      { number: undoing.number, undoes: number, paths, by: 'Arun Deshmukh' },
      { number, undoes: null, paths },
    ]);
    const { entries } = await expectResponse(accessLogResponse, desk.doctor.get('/access-log'));
    for (const [action, subject] of [
      ['site-undone', home],
      ['site-published', packages],
    ]) {
      const entry = { action, subject, person: 'Arun Deshmukh' };
      expect(entries).toContainEqual(expect.objectContaining(entry));
    }
  });

  it('is possible for two people at once with different files', async () => {
    const [price, lead] = [
      await draft(packages, '/0/price', 960),
      await draft(home, '/hero/lead', 'Two.'),
    ];
    const numbers = await Promise.all([publishAndGetNumber(price), publishAndGetNumber(lead)]);
    expect(Math.abs(Number(numbers[0]) - Number(numbers[1]))).toBe(1);
    expect(await desk.site.text('/offers')).toContain('960');
    expect(await desk.site.text('/')).toContain('Two.');
    for (const number of numbers) await expectResponse(publishedResponse, undo(number));
  });

  desk.itOnce(
    'can be undone only after a later one of the same file, which the refusal names',
    async () => {
      const original = await fileOf(home);
      const firstNumber = await publishAndGetNumber(await draft(home, '/hero/lead', 'One.'));
      const secondNumber = await publishAndGetNumber(await draft(home, '/hero/lead', 'Two.'));
      const refusal = await expectResponse(contentConflict, undo(firstNumber), 409);
      expect(refusal.problem).toBe('conflict');
      expect(refusal.message).toContain(String(secondNumber));
      const conflict = await expectResponse(
        contentConflict,
        save(home, original.text, original.version),
        409,
      );
      expect(conflict.file).toMatchObject({ path: home, by: 'Arun Deshmukh' });
      await expectResponse(publishedResponse, undo(secondNumber));
      expect(await desk.site.text('/')).toContain('One.');
      await expectResponse(publishedResponse, undo(firstNumber));
    },
  );

  desk.itOnce(
    'is refused as a whole if one of its files has a mistake, and the refusal names the field',
    async () => {
      const htmlBefore = await desk.site.text('/locations/mandya');
      const invalidDraft = await draft(town, '/region', 'Karnataka');
      const validDraft = await draft(packages, '/0/price', 970);
      const refusal = await expectResponse(contentConflict, publish(validDraft, invalidDraft), 422);
      expect(refusal.mistakes).toEqual([
        { path: town, pointer: '/region', message: 'use a code such as IN-MP' },
      ]);
      expect(await desk.site.text('/locations/mandya')).toBe(htmlBefore);
      expect((await fileOf(town)).mistakes).toEqual(refusal.mistakes);
      expect((await fileOf(packages)).draft).toMatchObject({ by: 'Arun Deshmukh' });
      for (const draft of [invalidDraft, validDraft]) await discard(draft);
      expect((await fileOf(town)).draft).toBeNull();
    },
  );

  desk.itOnce('is refused if it causes a mistake in another file', async () => {
    const removal = await draftText('en/articles/salt-and-your-heart.md', null);
    const { mistakes } = await expectResponse(contentConflict, publish(removal), 422);
    expect(mistakes?.map(({ path }) => path)).toContain(home);
    await discard(removal);
  });

  desk.itOnce('can add a town; undoing it removes the town, and can itself be undone', async () => {
    const path = 'en/towns/srirangapatna.yaml';
    const text = (await readFile(join(desk.clinic, town), 'utf8'))
      .replaceAll('Mandya', 'Srirangapatna')
      .replace(/^order: .*$/m, 'order: 9');
    const number = await publishAndGetNumber(await draftText(path, text));
    expect(await desk.site.text('/locations/srirangapatna')).toContain('Srirangapatna');
    const undoing = await expectResponse(publishedResponse, undo(number));
    expect((await desk.site.get('/locations/srirangapatna')).status).toBe(404);
    expect(existsSync(join(desk.clinic, path))).toBe(false);
    expect(await fileOf(path)).toMatchObject({ text: null, published: null, draft: null });
    const secondUndoing = await expectResponse(publishedResponse, undo(undoing.number));
    expect(await desk.site.text('/locations/srirangapatna')).toContain('Srirangapatna');
    await expectResponse(publishedResponse, undo(secondUndoing.number));
  });

  desk.itOnce('that renames an article restores its former name when it is undone', async () => {
    const [oldPath, path] = ['salt-once', 'less-salt'].map((name) => `en/articles/${name}.md`) as [
      string,
      string,
    ];
    const text = '---\ntitle: Less salt\ndate: 2026-01-15\n---\n\nEat less salt.\n';
    const firstNumber = await publishAndGetNumber(await draftText(oldPath, text));
    const renamedText = text.replace('date', 'aliases: [salt-once]\ndate');
    const renamingNumber = await publishAndGetNumber(
      await draftText(oldPath, null),
      await draftText(path, renamedText),
    );
    await expectResponse(publishedResponse, undo(renamingNumber));
    expect(await fileOf(oldPath)).toMatchObject({ text, draft: null });
    expect(await fileOf(path)).toMatchObject({ text: null, draft: null });
    await expectResponse(publishedResponse, undo(firstNumber));
  });

  desk.itOnce(
    'with a picture leaves the picture in place for open pages after it is undone',
    async () => {
      const [r, g, b] = randomBytes(3);
      const background = { r: r ?? 0, g: g ?? 0, b: b ?? 0 };
      const photo = sharp({ create: { width: 90, height: 60, channels: 3, background } });
      const upload = await desk.doctor.upload(
        '/pictures',
        await photo.png().toBuffer(),
        'image/png',
      );
      const path = 'en/articles/with-a-picture.md';
      const address = picturePathFrom(path, picture.parse(upload.body).src);
      const front = '---\ntitle: With a picture\ndate: 2026-01-15\n---\n';
      const number = await publishAndGetNumber(
        await draftText(path, `${front}\n![An ECG](${address})\n`),
      );
      const page = new WebPage('/', await desk.site.text('/blog/with-a-picture'));
      const src = page.one('img[alt="An ECG"]').attribs['src'] ?? '';
      await expectResponse(publishedResponse, undo(number));
      const { headers } = await desk.site.get(src);
      expect(headers.get('content-type')).toBe('image/webp');
    },
  );

  desk.itOnce('by reception contains notices and days together, and needs no drafts', async () => {
    const reception = contentRequests(() => desk.reception);
    const notice = { id: 'n1', from: '2026-01-01T00:00', until: '2099-01-01T00:00' };
    const notices = [{ ...notice, text: { en: 'The lift is being mended.' } }];
    const publication = reception.publishNow(
      ['notices.yaml', '', notices],
      ['days.yaml', '/-', { day: '2099-03-01' }],
    );
    const { number } = await expectResponse(publishedResponse, publication);
    expect(await desk.site.text('/')).toContain('The lift is being mended.');
    const { facts } = desk.site.services.config.clinic;
    expect(facts.days).toContainEqual(expect.objectContaining({ from: '2099-03-01' }));
    await expectResponse(publishedResponse, reception.undo(number));
    expect(await desk.site.text('/')).not.toContain('The lift is being mended.');
  });

  desk.itOnce('is accepted while another file of the folder has a mistake', async () => {
    const path = join(desk.clinic, town);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('IN-KA', 'Karnataka'));
    await expect.poll(() => desk.site.log.join(), patience).toContain('has mistakes');
    const number = await publishAndGetNumber(await draft(home, '/hero/lead', 'All the same.'));
    expect(await desk.site.text('/')).toContain('All the same.');
    expect(await desk.site.text('/locations/mandya')).toContain('Mandya');
    await writeFile(path, text);
    await expectResponse(publishedResponse, undo(number));
  });
});
