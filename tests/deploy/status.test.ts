import { expect, it } from 'vitest';
import { recordOutcome } from '../../server/backup/index.ts';
import { runCommand } from '../support/run-command.ts';
import { startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { freshSqlite } from '../support/temporary.ts';

it('the status names each service that cannot be reached, with its host and port', async () => {
  const DATABASE_URL = freshSqlite();
  const site = await startInProcess({ DATABASE_URL });
  await post(site.url, anEnquiry());
  const inventory = { rows: { enquiries: 1 }, migrations: [], newestEnquiry: null };
  await recordOutcome(site.services.database, { inventory });
  const { hostname: HOST, port: PORT } = new URL(site.url);
  const environment = { DATABASE_URL, HOST, PORT, SITE_URL: site.url };
  const status = (variables: Record<string, string>) =>
    runCommand('server/commands/status.ts', [], { ...environment, ...variables });

  // Nothing listens on port 1.
  const form = { FORM_URL: 'http://127.0.0.1:1', FORM_ACCESS_KEY: 'key', FORM_TO: 'a@b.example' };
  const { code, output } = await status({ ...form, SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(code).toBe(1);
  expect(output).toMatch(/^ {2}server +ready at /m);
  expect(output).toMatch(/^ {2}backup +test-restored .*, enquiries: 1/m);
  expect(output).toMatch(/^! mail +127\.0\.0\.1:1 .*ECONNREFUSED/m);
  expect(output).toMatch(/^! form service +127\.0\.0\.1:1 .*ECONNREFUSED/m);

  const success = await status({ ...form, FORM_URL: site.url });
  expect([success.code, success.output]).toEqual([0, expect.not.stringMatching(/^!/m)]);
  await site.close();
});
