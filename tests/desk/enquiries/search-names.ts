import { expect, it } from 'vitest';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** What a search for a name finds, in either script and however it is spelt. */
export function nameSearchTests(desk: EnquiriesDesk): void {
  const { found } = desk;

  it('are found by a name in Devanagari however long its vowels are written', async () => {
    await post(desk.site.url, anEnquiry({ name: 'Dr.सुनीता [*] वाघ', message: 'आज दुखत आहे' }));
    await post(desk.site.url, anEnquiry({ name: 'चाँद', message: 'आज देखत आहे' }));
    for (const search of ['सुनीता', 'सुनिता', 'सूनिता वाघ', 'ुनी', 'दूखत', '[*]', 'dr.सुनिता']) {
      expect([search, await found(search)]).toEqual([search, ['Dr.सुनीता [*] वाघ']]);
    }
    expect(await found('चांद')).toEqual(['चाँद']);
    expect(await found('सुनिता[*]')).toEqual([]);
    expect(await found('सुनेता')).toEqual([]);
  });

  it('are found by a name in another spelling of its script: a dot below, ळ for ल, doubled or nasal letters', async () => {
    desk.service.behaviour = 'error';
    const all = ['फ़ातिमा अंसारी', 'विठ्ठल माने', 'माधव निंबाळकर', 'सुनंदा राऊत', 'Geeta Rao'];
    for (const name of all) await post(desk.site.url, anEnquiry({ name }));
    for (const [name = '', searches] of [
      [all[0], ['फातिमा', 'फ़ातिमा', 'फातीमा अंसारी', '\u095eातिमा', 'fatima']],
      [all[1], ['विठल', 'विट्ठल', 'विठ्ठल', 'Vitthal']],
      [all[2], ['निंबालकर', 'निम्बाळकर', 'निंबाळ']],
      [all[3], ['सुनन्दा']],
      [all[4], ['Geeta', 'गीता']],
    ] as const) {
      for (const search of searches)
        expect([search, await found(search)]).toEqual([search, [name]]);
    }
    for (const search of ['निंबारकर', 'सनंदा']) {
      expect([search, await found(search)]).toEqual([search, []]);
    }
  });

  it('are found by a name that was written in the other script, and no longer by one that was corrected', async () => {
    desk.service.behaviour = 'error';
    const first = anEnquiry({ name: 'Smt. Vaishali Deshmukh' });
    await post(desk.site.url, first);
    await post(desk.site.url, anEnquiry({ name: 'सुनीता वानखेडे' }));
    for (const search of ['देशमुख', 'वैशाली देशमुख', 'deshmukh']) {
      expect([search, await found(search)]).toEqual([search, ['Smt. Vaishali Deshmukh']]);
    }
    expect(await found('Wankhede')).toEqual(['सुनीता वानखेडे']);
    expect(await found('वानखेडे deshmukh')).toEqual([]);
    await post(desk.site.url, { ...first, name: 'Vaishali Gaikwad' });
    expect([await found('देशमुख'), await found('गायकवाड')]).toEqual([[], ['Vaishali Gaikwad']]);
  });

  it('are found by a name in the other script that is spelt with other vowels, or with more or less at its end', async () => {
    desk.service.behaviour = 'error';
    const inBoth = [
      ['Anil Verma', 'अनिल वर्मा'],
      ['Kamla Uikey', 'कमलाबाई उइके'],
      ['Jitendra Shrivastava', 'जितेंद्र श्रीवास्तव'],
    ];
    for (const name of inBoth.flat()) await post(desk.site.url, anEnquiry({ name }));
    for (const both of inBoth) {
      for (const name of both) expect([name, (await found(name)).toSorted()]).toEqual([name, both]);
    }
    expect((await found('Verma')).toSorted()).toEqual(inBoth[0]);
    expect(await found('Virani')).toEqual([]);
  });

  it('are found by a name in another spelling of Latin letters, and by a short one in either script', async () => {
    desk.service.behaviour = 'error';
    const all = ['Deepak Shah', 'Pooja Raut', 'Vaishali Phadke', 'मोहम्मद अली', 'Dr Meena Rao'];
    for (const name of all) await post(desk.site.url, anEnquiry({ name }));
    for (const [search, expected] of [
      ['dipak', [all[0]]],
      ['dipak शाह', [all[0]]],
      ['puja raut', [all[1]]],
      ['wayshali fadke', [all[2]]],
      ['mohamad ali', [all[3]]],
      ['ali', [all[3], all[2]]],
      ['मीना राव', [all[4]]],
      ['mina rav', [all[4]]],
      ['vishal', []],
      ['puja rao', []],
      ['dipak ali', []],
    ] as const) {
      expect([search, await found(search)]).toEqual([search, expected]);
    }
  });

  it('are found whichever apostrophe is typed, without the word of respect, and with a comma', async () => {
    desk.service.behaviour = 'error';
    await post(desk.site.url, anEnquiry({ name: 'Maria D’Souza' }));
    await post(desk.site.url, anEnquiry({ name: "Sean O'Brien" }));
    await post(desk.site.url, anEnquiry({ name: 'Anil Verma' }));
    for (const [search, expected] of [
      ["D'Souza", 'Maria D’Souza'],
      ['D’Souza', 'Maria D’Souza'],
      ['dsouza', 'Maria D’Souza'],
      ['o’brien', "Sean O'Brien"],
      ['वर्मा जी', 'Anil Verma'],
      ['Verma, Anil', 'Anil Verma'],
      ['Dr. Verma ji', 'Anil Verma'],
    ] as const) {
      expect([search, await found(search)]).toEqual([search, [expected]]);
    }
    expect(await found('जी')).toEqual([]);
  });
}
