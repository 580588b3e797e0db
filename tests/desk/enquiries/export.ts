import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** The table that staff save. */
export function exportTests(desk: EnquiriesDesk): void {
  const { only, move } = desk;

  it('are exported as shown, with state and notes and without formulas', async () => {
    await post(
      desk.site.url,
      anEnquiry({ name: '=HYPERLINK("http://evil.example")', message: 'one' }),
    );
    const { id } = await only();
    await move(desk.meera, id, 1, 'answered');
    await desk.meera.post(`/enquiries/${id}/notes`, { id: randomUUID(), text: '=1+1' });
    await post(desk.site.url, anEnquiry({ name: 'आशा', message: 'two', phone: '@1' }));
    const { status, body, headers } = await desk.meera.get('/enquiries.csv?tab=answered');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('attachment; filename="enquiries.csv"');
    // fetch removes the byte order mark.
    expect(body).toMatch(/^\uFEFF?Enquiry,Received,Forwarded,Name,/);
    expect(body).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    const minute = String.raw`20\d\d-\d\d-\d\d \d\d:\d\d`;
    expect(body).toMatch(
      new RegExp(`,Answered,Meera Joshi,${minute},${minute} Meera Joshi: =1\\+1\r\n$`),
    );
    expect(body).not.toContain('आशा');
    const exports = () =>
      desk.site.services.database
        .selectFrom('access_log')
        .select('id')
        .where('action', '=', 'exported')
        .execute();
    const before = (await exports()).length;
    expect((await desk.meera.request('HEAD', '/enquiries.csv')).status).toBe(404);
    expect(await exports(), 'without the file, nothing was exported').toHaveLength(before);
    const whole = (await desk.meera.get('/enquiries.csv')).body;
    expect(whole.indexOf('आशा')).toBeLessThan(whole.indexOf('evil.example'));
    expect(whole).toContain(",'@1,");
  });

  it('are exported as a header row alone if none matches', async () => {
    await post(desk.site.url, anEnquiry());
    const { status, body } = await desk.meera.get('/enquiries.csv?search=nobody');
    expect(status).toBe(200);
    expect(body).toMatch(/^\uFEFF?Enquiry,Received,[\w ,]+,Notes\r\n$/);
  });
}
