import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { accessLogAnswer } from '../../../../shared/desk/access-log.ts';
import {
  publicationAnswer,
  publicationsAnswer,
} from '../../../../shared/desk/site/publications.ts';
import { siteRefusal } from '../../../../shared/desk/site/site.ts';
import { home, packages, patience, type SiteDesk, town } from './site-desk.ts';

/** What is published, what a mistake keeps from being published, and what is undone. */
export function publishingTests(desk: SiteDesk): void {
  const { answer, fileOf, discard, draft, publish, published, undo } = desk;

  desk.once(
    'shows a published change at once, everywhere, and the access log says what it was',
    async () => {
      const before = await desk.site.text('/offers');
      const price = await draft(packages, '/first-look/price', 950);
      const lead = await draft(home, '/hero/lead', 'Hearts, <b>calmly</b>.');
      expect(await desk.site.text('/offers')).toBe(before);
      const number = await published(price, lead);
      expect(await desk.site.text('/offers')).toContain('950');
      expect(await desk.site.text('/')).toContain('Hearts, &lt;b&gt;calmly&lt;/b&gt;.');
      const { entries } = await answer(accessLogAnswer, desk.doctor.get('/access-log'));
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
      expect(await desk.site.text('/offers')).toBe(before);
      expect(await fileOf(packages)).toMatchObject({ changes: [] });

      const { publications } = await answer(
        publicationsAnswer,
        desk.doctor.get('/site/publications'),
      );
      const files = [packages, home];
      expect(publications).toMatchObject([
        { number: number + 1, undoes: number, fields: 2, files, by: 'Arun Deshmukh' },
        { number, undoes: null, fields: 2, files },
      ]);
      const path = `/site/publications/${number}`;
      const { changes } = await answer(publicationAnswer, desk.doctor.get(path));
      const change = { file: packages, field: '/first-look/price', was: 900, value: 950 };
      expect(changes).toContainEqual(change);
      const refused = await answer(siteRefusal, undo(number), 409);
      expect(refused.overtaken).toHaveLength(2);
      expect(refused.message).toContain(`number ${number + 1} has changed the same`);
    },
  );

  desk.once(
    'publishes nothing that has a mistake: it names the file and the field, and the pages stay as they were',
    async () => {
      const before = await desk.site.text('/locations/mandya');
      const wrong = await draft(town, '/region', 'Karnataka');
      const right = await draft(town, '/calledHere', 'The heart doctor');
      const refusal = await answer(siteRefusal, publish(right, wrong), 422);
      expect(refusal.mistakes).toEqual([
        { file: town, field: 'region', message: 'use a code such as IN-MP' },
      ]);
      expect(await desk.site.text('/locations/mandya')).toBe(before);
      const file = await fileOf(town);
      expect(file.mistakes).toEqual(refusal.mistakes);
      expect(file.drafts).toHaveLength(2);
      for (const each of [wrong, right]) await discard(each);
      expect((await fileOf(town)).drafts).toEqual([]);
    },
  );

  desk.once('publishes nothing if the mistake is in another file', async () => {
    const gone = await draft('en/articles/salt-and-your-heart.md', '');
    const refusal = await answer(siteRefusal, publish(gone), 422);
    expect(refusal.mistakes).toContainEqual(expect.objectContaining({ file: home }));
    await discard(gone);
  });

  desk.once(
    'takes the reviews widget of the folder off, puts it back, and adds no other',
    { tags: ['stress'] },
    async () => {
      const clinic = 'clinic.yaml';
      const script = 'https://widget.example/embed.js';
      const number = await published(await draft(clinic, '/reviews/widget'));
      expect(await desk.site.text('/testimonials')).not.toContain(script);
      const other = {
        script: 'https://evil.example/x.js',
        className: 'x',
        origins: ['https://evil.example'],
      };
      for (const value of [other, { ...other, script }]) {
        const added = await draft(clinic, '/reviews/widget', value);
        const { mistakes } = await answer(siteRefusal, publish(added), 422);
        expect(mistakes).toMatchObject([{ file: clinic, field: 'reviews.widget' }]);
        await discard(added);
      }
      expect((await undo(number)).status).toBe(200);
      expect(await desk.site.text('/testimonials')).toContain(script);
      expect(await fileOf(clinic)).toMatchObject({ changes: [] });
    },
  );

  desk.once('adds a town, and takes it away again', { tags: ['stress'] }, async () => {
    const file = 'en/towns/srirangapatna.yaml';
    const text = (await readFile(join(desk.clinic, town), 'utf8')).replaceAll(
      'Mandya',
      'Srirangapatna',
    );
    const made = await draft(file, '', { ...parse(text), order: 9 });
    const heading = await draft(file, '/sectionHeading', 'The hearts there');
    const number = await published(made, heading);
    expect(await desk.site.text('/locations/srirangapatna')).toContain('The hearts there');
    expect((await undo(number)).status).toBe(200);
    expect((await desk.site.get('/locations/srirangapatna')).status).toBe(404);
    expect(existsSync(join(desk.clinic, file))).toBe(false);
    const rows = await desk.site.services.database.selectFrom('site_edits').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it.skipIf(desk.kind === 'SQLite')('shows on every server what was published on one', async () => {
    const other = await desk.startServer();
    const number = await published(await draft(home, '/hero/lead', 'On every server.'));
    await expect.poll(() => other.text('/'), patience).toContain('On every server.');
    await undo(number);
    await expect.poll(() => other.text('/'), patience).not.toContain('On every server.');
    await other.close();
  });
}
