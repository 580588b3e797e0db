import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { parseFile } from '../../../shared/content-document.ts';
import {
  contentFileResponse,
  type FileInLanguage,
  publishedResponse,
  savedFile,
} from '../../../shared/desk/content.ts';
import type { Json } from '../../../shared/json.ts';
import { type DatabaseKind, useDatabases } from '../../support/databases/databases.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { addPerson, type DeskBrowser } from '../desk-browser.ts';

export const home = 'en/pages/home.yaml';
export const packages = 'en/packages.yaml';
export const town = 'en/towns/mandya.yaml';

/** For polling until a server has picked up a change of its folder or of another server. */
export const patience = { timeout: 600_000 };

const root = join(import.meta.dirname, '../../..');
const timings = { contentInterval: 200, changesInterval: 200 };

/** A version of a file, to be published. */
interface FileVersion {
  path: string;
  version: string;
}

export type ContentDesk = ReturnType<typeof useContentDesk>;

/**
 * Gives the tests of a `describe` block a site with its own copy of a clinic's folder, and a doctor and a receptionist
 * who are signed in to its desk.
 * @param source the folder to copy
 */
export function useContentDesk(kind: DatabaseKind, source = 'tests/fixtures/other-clinic') {
  const databases = useDatabases(kind);
  const desk = {} as {
    site: InProcessSite;
    environment: Record<string, string>;
    clinic: string;
    doctor: DeskBrowser;
    reception: DeskBrowser;
  };
  const startServer = () => startInProcess(desk.environment, timings, { pages: true });

  beforeAll(async () => {
    desk.clinic = join(temporaryFolder(), 'clinic');
    await cp(join(root, source), desk.clinic, { recursive: true });
    desk.environment = {
      CLINIC_DIR: desk.clinic,
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
    };
    desk.site = await startServer();
    desk.doctor = (await addPerson(desk.site, 'doctor', 'Arun Deshmukh')).browser;
    desk.reception = (await addPerson(desk.site, 'reception')).browser;
  });
  afterAll(() => desk.site.close());

  return Object.assign(desk, {
    kind,
    /** For tests that do not depend on the kind of database. */
    itOnce: it.runIf(kind === 'SQLite'),
    /** Another server on the same database and folder. */
    startServer,
    ...contentRequests(() => desk.doctor),
  });
}

/** Checks the status and the shape of a response, and returns its body. */
export async function expectResponse<Schema extends z.ZodType>(
  schema: Schema,
  response: ReturnType<DeskBrowser['get']>,
  status = 200,
): Promise<z.infer<Schema>> {
  const result = await response;
  expect(result.status, JSON.stringify(result.body)).toBe(status);
  return schema.parse(result.body);
}

/** Requests for content, sent by a browser that is signed in to the desk. */
export function contentRequests(browser: () => DeskBrowser) {
  /** A file as the desk shows it. */
  async function fileOf(path: string): Promise<FileInLanguage> {
    const name = path.replace(/^(en|hi|mr)\//, '');
    const page = await expectResponse(
      contentFileResponse,
      browser().get(`/content/file?file=${name}`),
    );
    const file = page.languages.find((entry) => entry.path === path);
    if (!file) throw new Error(`there is no ${path}`);
    return file;
  }

  const save = (path: string, text: string | null, version: string) =>
    browser().request('PUT', '/content/file', { path, text, version });

  const discard = async ({ path, version }: FileVersion) =>
    save(path, (await fileOf(path)).published, version);

  /** The text of a file with another value of a field. */
  async function textWithChange(path: string, pointer: string, value: Json): Promise<string> {
    const document = parseFile(path, (await fileOf(path)).text);
    if (!document) throw new Error(`${path} cannot be read`);
    document.set(pointer, value);
    return document.toString();
  }

  /** Saves a draft of a file; returns its path and version, with which it can be published. */
  async function draftText(path: string, text: string | null): Promise<FileVersion> {
    const { version } = await fileOf(path);
    const saved = await expectResponse(savedFile, save(path, text, version));
    return { path, version: saved.version };
  }

  /** Saves a draft in which one field of a file has another value; returns its path and version. */
  const draft = async (path: string, pointer: string, value: Json): Promise<FileVersion> =>
    draftText(path, await textWithChange(path, pointer, value));

  const publish = (...files: FileVersion[]) => browser().post('/content/publications', { files });

  const publishAndGetNumber = async (...files: FileVersion[]) =>
    (await expectResponse(publishedResponse, publish(...files))).number;

  const undo = (number: number) => browser().post(`/content/publications/${number}/undo`);

  /** Changes fields of files and publishes them without a draft. */
  async function publishNow(...changes: [path: string, pointer: string, value: Json][]) {
    const files = [];
    for (const [path, pointer, value] of changes) {
      const { version } = await fileOf(path);
      files.push({ path, version, text: await textWithChange(path, pointer, value) });
    }
    return browser().post('/content/publications', { files });
  }

  return {
    fileOf,
    save,
    discard,
    textWithChange,
    draftText,
    draft,
    publish,
    publishAndGetNumber,
    undo,
    publishNow,
  };
}
