import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { siteAnswer, siteFieldsAnswer, siteRefusal } from '../../../../shared/desk/site/site.ts';
import { someone } from '../../desk-browser.ts';
import { home, packages, patience, type SiteDesk } from './site-desk.ts';

/** Changes whose place in the folder has changed beneath them, or is gone. */
export function folderTests(desk: SiteDesk): void {
  const { answer, fileOf, discard, draft, publish, published } = desk;

  desk.once(
    'shows both values if the folder has changed since, and asks which one to keep',
    async () => {
      await published(await draft(home, '/hero/lead', 'Ours.'));
      const late = await draft(packages, '/full-look/price', 2_700);
      const path = join(desk.clinic, home);
      const text = await readFile(path, 'utf8');
      const lead = (await fileOf(home)).changes[0]?.inFolder;
      await writeFile(path, text.replace(/^ {2}lead: .*$/m, '  lead: Theirs.'));
      const prices = await readFile(join(desk.clinic, packages), 'utf8');
      await writeFile(join(desk.clinic, packages), prices.replace('price: 2800', 'price: 2900'));

      const overtaken = { value: 'Ours.', inFolder: 'Theirs.', isOvertaken: true };
      expect((await fileOf(home)).changes).toMatchObject([overtaken]);
      const refusal = await answer(siteRefusal, publish(late), 409);
      expect(refusal.overtaken).toMatchObject([{ yours: 2_700, now: 2_900 }]);
      const { files } = await answer(siteAnswer, desk.doctor.get('/site'));
      expect(files.filter((each) => each.overtaken > 0).map(({ file }) => file)).toEqual([
        packages,
        home,
      ]);

      await desk.doctor.post('/site/kept', { file: home, field: '/hero/lead' });
      expect((await fileOf(home)).changes).toMatchObject([{ ...overtaken, isOvertaken: false }]);
      await discard(late);
      await published(await draft(home, '/hero/lead', 'Theirs.'));
      expect((await fileOf(home)).changes).toEqual([]);
      await writeFile(path, text);
      await writeFile(join(desk.clinic, packages), prices);
      const shown = expect.poll(() => desk.site.text('/'), patience);
      await shown.toContain(String(lead).slice(0, 20));
    },
  );

  desk.once(
    'leaves out changes to fields that a new release no longer has, and says so at the desk',
    { tags: ['stress'] },
    async () => {
      const { database } = desk.site.services;
      const row = { file: home, base: null, number: 1 };
      await database
        .insertInto('site_edits')
        .values([
          { ...row, field: '/hero/lead', value: '"Still here."' },
          { ...row, field: '/hero/eyebrow', value: '[]' },
          { ...row, field: '/gone/text', value: '"Kept words."' },
        ])
        .execute();
      const later = await desk.startServer();
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
    },
  );
}
