import { expect, it } from 'vitest';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** Searches for words or a phone number. */
export function searchTests(desk: EnquiriesDesk): void {
  const { namesFoundBy, list, open } = desk;

  it('enquiries are found by name, part of a word, email, and phone however it is written', async () => {
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
      expect([search, await namesFoundBy(search)]).toEqual([search, ['आशा पाटिल']]);
    }
    for (const search of [
      '9876543210',
      '+91 98765 43210',
      '098765 43210',
      '43210',
      '919876543210',
    ]) {
      expect([search, await namesFoundBy(search)]).toEqual([search, ['आशा पाटिल']]);
    }
    expect(await namesFoundBy('bharat 07122555555')).toEqual(['Bharat Nair']);
    expect(await namesFoundBy('पाटिल 07122555555')).toEqual([]);
    expect(await namesFoundBy('2555-555')).toEqual(['Bharat Nair']);
    // The names of the stored fields are not searched.
    for (const search of ['phone', 'message', 'email', 'p_in', 'p%n', 'Bharat पाटिल', '99999']) {
      expect([search, await namesFoundBy(search)]).toEqual([search, []]);
    }
  });

  it('enquiries are found by a phone number in digits of any script, by each of two numbers, and after a correction', async () => {
    await post(desk.site.url, anEnquiry({ name: 'आशा', phone: '९८२३१ २३४५६' }));
    await post(desk.site.url, anEnquiry({ name: 'Bharat', phone: '9767012340 / 9922098765' }));
    for (const search of ['9823123456', '+91 98231-23456', '९८२३१२३४५६']) {
      expect([search, await namesFoundBy(search)]).toEqual([search, ['आशा']]);
    }
    for (const search of ['9767012340', '9922098765', '९९२२०']) {
      expect([search, await namesFoundBy(search)]).toEqual([search, ['Bharat']]);
    }
    const [bharat] = (await list('search=Bharat')).enquiries;
    const { phones } = await open(bharat?.id ?? '');
    expect(phones.map(({ number }) => number)).toEqual(['+919767012340', '+919922098765']);

    desk.service.behaviour = 'error';
    const firstEnquiry = anEnquiry({ name: 'Chandra', phone: '९८९०० ००००१' });
    await post(desk.site.url, firstEnquiry);
    await post(desk.site.url, { ...firstEnquiry, phone: '९८९०० ००००२' });
    expect(await namesFoundBy('9890000001')).toEqual([]);
    expect(await namesFoundBy('9890000002')).toEqual(['Chandra']);
  });
}

/** Searches for a name, in either script and however it is spelt. */
export function nameSearchTests(desk: EnquiriesDesk): void {
  const { namesFoundBy } = desk;

  it('enquiries are found by a name in Devanagari with long or short vowels', async () => {
    await post(desk.site.url, anEnquiry({ name: 'Dr.सुनीता [*] वाघ', message: 'आज दुखत आहे' }));
    await post(desk.site.url, anEnquiry({ name: 'चाँद', message: 'आज देखत आहे' }));
    for (const search of ['सुनीता', 'सुनिता', 'सूनिता वाघ', 'ुनी', 'दूखत', '[*]', 'dr.सुनिता']) {
      expect([search, await namesFoundBy(search)]).toEqual([search, ['Dr.सुनीता [*] वाघ']]);
    }
    expect(await namesFoundBy('चांद')).toEqual(['चाँद']);
    expect(await namesFoundBy('सुनिता[*]')).toEqual([]);
    expect(await namesFoundBy('सुनेता')).toEqual([]);
  });

  it('enquiries are found by a name that was written in the other script, and no longer by one that was corrected', async () => {
    desk.service.behaviour = 'error';
    const firstEnquiry = anEnquiry({ name: 'Smt. Vaishali Deshmukh' });
    await post(desk.site.url, firstEnquiry);
    await post(desk.site.url, anEnquiry({ name: 'सुनीता वानखेडे' }));
    for (const search of ['देशमुख', 'वैशाली देशमुख', 'deshmukh']) {
      expect([search, await namesFoundBy(search)]).toEqual([search, ['Smt. Vaishali Deshmukh']]);
    }
    expect(await namesFoundBy('Wankhede')).toEqual(['सुनीता वानखेडे']);
    expect(await namesFoundBy('वानखेडे deshmukh')).toEqual([]);
    await post(desk.site.url, { ...firstEnquiry, name: 'Vaishali Gaikwad' });
    expect([await namesFoundBy('देशमुख'), await namesFoundBy('गायकवाड')]).toEqual([
      [],
      ['Vaishali Gaikwad'],
    ]);
  });

  it('enquiries are found by a name however it is spelt: in either script, with other vowels or endings, and by short names', async () => {
    desk.service.behaviour = 'error';
    const fatima = 'फ़ातिमा अंसारी';
    const [vitthal, madhav, sunanda] = ['विठ्ठल माने', 'माधव निंबाळकर', 'सुनंदा राऊत'];
    const [geeta, meena, ali] = ['Geeta Rao', 'Dr Meena Rao', 'मोहम्मद अली'];
    const [deepak, pooja, vaishali] = ['Deepak Shah', 'Pooja Raut', 'Vaishali Phadke'];
    const [maria, sean] = ['Maria D’Souza', "Sean O'Brien"];
    const anil = ['Anil Verma', 'अनिल वर्मा'];
    const kamla = ['Kamla Uikey', 'कमलाबाई उइके'];
    const jitendra = ['Jitendra Shrivastava', 'जितेंद्र श्रीवास्तव'];
    const singleNames = [
      fatima,
      vitthal,
      madhav,
      sunanda,
      geeta,
      meena,
      ali,
      deepak,
      pooja,
      vaishali,
    ];
    const otherNames = [...singleNames, maria, sean, ...anil, ...kamla];
    for (const name of otherNames) await post(desk.site.url, anEnquiry({ name }));
    expect(await namesFoundBy('जी'), 'the honorific alone').toEqual([]);
    for (const name of jitendra) await post(desk.site.url, anEnquiry({ name }));
    for (const [expectedNames, searches] of [
      // A dot below, ळ for ल, doubled or nasal letters.
      [[fatima], ['फातिमा', 'फ़ातिमा', 'फातीमा अंसारी', '\u095eातिमा', 'fatima']],
      [[vitthal], ['विठल', 'विट्ठल', 'विठ्ठल', 'Vitthal']],
      [[madhav], ['निंबालकर', 'निम्बाळकर', 'निंबाळ']],
      [[sunanda], ['सुनन्दा']],
      [[geeta], ['Geeta', 'गीता']],
      // Other vowels, longer or shorter endings.
      ...[anil, kamla, jitendra].map((names) => [names, names] as const),
      // Another spelling of Latin letters.
      [[deepak], ['dipak', 'dipak शाह']],
      [[pooja], ['puja raut']],
      [[vaishali], ['wayshali fadke']],
      [[ali], ['mohamad ali']],
      [[vaishali, ali], ['ali']],
      [[meena], ['मीना राव', 'mina rav']],
      // Whichever apostrophe is typed, without the honorific, and with a comma.
      [[maria], ["D'Souza", 'D’Souza', 'dsouza']],
      [[sean], ['o’brien']],
      [anil, ['Verma', 'वर्मा जी', 'Verma, Anil', 'Dr. Verma ji']],
      [[], ['निंबारकर', 'सनंदा', 'Virani', 'vishal', 'puja rao', 'dipak ali']],
    ] as const) {
      for (const search of searches) {
        expect([search, (await namesFoundBy(search)).toSorted()]).toEqual([search, expectedNames]);
      }
    }
  });
}
