import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { SiteServer } from '../../support/site/site-server.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');

/** A clinic's folder that a server has read once without mistakes, new for each test. */
export interface FolderAtStart {
  readonly clinic: string;
  /** Starts a server on the folder: it serves the last content, and its log has this line. */
  expectLastContent(line: string): Promise<void>;
}

/** Provides each test of a file with a folder to make mistakes in. */
export function folderAtStart(): FolderAtStart {
  const keptOfFixture = temporaryFolder();
  let clinic = '';
  let kept = '';
  let site: SiteServer | undefined;
  beforeAll(async () => {
    const server = await SiteServer.start({ CLINIC_DIR: fixture }, { kept: keptOfFixture });
    await server.stop();
  });
  beforeEach(async () => {
    clinic = join(temporaryFolder(), 'clinic');
    kept = temporaryFolder();
    await cp(fixture, clinic, { recursive: true, preserveTimestamps: true });
    await cp(keptOfFixture, kept, { recursive: true, preserveTimestamps: true });
  });
  afterEach(() => site?.stop());
  return {
    get clinic() {
      return clinic;
    },
    async expectLastContent(line) {
      site = await SiteServer.start({ CLINIC_DIR: clinic, LOG_LEVEL: 'info' }, { kept });
      expect(await site.text('/')).toContain('Hearts, unhurried');
      const log = site.log.join('\n');
      expect(log).toContain('its last valid content is served');
      expect(log).toContain(line);
      await site.stop();
    },
  };
}
