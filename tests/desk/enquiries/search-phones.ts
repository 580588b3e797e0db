import { expect, it } from 'vitest';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** What a search for a phone number finds. */
export function phoneSearchTests(desk: EnquiriesDesk): void {
  const { found, list, open } = desk;

  it('are found by a phone number in digits of any script, by each of two numbers, and after a correction', async () => {
    await post(desk.site.url, anEnquiry({ name: 'आशा', phone: '९८२३१ २३४५६' }));
    await post(desk.site.url, anEnquiry({ name: 'Bharat', phone: '9767012340 / 9922098765' }));
    for (const search of ['9823123456', '+91 98231-23456', '९८२३१२३४५६']) {
      expect([search, await found(search)]).toEqual([search, ['आशा']]);
    }
    for (const search of ['9767012340', '9922098765', '९९२२०']) {
      expect([search, await found(search)]).toEqual([search, ['Bharat']]);
    }
    const [opened] = (await list('search=Bharat')).enquiries;
    const { phones } = await open(opened?.id ?? '');
    expect(phones.map(({ number }) => number)).toEqual(['+919767012340', '+919922098765']);

    desk.service.behaviour = 'error';
    const first = anEnquiry({ name: 'Chandra', phone: '९८९०० ००००१' });
    await post(desk.site.url, first);
    await post(desk.site.url, { ...first, phone: '९८९०० ००००२' });
    expect(await found('9890000001')).toEqual([]);
    expect(await found('9890000002')).toEqual(['Chandra']);
  });
}
