import { expect } from 'vitest';
import { changesAnswer } from '../../../shared/desk/enquiries/list.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** The changes that a desk showing a list is told of. */
export function changeTests(desk: EnquiriesDesk): void {
  const { list, only, open, move } = desk;

  desk.once(
    'that were received, changed or deleted by others are reported within seconds',
    async () => {
      await post(desk.site.url, anEnquiry({ name: 'Asha' }));
      const { cursor } = await list();
      const changes = async () =>
        changesAnswer.parse((await desk.meera.get(`/enquiries/changes?since=${cursor}`)).body);
      const { id } = await only();
      await post(desk.site.url, anEnquiry({ name: 'Bharat' }));
      await move(desk.arun, id, 1, 'answered');
      const { enquiries, newCount, reload } = await changes();
      expect(enquiries.map(({ name, tab }) => [name, tab])).toEqual([
        ['Bharat', 'new'],
        ['Asha', 'answered'],
      ]);
      expect([newCount, reload]).toEqual([1, false]);
      await desk.arun.request('DELETE', `/enquiries/${id}`, { version: 2, confirm: true });
      expect((await changes()).deleted).toContain(id);
      const later = new Date(Date.now() + 3_600_000).toISOString();
      const ahead = await desk.meera.get(`/enquiries/changes?since=${later}`);
      expect(changesAnswer.parse(ahead.body).reload).toBe(true);
    },
  );

  desk.once('that their visitor has corrected are reported as new again', async () => {
    desk.service.behaviour = 'error';
    const first = anEnquiry({ phone: '111', message: 'Chest pain since this morning' });
    await post(desk.site.url, first);
    const { id } = await only();
    await move(desk.meera, id, 1, 'answered');
    await post(desk.site.url, { ...first, phone: '222', message: 'Please call me' });
    const { earlier, phone, version, tab } = await open(id);
    expect([phone, version, tab]).toEqual(['222', 3, 'new']);
    expect(earlier.map(({ message }) => message)).toEqual(['Chest pain since this morning']);
  });
}
