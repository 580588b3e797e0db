import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordChange } from '../../server/content/published-texts.ts';
import { expectServerErrors } from '../support/site/server-errors.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { temporaryFolder } from '../support/temporary.ts';

expectServerErrors(/has mistakes|pages stay as they are/);

const fixture = join(import.meta.dirname, '../fixtures/other-clinic');
const sampleEmergencyFile = join(import.meta.dirname, '../../clinic/emergency.yaml');
const timings = { contentInterval: 200 };

let clinic: string;
let site: InProcessSite | undefined;
beforeEach(async () => {
  clinic = join(temporaryFolder(), 'clinic');
  await cp(fixture, clinic, { recursive: true, preserveTimestamps: true });
});
afterEach(() => site?.close());

/** Starts a server on the folder. */
async function start(): Promise<InProcessSite> {
  site = await startInProcess({ CLINIC_DIR: clinic, LOG_LEVEL: 'info' }, timings, { pages: true });
  return site;
}

async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(clinic, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

const home = () => site?.text('/');
const regionMistake = ['en/towns/mandya.yaml', 'region: IN-KA', 'region: Karnataka'] as const;
const reportedMistake = 'en/towns/mandya.yaml: region: use a code such as IN-MP';

describe('a change of the clinic’s folder', () => {
  it('is applied by the running server to pages, generated files and emergency words', {
    tags: ['stress'],
  }, async () => {
    const server = await start();
    expect(await home()).toContain('Hearts, unhurried');
    await change('en/pages/home.yaml', 'Hearts, unhurried', 'Hearts, in no hurry');
    await expect.poll(home).toContain('Hearts, in no hurry');
    const worker = await server.text('/service-worker.js');
    await change('contact.yaml', '+918215550147', '+918215550148');
    await expect.poll(() => site?.text('/contact')).toContain('tel:+918215550148');
    expect(await site?.text('/clinic.vcf')).toContain('+918215550148');
    // The new number makes browsers install the worker again, which caches the offline page.
    await expect.poll(() => server.text('/service-worker.js')).not.toBe(worker);
    const isUrgent = () => server.services.config.clinic.isUrgent('A saltquake');
    expect(isUrgent()).toBe(false);
    // Without a file of its own, the clinic has the sample's emergency words.
    await cp(sampleEmergencyFile, join(clinic, 'emergency.yaml'));
    await change('emergency.yaml', '    - sweating\n', '    - sweating, saltquake\n');
    await expect.poll(isUrgent).toBe(true);
  });

  it('leaves all pages as they were if it has a mistake, which the log names; once the mistake is corrected, all changes are shown', async () => {
    const { log } = await start();
    await change(...regionMistake);
    await change('en/pages/home.yaml', 'Hearts, unhurried', 'Hearts, calmly');
    await expect.poll(() => log.join('\n')).toContain(reportedMistake);
    expect(await home()).toContain('Hearts, unhurried');
    await change(regionMistake[0], regionMistake[2], regionMistake[1]);
    await expect.poll(home).toContain('Hearts, calmly');
  });

  it('that staff have published is shown once its pictures can be read', {
    tags: ['stress'],
  }, async () => {
    const { log, services } = await start();
    const { database, publishedTexts } = services;
    await sql`alter table picture_files rename to out_of_reach`.execute(database);
    const path = 'en/pages/home.yaml';
    const textBefore = await readFile(join(clinic, path), 'utf8');
    const picture = `# images/desk/${'0'.repeat(32)}-480x600.jpg`;
    const text = `${textBefore.replace('Hearts, unhurried', 'Hearts, in the end')}\n${picture}\n`;
    await database
      .insertInto('content_published')
      .values({ path, text, base: 'none', number: 1 })
      .execute();
    await recordChange(database, 'site');
    await publishedTexts.check();
    await expect.poll(() => log.join('\n')).toContain('new pages could not be made');
    expect(log.join('\n')).not.toContain('has mistakes');
    await sql`alter table out_of_reach rename to picture_files`.execute(database);
    await expect.poll(home).toContain('Hearts, in the end');
  });

  it('leaves the pages as they were if it needs a restart, which the log reports', {
    tags: ['stress'],
  }, async () => {
    const { log } = await start();
    await change('clinic.yaml', 'timeZone: Asia/Kolkata', 'timeZone: Asia/Colombo');
    const reason = 'clinic.yaml: timeZone: restart the server to apply this change';
    await expect.poll(() => log.join('\n')).toContain(reason);
    expect(await home()).toContain('Hearts, unhurried');
  });
});
