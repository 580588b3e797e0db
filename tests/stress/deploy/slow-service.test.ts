import { describe, expect, it } from 'vitest';
import { Caddy, findCaddy } from '../../deploy/caddy.ts';
import { notStoredOnce } from '../../deploy/stored.ts';
import { FakeFormService } from '../../support/services/form-service.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry } from '../../support/site/visitor.ts';
import { freshSqlite } from '../../support/temporary.ts';

const program = findCaddy();
if (!program)
  console.warn('Caddy is not installed, so slow enquiries behind it are not tested here.');

describe.skipIf(!program)('an enquiry behind Caddy', () => {
  it('is delivered once if the form service is slow to accept it', async () => {
    const service = await FakeFormService.create();
    service.delay = 5_000;
    const DATABASE_URL = freshSqlite();
    const server = await SiteServer.start({ DATABASE_URL, ...service.environment });
    const caddy = await Caddy.start(program ?? '', [server.address]);
    const { message, ...enquiry } = anEnquiry();
    const { status } = await caddy.ask('/api/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...enquiry, message }),
    });
    await caddy.stop();
    await server.stop();
    await service.close();
    expect(status).toBe(200);
    expect(service.emails.map((email) => email.message)).toEqual([message]);
    const seen = { what: 'enquiry', status, message } as const;
    expect(await notStoredOnce(DATABASE_URL, [seen])).toEqual([]);
  });
});
