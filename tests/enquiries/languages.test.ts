import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInProcess } from '../support/command-in-process.ts';
import { FakeFormService } from '../support/services/form-service.ts';
import { FakeMailServer } from '../support/services/mail-server.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { freshSqlite, temporaryFolder } from '../support/temporary.ts';

describe('an enquiry in another language', () => {
  let environment: Record<string, string>;
  let service: FakeFormService;
  let mail: FakeMailServer;
  let site: InProcessSite;

  beforeAll(async () => {
    service = await FakeFormService.create();
    mail = await FakeMailServer.create();
    const mailSettings = { SMTP_URL: mail.url, NOTIFY_TO: 'desk@clinic.example' };
    const DATABASE_URL = freshSqlite();
    environment = { DATABASE_URL, ...service.environment, ...mailSettings };
    site = await startInProcess(environment, { pollInterval: 50 });
  });
  afterAll(async () => {
    await site.close();
    await service.close();
    mail.close();
  });

  const repository = () => site.services.enquiries.repository;
  const languageOf = async (message: string) =>
    (await repository().list()).find((item) => item.message === message)?.language;

  it('takes the language of the newest text once it is corrected', async () => {
    service.behaviour = 'error';
    mail.isRefusing = true;
    const enquiry = anEnquiry({ message: 'Please call me' });
    await post(site.url, { ...enquiry, language: 'en' });
    const deliveries = async () =>
      (await repository().list()).find(({ message }) => message === 'Please call me')?.deliveries;
    await expect.poll(async () => (await deliveries())?.every(({ problem }) => problem)).toBe(true);
    await post(site.url, { ...enquiry, message: 'मला फोन करा', language: 'mr' });
    expect(await languageOf('मला फोन करा')).toBe('mr');
    service.reset();
    mail.isRefusing = false;
  });

  it('has its language in the clinic’s mail, but not in the data that the form service receives', async () => {
    const enquiry = anEnquiry({ message: 'फ़ोन कीजिए' });
    await post(site.url, { ...enquiry, language: 'hi' });
    const { id: _, ...fields } = enquiry;
    expect(service.calls.at(-1)?.body).toEqual({
      access_key: 'test-key',
      subject: 'Clinic Inquiry from Website Visitor',
      ...fields,
      to: 'a@clinic.example,b@clinic.example',
    });
    await post(site.url, anEnquiry({ name: 'Written In English' }));
    const mailWith = (text: string) => mail.messages.find((message) => message.includes(text));
    await expect.poll(() => mailWith('Written In English')).toBeTruthy();
    expect(mailWith('Written In English')).not.toContain('Language:');
    expect(mail.messages.filter((message) => message.includes('Language: Hindi'))).not.toEqual([]);
  });

  it('is marked with its language where staff list, show and export it', async () => {
    await post(site.url, { ...anEnquiry({ message: 'मैं कल आऊँगी' }), language: 'hi' });
    const runCommand = async (...args: string[]) =>
      (await runInProcess('server/commands/enquiries.ts', args, environment)).output;
    expect(await runCommand('list')).toMatch(/delivered +Hindi +Asha Patil/);
    const { id } = (await repository().list()).find(({ message }) => message === 'मैं कल आऊँगी') ?? {};
    expect(await runCommand('show', id ?? '')).toContain('Language:  Hindi\n');
    const file = join(temporaryFolder(), 'enquiries.csv');
    await runCommand('export', file);
    const table = readFileSync(file, 'utf8');
    expect(table).toMatch(/^[^\r]*,Message,Language,/);
    expect(table).toContain('मैं कल आऊँगी,Hindi,');
  });
});
