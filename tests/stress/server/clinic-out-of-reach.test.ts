import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyProject } from '../../support/content/project-copy.ts';
import { sampleFolder } from '../../support/content/sample-clinic.ts';
import { FakeFormService } from '../../support/services/form-service.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { temporaryFolder } from '../../support/temporary.ts';

describe('a server under test never calls the form service that is set on this machine', () => {
  let clinic: FakeFormService;
  beforeAll(async () => {
    clinic = await FakeFormService.create();
  });
  afterAll(() => clinic.close());
  beforeEach(() => clinic.reset());

  /** A copy of the project with a `.env` at its root. */
  async function projectWith(settings: Record<string, string>): Promise<string> {
    const folder = await copyProject(temporaryFolder());
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    writeFileSync(join(folder, '.env'), lines.join('\n'));
    return folder;
  }

  it('in the `.env` at the root of the project', async () => {
    const folder = await projectWith(clinic.environment);
    const server = await SiteServer.start(
      { CLINIC_DIR: sampleFolder },
      { project: folder, pages: false },
    );
    expect((await post(server.url, anEnquiry())).status).toBe(200);
    await server.stop();
    expect(clinic.calls).toEqual([]);
  });

  it('in the environment of the shell that starts the tests', async () => {
    const environmentBefore = { ...process.env };
    Object.assign(process.env, clinic.environment);
    const server = await SiteServer.start({}, { pages: false });
    process.env = environmentBefore;
    expect((await post(server.url, anEnquiry())).status).toBe(200);
    await server.stop();
    expect(clinic.calls).toEqual([]);
  });
});
