import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** Enquiries that are deleted for good. */
export function deletionTests(desk: EnquiriesDesk): void {
  const { only } = desk;

  it('are deleted permanently, from the files too, but only after confirmation', async () => {
    await post(desk.site.url, anEnquiry({ name: 'Someone Who Asked To Be Forgotten' }));
    const { id } = await only();
    await desk.meera.post(`/enquiries/${id}/notes`, {
      id: randomUUID(),
      text: 'A Note To Be Forgotten',
    });
    expect((await desk.meera.request('DELETE', `/enquiries/${id}`, { version: 1 })).status).toBe(
      422,
    );
    const deleting = await desk.meera.request('DELETE', `/enquiries/${id}`, {
      version: 1,
      confirm: true,
    });
    expect(deleting.status).toBe(204);
    expect((await desk.meera.get(`/enquiries/${id}`)).status).toBe(404);
    for (const table of ['enquiry_notes', 'deliveries'] as const) {
      const left = desk.site.services.database.selectFrom(table).selectAll();
      expect(await left.where('enquiry_id', '=', id).execute()).toEqual([]);
    }
    const file = desk.databaseUrl.slice('file:'.length);
    for (const part of [file, `${file}-wal`]) {
      expect(readFileSync(part).includes('To Be Forgotten')).toBe(false);
    }
  });
}
