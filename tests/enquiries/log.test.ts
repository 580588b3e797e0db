import { renameSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FakeFormService } from '../support/services/form-service.ts';
import { FakeMailServer } from '../support/services/mail-server.ts';
import { databaseErrors, expectServerErrors } from '../support/site/server-errors.ts';
import { startInProcess } from '../support/site/site-in-process.ts';
import { SiteServer } from '../support/site/site-server.ts';
import { anEnquiry, post, postForm } from '../support/site/visitor.ts';
import { freshSqlite } from '../support/temporary.ts';

expectServerErrors(databaseErrors);

const person = {
  name: 'Rukmini Deshpande',
  email: 'rukmini@private.example',
  phone: '+91 91234 56789',
  message: 'My chest hurts at night.',
};
const address = '203.0.113.77';
const client = { 'x-forwarded-for': address };

/** Expects a log to contain these events, and nothing about the person who wrote. */
function expectNothingPersonal(log: string, ...events: string[]): void {
  for (const event of events) expect(log).toContain(event);
  // Times and ids are long enough to contain the digits of any phone now and then.
  const otherText = log.replace(/"time":\d+|"enquiry":"[^"]+"/g, '');
  const names = ['Rukmini', 'rukmini', '91234'];
  for (const secret of [...Object.values(person), ...names, address, 'test-key']) {
    expect(otherText).not.toContain(secret);
  }
}

describe('the log', () => {
  it('names events and nothing personal', async () => {
    const site = await startInProcess({ LOG_LEVEL: 'trace' }, {}, { pages: true });
    await post(site.url, { ...anEnquiry(), ...person }, client);
    await postForm(site.url, { ...person, email: 'rukmini' }, client);
    await fetch(`${site.url}/page?name=${encodeURIComponent(person.name)}`, {
      headers: client,
    });
    await site.close();
    expectNothingPersonal(site.log.join('\n'), '"status":200', '"status":422', '"status":404');
  });

  it('names events and nothing personal, even when things go wrong', {
    tags: ['stress'],
  }, async () => {
    const service = await FakeFormService.create();
    const mail = await FakeMailServer.create();
    const DATABASE_URL = freshSqlite();
    const server = await SiteServer.start(
      {
        DATABASE_URL,
        SMTP_URL: mail.url,
        NOTIFY_TO: 'desk@clinic.example, gone@clinic.example',
        LOG_LEVEL: 'trace',
        ...service.environment,
      },
      {
        pages: false,
        timings: {
          storeTimeout: 60_000,
          sendTimeout: 1_000,
          firstRetryDelay: 100,
          pollInterval: 50,
        },
      },
    );
    const send = () => post(server.url, { ...anEnquiry(), ...person }, client);
    mail.isRefusing = true;
    mail.unknownAddresses = ['gone@clinic.example'];
    for (const behaviour of ['false', 'error', 'silence', 'hang-up', 'success'] as const) {
      service.behaviour = behaviour;
      await send();
    }
    mail.isRefusing = false;
    const secondEnquiry = { ...anEnquiry(), ...person, message: 'Rukmini writes again.' };
    await post(server.url, { ...secondEnquiry, 'leave-empty': person.name }, client);
    await post(server.url, { ...person, email: 'rukmini' }, client);
    await postForm(server.url, { ...person, email: 'rukmini' }, client);
    await fetch(`${server.url}/page?name=${encodeURIComponent(person.name)}`, { headers: client });
    await expect.poll(() => server.log.join('\n')).toContain('but not for all recipients');
    const file = DATABASE_URL.slice('file:'.length);
    renameSync(file, `${file}-away`);
    expect((await send()).status).toBe(503);
    await server.stop();
    await service.close();
    mail.close();

    expectNothingPersonal(
      server.log.join('\n'),
      '"status":502',
      '"status":422',
      '"status":503',
      'not delivered',
      '"rejectedNotifyTo":1,"rejectedStaff":0,"codes":[550],"msg":"the mail server accepted the message, but not for all recipients"',
      'delivered',
      'suspected spam',
      'could not be stored',
      'the database file does not exist',
      'EENVELOPE',
      'stopped',
    );
  });

  it('warns once at the start if enquiries notify nobody, and names the variables to set', async () => {
    const warnings = async (environment: Record<string, string>) => {
      const server = await startInProcess(environment);
      await post(server.url, anEnquiry());
      await server.close();
      return server.log.filter((line) => line.includes('"level":40'));
    };
    const lines = await warnings({});
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/nobody is notified.*SMTP_URL and NOTIFY_TO.*FORM_URL/);
    const mail = await FakeMailServer.create();
    expect(await warnings({ SMTP_URL: mail.url, NOTIFY_TO: 'desk@clinic.example' })).toEqual([]);
    expect(await warnings({ SMTP_URL: mail.url })).toEqual([
      expect.stringContaining('under Account'),
    ]);
    mail.close();
  });
});
