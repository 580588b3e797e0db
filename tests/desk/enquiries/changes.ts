import { expect, it } from 'vitest';
import { changesAnswer } from '../../../shared/desk/enquiries/list.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** How a desk that shows a list learns that anything has changed. */
export function changeTests(desk: EnquiriesDesk): void {
  const { list, only, open, move } = desk;

  it('that were received, changed, opened or deleted by others are noticed within seconds', async () => {
    await post(desk.site.url, anEnquiry({ name: 'Asha' }));
    const { revision } = await list();
    const { id } = await only();
    const seen = new Set([revision]);
    const changed = async () => {
      const { body } = await desk.meera.get('/enquiries/changes');
      const answer = changesAnswer.parse(body);
      const isNew = !seen.has(answer.revision);
      seen.add(answer.revision);
      return [isNew, answer.counts.new];
    };
    expect(await changed()).toEqual([false, 1]);
    await post(desk.site.url, anEnquiry({ name: 'Bharat' }));
    expect(await changed(), 'received').toEqual([true, 2]);
    await move(desk.arun, id, 1, 'answered');
    expect(await changed(), 'moved').toEqual([true, 1]);
    await desk.meera.get(`/enquiries/${id}`);
    expect(await changed(), 'opened').toEqual([true, 1]);
    await desk.arun.request('DELETE', `/enquiries/${id}`, { version: 2, confirm: true });
    expect(await changed(), 'deleted').toEqual([true, 1]);
    await desk.meera.get('/enquiries?search=Bharat');
    expect(await changed(), 'only searched').toEqual([false, 1]);
  });

  it('that their visitor has corrected are reported as new again', async () => {
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
