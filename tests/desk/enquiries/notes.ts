import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { enquiryResponse } from '../../../shared/desk/enquiries/opened.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { DeskBrowser } from '../desk-browser.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** The notes of staff. */
export function noteTests(desk: EnquiriesDesk): void {
  const { list, names, newestEnquiry, open } = desk;

  it('an enquiry has notes with name and time, without control characters; a note sent twice is added once', async () => {
    await post(desk.site.url, anEnquiry());
    const { id } = await newestEnquiry();
    const note = { id: randomUUID(), text: ' <b>Called\0 back</b>,\r\nno\b answer\v \ud800' };
    await Promise.all([
      desk.meera.post(`/enquiries/${id}/notes`, note),
      desk.meera.post(`/enquiries/${id}/notes`, note),
    ]);
    await desk.arun.post(`/enquiries/${id}/notes`, { id: randomUUID(), text: 'Comes on Monday' });
    const { notes, version } = await open(id);
    expect(notes.map(({ by, text }) => [by, text])).toEqual([
      ['Meera Joshi', '<b>Called back</b>,\nno answer \ufffd'],
      ['Arun Deshmukh', 'Comes on Monday'],
    ]);
    expect(version).toBe(1);
    expect((await newestEnquiry()).notes).toBe(2);
    expect((await desk.meera.post(`/enquiries/${id}/notes`, { ...note, text: ' ' })).status).toBe(
      422,
    );
  });

  it('an enquiry says that the doctor has written since it was handed on, even after another change was undone', async () => {
    await post(desk.site.url, anEnquiry());
    const { id } = await newestEnquiry();
    const addNote = (browser: DeskBrowser, text: string) =>
      browser.post(`/enquiries/${id}/notes`, { id: randomUUID(), text });
    const move = async (body: object) => {
      const { version } = await open(id);
      await desk.meera.request('PATCH', `/enquiries/${id}`, { version, ...body });
    };
    const forDoctor = { tab: 'pending', pending: { reason: 'doctor' } };
    await addNote(desk.arun, 'Ask for her reports');
    await move(forDoctor);
    await addNote(desk.meera, 'May she take her tablets before the test?');
    expect((await newestEnquiry()).pending, 'no note of the doctor since').toEqual({
      reason: 'doctor',
      callAt: null,
    });
    await addNote(desk.arun, 'Yes, with water');
    const { notes, pending } = await open(id);
    const pendingWithNote = { reason: 'doctor', callAt: null, doctorsNote: notes.at(-1)?.id };
    expect(pending).toEqual(pendingWithNote);
    expect((await newestEnquiry()).pending).toEqual(pendingWithNote);
    await move({ tab: 'answered' });
    expect((await open(id)).pending).toBeNull();
    await move({ ...forDoctor, undo: true });
    expect((await newestEnquiry()).pending).toEqual(pendingWithNote);
  });

  it('enquiries are counted and listed for reception once the doctor has written, and no longer for the doctor', async () => {
    for (const name of ['Asha', 'Bharat', 'Chitra']) await post(desk.site.url, anEnquiry({ name }));
    const enquiries = (await list()).enquiries;
    const pending = { reason: 'doctor' };
    for (const { id } of enquiries.filter(({ name }) => name !== 'Chitra')) {
      const body = { version: 1, tab: 'pending', pending };
      await desk.meera.request('PATCH', `/enquiries/${id}`, body);
    }
    const counts = async () => {
      const { waitingForDoctor, answeredByDoctor } = await list();
      return [waitingForDoctor, answeredByDoctor];
    };
    expect(await counts()).toEqual([2, 0]);
    expect(await names('tab=pending&doctor=answered')).toEqual([]);
    const bharat = enquiries.find(({ name }) => name === 'Bharat')?.id;
    const addNote = (browser: DeskBrowser, text: string) =>
      browser.post(`/enquiries/${bharat}/notes`, { id: randomUUID(), text });
    await addNote(desk.meera, 'May he travel?');
    expect(await counts(), 'a note of reception is no answer').toEqual([2, 0]);
    await addNote(desk.arun, 'Yes, from Monday');
    expect(await counts()).toEqual([1, 1]);
    expect(await names('tab=pending&doctor=answered')).toEqual(['Bharat']);
    expect(await names('tab=pending&doctor=true')).toEqual(['Asha']);
    const { body } = await desk.meera.get('/enquiries.csv?tab=pending&doctor=answered');
    expect(body).toContain('Bharat');
    expect(body).not.toContain('Asha');
    await desk.move(desk.meera, bharat ?? '', 2, 'answered');
    expect(await counts()).toEqual([1, 0]);
  });

  it('a note is not lost if it was changed after a lost response, or if it has the id of another note', async () => {
    await post(desk.site.url, anEnquiry({ name: 'Asha' }));
    await post(desk.site.url, anEnquiry({ name: 'Bharat' }));
    const [bharat, asha] = (await list()).enquiries.map(({ id }) => id);
    const note = { id: randomUUID(), text: 'Called back' };
    const save = (browser: DeskBrowser, id = '', text = note.text) =>
      browser.post(`/enquiries/${id}/notes`, { ...note, text });
    await save(desk.meera, asha);
    const editedNote = await save(desk.meera, asha, 'Called back, comes on Monday');
    expect(enquiryResponse.parse(editedNote.body).enquiry.notes).toHaveLength(2);
    await save(desk.arun, asha);
    await save(desk.meera, bharat);
    const { notes } = await open(asha ?? '');
    expect(notes.map(({ by, text }) => `${by}: ${text}`).sort()).toEqual([
      'Arun Deshmukh: Called back',
      'Meera Joshi: Called back',
      'Meera Joshi: Called back, comes on Monday',
    ]);
    expect((await open(bharat ?? '')).notes).toMatchObject([
      { by: 'Meera Joshi', text: note.text },
    ]);
    const entries = desk.site.services.database
      .selectFrom('access_log')
      .select('id')
      .where('action', '=', 'note-added')
      .where('enquiry_id', 'in', [asha ?? '', bharat ?? '']);
    expect(await entries.execute()).toHaveLength(4);
  });
}
