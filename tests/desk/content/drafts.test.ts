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
import { addPerson } from '../desk-browser.ts';
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
    textWithChange,
    draft,
    draftText,
    publish,
    publishAndGetNumber,
    undo,
  } = desk;

  it('is not overwritten if somebody else has saved it in the meantime; the response has that text and its author', async () => {
    const colleague = (await addPerson(desk.site, 'doctor', 'Sunil Rao')).browser;
    const original = await fileOf(home);
    const theirDraft = await contentRequests(() => colleague).draft(home, '/hero/lead', 'Theirs.');
    const text = await textWithChange(home, '/heading', 'Mine');
    const { file } = await expectResponse(contentConflict, save(home, text, original.version), 409);
    expect(file).toMatchObject({ ...theirDraft, by: 'Sunil Rao' });
    expect(file?.text).toContain('Theirs.');
    expect((await publish({ path: home, version: original.version })).status).toBe(409);
    expect((await discard({ path: home, version: original.version })).status).toBe(409);
    expect(await fileOf(home)).toMatchObject({ version: theirDraft.version });
    await expectResponse(savedFile, save(home, text, theirDraft.version));
    // Sent again, because the first response was lost.
    const saved = await expectResponse(savedFile, save(home, text, theirDraft.version));
    expect(saved.draft).toMatchObject({ by: 'Arun Deshmukh' });
    await expectResponse(savedFile, discard(saved));
    expect((await fileOf(home)).draft).toBeNull();
  });

  desk.itOnce('is discarded if it is saved with the published text', async () => {
    const original = await fileOf(packages);
    const { version } = await draft(packages, '/0/price', 950);
    const saved = await expectResponse(savedFile, save(packages, original.text, version));
    expect(saved).toMatchObject({ draft: null, version: original.version });
  });

  desk.itOnce(
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

      const folderDraft = await draftText(home, file.folderText ?? null);
      expect(await isChanged()).toBe(false);
      await discard(folderDraft);
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

  desk.itOnce('does not hide a later change in the folder', async () => {
    const path = join(desk.clinic, packages);
    const text = await readFile(path, 'utf8');
    const lateDraft = await draft(packages, '/0/price', 980);
    await writeFile(path, text.replace('price: 2800', 'price: 2900'));
    await expect.poll(async () => (await fileOf(packages)).folderText, patience).toContain('2900');
    await publishAndGetNumber(lateDraft);
    expect((await fileOf(packages)).folderText).toContain('2900');
    await writeFile(path, text);
    await expect.poll(() => fileOf(packages), patience).not.toHaveProperty('folderText');
  });

  desk.itOnce(
    'is refused with a reason if it is too long, or has characters that no database stores',
    async () => {
      const { version, text } = await fileOf(home);
      for (const badText of ['\0', '\ud800']) {
        const refusal = await expectResponse(
          contentConflict,
          save(home, `${text}# ${badText}`, version),
          422,
        );
        expect(refusal.message).toMatch(/character/);
      }
      for (const badText of ['a'.repeat(maxFileLength + 1), 'a: b\n'.repeat(10_000)]) {
        const refusal = await expectResponse(contentConflict, save(home, badText, version), 422);
        expect(refusal.message).toMatch(/too long/);
      }
      expect((await fileOf(home)).draft).toBeNull();
    },
  );
});
