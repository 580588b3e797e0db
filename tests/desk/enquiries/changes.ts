import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changesResponse } from '../../../shared/desk/enquiries/list.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** How an open list learns of changes; permanent deletion; the export as CSV. */
export function changeTests(desk: EnquiriesDesk): void {
  const { list, newestEnquiry, open, move } = desk;

  it('the desk learns of enquiries that others receive, change, open or delete', async () => {
    await post(desk.site.url, anEnquiry({ name: 'Asha' }));
    const { revision } = await list();
    const { id } = await newestEnquiry();
    const revisions = new Set([revision]);
    const readChanges = async () => {
      const { body } = await desk.meera.get('/enquiries/changes');
      const response = changesResponse.parse(body);
      const isNew = !revisions.has(response.revision);
      revisions.add(response.revision);
      return [isNew, response.counts.new];
    };
    expect(await readChanges()).toEqual([false, 1]);
    await post(desk.site.url, anEnquiry({ name: 'Bharat' }));
    expect(await readChanges(), 'received').toEqual([true, 2]);
    await move(desk.arun, id, 1, 'answered');
    expect(await readChanges(), 'moved').toEqual([true, 1]);
    await desk.meera.get(`/enquiries/${id}`);
    expect(await readChanges(), 'opened').toEqual([true, 1]);
    await desk.arun.request('DELETE', `/enquiries/${id}`, { version: 2, confirm: true });
    expect(await readChanges(), 'deleted').toEqual([true, 1]);
    await desk.meera.get('/enquiries?search=Bharat');
    expect(await readChanges(), 'only searched').toEqual([false, 1]);
  });

  it('an enquiry that its visitor has corrected is under New again', async () => {
    desk.service.behaviour = 'error';
    const firstEnquiry = anEnquiry({ phone: '111', message: 'Chest pain since this morning' });
    await post(desk.site.url, firstEnquiry);
    const { id } = await newestEnquiry();
    await move(desk.meera, id, 1, 'answered');
    await post(desk.site.url, { ...firstEnquiry, phone: '222', message: 'Please call me' });
    const { earlier, phone, version, tab } = await open(id);
    expect([phone, version, tab]).toEqual(['222', 3, 'new']);
    expect(earlier.map(({ message }) => message)).toEqual(['Chest pain since this morning']);
  });

  it('enquiries are deleted permanently, from the files of the database too, but only after confirmation', async () => {
    await post(desk.site.url, anEnquiry({ name: 'Someone Who Asked To Be Forgotten' }));
    const { id } = await newestEnquiry();
    await desk.meera.post(`/enquiries/${id}/notes`, {
      id: randomUUID(),
      text: 'A Note To Be Forgotten',
    });
    expect((await desk.meera.request('DELETE', `/enquiries/${id}`, { version: 1 })).status).toBe(
      422,
    );
    const response = await desk.meera.request('DELETE', `/enquiries/${id}`, {
      version: 1,
      confirm: true,
    });
    expect(response.status).toBe(204);
    expect((await desk.meera.get(`/enquiries/${id}`)).status).toBe(404);
    for (const table of ['enquiry_notes', 'deliveries'] as const) {
      const rows = desk.site.services.database.selectFrom(table).selectAll();
      expect(await rows.where('enquiry_id', '=', id).execute()).toEqual([]);
    }
    const file = desk.databaseUrl.slice('file:'.length);
    for (const path of [file, `${file}-wal`]) {
      expect(readFileSync(path).includes('To Be Forgotten')).toBe(false);
    }
  });

  it('enquiries are exported as shown, with state and notes and without formulas', async () => {
    await post(
      desk.site.url,
      anEnquiry({ name: '=HYPERLINK("http://evil.example")', message: 'one' }),
    );
    const { id } = await newestEnquiry();
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
    const exportCount = (await exports()).length;
    expect((await desk.meera.request('HEAD', '/enquiries.csv')).status).toBe(404);
    expect(await exports(), 'without the file, nothing was exported').toHaveLength(exportCount);
    const fullExport = (await desk.meera.get('/enquiries.csv')).body;
    expect(fullExport.indexOf('आशा')).toBeLessThan(fullExport.indexOf('evil.example'));
    expect(fullExport).toContain(",'@1,");
    const emptyExport = await desk.meera.get('/enquiries.csv?search=nobody');
    expect([emptyExport.status, emptyExport.body]).toEqual([
      200,
      expect.stringMatching(/^\uFEFF?Enquiry,Received,[\w ,]+,Notes\r\n$/),
    ]);
  });
}
