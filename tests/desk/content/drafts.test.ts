import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  contentConflict,
  contentResponse,
  maxFileLength,
  savedFile,
} from '../../../shared/desk/content.ts';
import { databaseKinds } from '../../support/databases/databases.ts';
import { addSignedIn } from '../desk-browser.ts';
import {
  contentRequests,
  expectResponse,
  home,
  packages,
  patience,
  useContentDesk,
} from './content-desk.ts';

describe.each(databaseKinds)('a draft of the site, on %s', (kind) => {
  const desk = useContentDesk(kind);
  const {
    fileOf,
    save,
    discard,
    changedText,
    draft,
    draftText,
    publish,
    publishAndGetNumber,
    undo,
  } = desk;

  it('is not overwritten if somebody else has saved it in the meantime; the response has that text and its author', async () => {
    const colleague = (await addSignedIn(desk.site, 'doctor', 'Sunil Rao')).browser;
    const before = await fileOf(home);
    const theirs = await contentRequests(() => colleague).draft(home, '/hero/lead', 'Theirs.');
    const mine = await changedText(home, '/heading', 'Mine');
    const { file } = await expectResponse(contentConflict, save(home, mine, before.version), 409);
    expect(file).toMatchObject({ ...theirs, by: 'Sunil Rao' });
    expect(file?.text).toContain('Theirs.');
    expect((await publish({ path: home, version: before.version })).status).toBe(409);
    expect((await discard({ path: home, version: before.version })).status).toBe(409);
    expect(await fileOf(home)).toMatchObject({ version: theirs.version });
    await expectResponse(savedFile, save(home, mine, theirs.version));
    // Sent again, because the first response was lost.
    const saved = await expectResponse(savedFile, save(home, mine, theirs.version));
    expect(saved.draft).toMatchObject({ by: 'Arun Deshmukh' });
    await expectResponse(savedFile, discard(saved));
    expect((await fileOf(home)).draft).toBeNull();
  });

  desk.once('is discarded if it is saved with the published text', async () => {
    const before = await fileOf(packages);
    const { version } = await draft(packages, '/0/price', 950);
    const saved = await expectResponse(savedFile, save(packages, before.text, version));
    expect(saved).toMatchObject({ draft: null, version: before.version });
  });

  desk.once(
    'asks which text to keep if its file has changed in the folder in the meantime',
    async () => {
      const path = join(desk.clinic, home);
      const text = await readFile(path, 'utf8');
      const number = await publishAndGetNumber(await draft(home, '/hero/lead', 'Ours.'));
      await writeFile(path, text.replace(/^ {2}lead: .*$/m, '  lead: Theirs.'));
      const isChanged = async () => {
        const { files } = await expectResponse(contentResponse, desk.doctor.get('/content'));
        return files.find((file) => file.path === home)?.isFolderChanged;
      };
      await expect.poll(isChanged, patience).toBe(true);
      const file = await fileOf(home);
      expect(file.text).toContain('Ours.');
      expect(file.folderText).toContain('Theirs.');
      expect(await desk.site.text('/')).toContain('Ours.');

      const taken = await draftText(home, file.folderText ?? null);
      expect(await isChanged()).toBe(false);
      await discard(taken);
      expect(await isChanged()).toBe(true);
      expect((await desk.doctor.post('/content/kept', { path: home })).status).toBe(204);
      expect(await isChanged()).toBe(false);
      await publishAndGetNumber(await draftText(home, file.folderText ?? null));
      expect(await desk.site.text('/')).toContain('Theirs.');
      expect(await fileOf(home)).not.toHaveProperty('folderText');
      expect((await undo(number)).status).toBe(409);
      await writeFile(path, text);
    },
  );

  desk.once('does not hide a later change in the folder', async () => {
    const path = join(desk.clinic, packages);
    const text = await readFile(path, 'utf8');
    const late = await draft(packages, '/0/price', 980);
    await writeFile(path, text.replace('price: 2800', 'price: 2900'));
    await expect.poll(async () => (await fileOf(packages)).folderText, patience).toContain('2900');
    await publishAndGetNumber(late);
    expect((await fileOf(packages)).folderText).toContain('2900');
    await writeFile(path, text);
    await expect.poll(() => fileOf(packages), patience).not.toHaveProperty('folderText');
  });

  desk.once(
    'is refused with a reason if it is too long, or has characters that no database stores',
    async () => {
      const { version, text } = await fileOf(home);
      for (const bad of ['\0', '\ud800']) {
        const refused = await expectResponse(
          contentConflict,
          save(home, `${text}# ${bad}`, version),
          422,
        );
        expect(refused.message).toMatch(/character/);
      }
      for (const bad of ['a'.repeat(maxFileLength + 1), 'a: b\n'.repeat(10_000)]) {
        const refused = await expectResponse(contentConflict, save(home, bad, version), 422);
        expect(refused.message).toMatch(/too long/);
      }
      expect((await fileOf(home)).draft).toBeNull();
    },
  );
});
