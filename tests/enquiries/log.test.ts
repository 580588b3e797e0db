import { renameSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FakeFormService } from '../support/form-service.ts';
import { FakeMailServer } from '../support/mail-server.ts';
import { SiteServer } from '../support/site-server.ts';
import { freshSqlite } from '../support/temporary.ts';
import { anEnquiry, post, postForm } from '../support/visitor.ts';

const personal = {
  name: 'Rukmini Deshpande',
  email: 'rukmini@private.example',
  phone: '+91 91234 56789',
  message: 'My chest hurts at night.',
};
const address = '203.0.113.77';

describe('the log', () => {
  it('tells what happened and nothing personal, on good days and bad ones', async () => {
    const service = await FakeFormService.create();
    const mail = await FakeMailServer.create();
    const DATABASE_URL = freshSqlite();
    const server = await SiteServer.start(
      {
        DATABASE_URL,
        SMTP_URL: mail.url,
        NOTIFY_TO: 'desk@clinic.example',
        LOG_LEVEL: 'trace',
        ...service.environment,
      },
      {
        pages: false,
        timings: { storeTimeout: 300, sendTimeout: 300, firstRetryDelay: 100, pollInterval: 50 },
      },
    );
    const from = { 'x-forwarded-for': address };
    const send = () => post(server.url, { ...anEnquiry(), ...personal }, from);
    mail.refusing = true;
    for (const manner of ['false', 'error', 'silence', 'hang-up', 'success'] as const) {
      service.manner = manner;
      await send();
    }
    await post(server.url, { ...personal, email: 'rukmini' }, from);
    await postForm(server.url, { ...personal, email: 'rukmini' }, from);
    await fetch(`${server.url}/page?name=${encodeURIComponent(personal.name)}`, { headers: from });
    const file = DATABASE_URL.slice('file:'.length);
    renameSync(file, `${file}-away`);
    expect((await send()).status).toBe(503);
    await server.stop();
    await service.close();
    mail.close();

    const log = server.log.join('\n');
    for (const told of [
      '"status":502',
      '"status":422',
      '"status":503',
      'not delivered',
      'delivered',
      'could not be stored',
      'the database file is not there',
      'EENVELOPE',
      'stopped',
    ]) {
      expect(log).toContain(told);
    }
    for (const secret of [
      ...Object.values(personal),
      'Rukmini',
      'rukmini',
      '91234',
      address,
      'test-key',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
