import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { publishedAnswer } from '../../../../shared/desk/site/publications.ts';
import { siteFieldsAnswer, siteFileAnswer } from '../../../../shared/desk/site/site.ts';
import { type DatabaseKind, useDatabases } from '../../../support/databases/databases.ts';
import { type InProcessSite, startInProcess } from '../../../support/site/site-in-process.ts';
import { temporaryFolder } from '../../../support/temporary.ts';
import { type DeskBrowser, someone } from '../../desk-browser.ts';

export const home = 'en/pages/home.yaml';
export const packages = 'en/packages.yaml';
export const town = 'en/towns/mandya.yaml';

/** For changes that a server picks up a moment later, from its folder or from another server. */
export const patience = { timeout: 600_000 };

const fixture = join(import.meta.dirname, '../../../fixtures/other-clinic');
const timings = { contentInterval: 50, changesInterval: 50 };

export type SiteDesk = ReturnType<typeof useSiteDesk>;

/**
 * Gives the tests of a `describe` block one site whose clinic’s folder is theirs to change, with a doctor
 * and reception at its desk.
 */
export function useSiteDesk(kind: DatabaseKind) {
  const databases = useDatabases(kind);
  const used = {} as {
    site: InProcessSite;
    environment: Record<string, string>;
    clinic: string;
    doctor: DeskBrowser;
    reception: DeskBrowser;
  };
  const startServer = (clinic = used.clinic) =>
    startInProcess({ ...used.environment, CLINIC_DIR: clinic }, timings, { pages: true });

  beforeAll(async () => {
    used.clinic = join(temporaryFolder(), 'clinic');
    await cp(fixture, used.clinic, { recursive: true });
    used.environment = {
      CLINIC_DIR: used.clinic,
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
    };
    used.site = await startServer();
    used.doctor = (await someone(used.site, 'doctor', 'Arun Deshmukh')).browser;
    used.reception = (await someone(used.site, 'reception')).browser;
  });
  afterAll(() => used.site.close());

  return Object.assign(used, {
    kind,
    /** For what does not depend on the kind of database. */
    once: it.runIf(kind === 'SQLite'),
    /** Another server of the same database; its folder is the same unless another is given. */
    startServer,
    /** The requests of someone else. */
    requestsOf: (browser: DeskBrowser) => siteRequests(() => browser),
    ...siteRequests(() => used.doctor),
  });
}

/** The doctor's requests to the desk. */
function siteRequests(doctor: () => DeskBrowser) {
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
    const page = await answer(siteFieldsAnswer, doctor().get(`/site/fields?file=${name}`));
    const [found] = page.languages;
    if (!found) throw new Error(`there is no ${file}`);
    return found;
  }

  const save = (file: string, field: string, value?: unknown, version: number | null = null) =>
    doctor().request('PUT', '/site/drafts', { file, field, value, version });

  const discard = (seen: object) => doctor().request('DELETE', '/site/drafts', seen);

  /** Saves a draft and returns what publishes it. */
  async function draft(file: string, field: string, value?: unknown) {
    const { drafts } = await answer(siteFileAnswer, save(file, field, value));
    const saved = drafts.find((each) => each.field === field);
    return { file, field, version: saved?.version ?? 0 };
  }

  const publish = (...drafts: object[]) => doctor().post('/site/publications', { drafts });

  async function published(...drafts: object[]): Promise<number> {
    return (await answer(publishedAnswer, publish(...drafts))).number;
  }

  const undo = (number: number) => doctor().post(`/site/publications/${number}/undo`);

  return { answer, fileOf, save, discard, draft, publish, published, undo };
}
