import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FileInLanguage, SavedFile } from '../../../../shared/desk/content.ts';
import { DeskError } from '../../api/request.ts';
import { OpenFile } from './open-file.ts';
import { UnsavedTexts } from './unsaved.ts';

const path = 'en/pages/home.yaml';
const file: FileInLanguage = {
  path,
  language: 'en',
  text: 'title: Home\nlead: Call us.\n',
  version: '1',
  draft: null,
  published: null,
  outdated: [],
  mistakes: [],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A file that is open in an editor, and a server whose responses the test triggers. */
function openEditor(storage = createStorage(), mistakes: FileInLanguage['mistakes'] = []) {
  const requests: {
    text: string | null;
    version: string;
    respond: (outcome: string | Error) => Promise<void>;
  }[] = [];
  const unsavedTexts = new UnsavedTexts('person', storage);
  const openFile = new OpenFile({
    file: { ...file, mistakes },
    unsavedTexts,
    save: (_, text, version) =>
      new Promise<SavedFile>((resolve, reject) => {
        const respond = async (outcome: string | Error) => {
          if (outcome instanceof Error) reject(outcome);
          else resolve({ ...file, text, version: outcome });
          await vi.advanceTimersByTimeAsync(0);
        };
        requests.push({ text, version, respond });
      }),
    onSaved: () => {},
    onChange: () => {},
  });
  return { openFile, unsavedTexts, requests };
}

function createStorage(): Storage {
  const items: Record<string, string> = {};
  return Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(items, { [key]: text }) },
    removeItem: { value: (key: string) => void delete items[key] },
  }) as unknown as Storage;
}

/** The server's response if somebody else has saved the file first. */
function conflictWith(text: string, version: string): DeskError {
  const currentFile = { path, text, version, by: 'Sana Khan' };
  return new DeskError('conflict', 'Somebody else has saved this file.', { file: currentFile });
}

const unreachable = () => new DeskError('unreachable', '');

it('an open file hides a mistake once its field is changed, and after saving shows what the server reports', async () => {
  const leadMistake = { path, pointer: '/lead', message: 'is too short' };
  const titleMistake = { path, pointer: '/title', message: 'is missing' };
  const { openFile, requests } = openEditor(createStorage(), [leadMistake, titleMistake]);
  openFile.change('/lead', 'Call us today.');
  expect(openFile.state().file.mistakes).toEqual([titleMistake]);
  await vi.advanceTimersByTimeAsync(2_000);
  await requests[0]?.respond('2');
  expect(openFile.state().file.mistakes).toEqual([]);
});

it('an open file saves two seconds after the last keystroke, one request after another', async () => {
  const { openFile, requests } = openEditor();
  openFile.change('/lead', 'Ring');
  await vi.advanceTimersByTimeAsync(1_500);
  openFile.change('/lead', 'Ring us.');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(requests).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(500);
  openFile.change('/title', 'Start');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toMatchObject([{ text: 'title: Home\nlead: Ring us.\n', version: '1' }]);
  await requests[0]?.respond('2');
  expect(openFile.state().saving.kind).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(requests[1]).toMatchObject({ text: 'title: Start\nlead: Ring us.\n', version: '2' });
  await requests[1]?.respond('3');
  expect(openFile.isUnsaved).toBe(false);
});

it('an open file saves nothing while an input method composes a character', async () => {
  const { openFile, requests } = openEditor();
  openFile.hold();
  openFile.change('/lead', 'न');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toHaveLength(0);
  openFile.release();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(requests).toHaveLength(1);
});

it('an open file merges what somebody else has changed in other fields, and sends both changes', async () => {
  const { openFile, requests } = openEditor();
  openFile.change('/lead', 'Ring us.');
  const isSaved = openFile.flush();
  await requests[0]?.respond(conflictWith('title: Start\nlead: Call us.\n', '2'));
  expect(requests[1]).toMatchObject({ text: 'title: Start\nlead: Ring us.\n', version: '2' });
  await requests[1]?.respond('3');
  expect(await isSaved).toBe(true);
});

it('an open file sends nothing once two people have changed the same field, until a version is chosen', async () => {
  const { openFile, requests } = openEditor();
  openFile.change('/lead', 'Ring us.');
  const isSaved = openFile.flush();
  await requests[0]?.respond(conflictWith('title: Start\nlead: Write to us.\n', '2'));
  expect(await isSaved).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
  const { conflicts, by } = openFile.state();
  expect(by).toBe('Sana Khan');
  expect(conflicts).toEqual([{ pointer: '/lead', mine: 'Ring us.', theirs: 'Write to us.' }]);
  for (const conflict of conflicts) openFile.choose(conflict, 'theirs');
  expect(requests[1]).toMatchObject({ text: 'title: Start\nlead: Write to us.\n', version: '2' });
});

it('an open file shows an unresolved conflict again after a reload', async () => {
  const storage = createStorage();
  const theirs = 'title: Start\nlead: Write to us.\n';
  const first = openEditor(storage);
  first.openFile.change('/lead', 'Ring us.');
  void first.openFile.flush();
  await first.requests[0]?.respond(conflictWith(theirs, '2'));
  first.openFile.stop();

  const second = openEditor(storage);
  second.openFile.refresh({ ...file, text: theirs, version: '2' });
  second.openFile.resume();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(second.requests).toEqual([]);
  const { conflicts } = second.openFile.state();
  expect(conflicts).toEqual([{ pointer: '/lead', mine: 'Ring us.', theirs: 'Write to us.' }]);
});

it('an open file retries after a network failure, and recognises its own text if only the response was lost', async () => {
  const { openFile, requests } = openEditor();
  openFile.change('/lead', 'Ring us.');
  await vi.advanceTimersByTimeAsync(2_000);
  await requests[0]?.respond(unreachable());
  expect(openFile.state().saving).toMatchObject({ kind: 'failed', isRetried: true, isKept: true });
  openFile.change('/lead', 'Ring us now.');
  await vi.advanceTimersByTimeAsync(2_000);
  await requests[1]?.respond(conflictWith('title: Home\nlead: Ring us.\n', '2'));
  expect(openFile.state().conflicts).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(requests[2]).toMatchObject({ text: 'title: Home\nlead: Ring us now.\n', version: '2' });
});

it('an open file keeps unsaved changes until they are saved, even if the session ends', async () => {
  const storage = createStorage();
  const first = openEditor(storage);
  first.openFile.change('/lead', 'Ring us.');
  await vi.advanceTimersByTimeAsync(2_000);
  await first.requests[0]?.respond(new DeskError('signed-out', 'Sign in.'));
  expect(first.openFile.state().saving).toMatchObject({ kind: 'failed', isRetried: false });
  first.openFile.stop();

  const second = openEditor(storage);
  expect(second.openFile.state().value).toEqual({ title: 'Home', lead: 'Ring us.' });
  // Somebody else has changed another field in the meantime.
  second.openFile.refresh({ ...file, text: 'title: Start\nlead: Call us.\n', version: '2' });
  second.openFile.resume();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(second.requests[0]).toMatchObject({
    text: 'title: Start\nlead: Ring us.\n',
    version: '2',
  });
  await second.requests[0]?.respond('3');
  expect(second.unsavedTexts.paths).toEqual([]);
});
