import { expect, it } from 'vitest';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** What a search for words or a phone number finds. */
export function searchTests(desk: EnquiriesDesk): void {
  const { found, list, open } = desk;

  it('are found by name, part of a word, email, and phone however it is written', async () => {
    const asha = { name: 'आशा पाटिल', email: 'asha.patil@example.com', phone: '+91 98765-43210' };
    await post(
      desk.site.url,
      anEnquiry({ ...asha, message: 'Mother has "chest" pain 100% of the day, off_and_on!' }),
    );
    await post(
      desk.site.url,
      anEnquiry({ name: 'Bharat Nair', phone: '0712 2555555', message: 'Fees?' }),
    );
    for (const search of [
      'आशा',
      'पाटिल आशा',
      'ASHA.PATIL@',
      'pain mother',
      '"chest"',
      '100%',
      '%',
      'off_and',
      'on!',
      'che',
    ]) {
      expect([search, await found(search)]).toEqual([search, ['आशा पाटिल']]);
    }
    for (const search of [
      '9876543210',
      '+91 98765 43210',
      '098765 43210',
      '43210',
      '919876543210',
    ]) {
      expect([search, await found(search)]).toEqual([search, ['आशा पाटिल']]);
    }
    expect(await found('bharat 07122555555')).toEqual(['Bharat Nair']);
    expect(await found('पाटिल 07122555555')).toEqual([]);
    expect(await found('2555-555')).toEqual(['Bharat Nair']);
    // The names of the fields are not what anyone wrote.
    for (const search of ['phone', 'message', 'email', 'p_in', 'p%n', 'Bharat पाटिल', '99999']) {
      expect([search, await found(search)]).toEqual([search, []]);
    }
  });

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
