import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { sampleContent } from '../../support/config-for.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** The half days and the package chosen in the form, which mark an enquiry. */
export function choiceTests(desk: EnquiriesDesk): void {
  const { list, open } = desk;
  const sentence = 'I would like to come on Tuesday, 1 December, in the morning.';
  const basic = { kind: 'package', id: 'basic', title: 'Basic Cardiac Evaluation' };

  /** The marks of each enquiry in the list, by name. */
  const marksByName = async () =>
    Object.fromEntries(
      (await list()).enquiries.map(({ name, halfDays, booked }) => [name, { halfDays, booked }]),
    );

  it('an enquiry is marked with the choices made in the form, even once the site is reworded, and not with anything it only mentions', async () => {
    const { clinic } = desk.site.services.config;
    const content = await sampleContent();
    onTestFinished(() => clinic.replace(content));
    const choices = { 'half-day': `2026-12-01-morning ${sentence}`, package: 'basic' };
    await post(desk.site.url, { ...anEnquiry({ name: 'Asha' }), ...choices });
    const mention = `Is the Basic Cardiac Evaluation without fasting? I do not want to book. ${sentence}`;
    await post(desk.site.url, anEnquiry({ name: 'Bharat', message: mention }));
    const choicesByName = {
      Asha: { halfDays: ['2026-12-01-morning'], booked: [basic] },
      Bharat: { halfDays: [], booked: [] },
    };
    expect(await marksByName()).toEqual(choicesByName);

    const renamedPackage = { id: 'en/000000', data: { id: 'basic', title: 'Mini' } };
    clinic.replace({ ...content, packages: [renamedPackage] });
    expect(await marksByName(), 'once the package has another name').toEqual(choicesByName);
    const asha = (await list()).enquiries.find(({ name }) => name === 'Asha');
    const enquiry = await open(asha?.id ?? '');
    expect(enquiry).toMatchObject(choicesByName.Asha);
    const phone = { version: enquiry.version, phone: '98765 43210' };
    await desk.meera.request('PUT', `/enquiries/${enquiry.id}/phone`, phone);
    expect(await marksByName(), 'after the number was corrected').toEqual(choicesByName);
  });

  it('an enquiry entered by hand is marked with the chosen package, which a correction keeps or changes', async () => {
    const entry = {
      source: 'phone',
      language: 'en',
      name: 'Chandra',
      email: '',
      phone: '',
      message: `Asks about the Complete Heart Check-up. ${sentence}`,
    };
    const firstEntry = { ...entry, id: randomUUID(), package: 'basic' };
    const { body } = await desk.meera.post('/enquiries', firstEntry);
    expect(body.enquiry).toMatchObject({ halfDays: [], booked: [basic] });
    const correct = async (version: number, changes: object) =>
      (
        await desk.meera.request('PUT', `/enquiries/${body.enquiry.id}/entered`, {
          ...entry,
          ...changes,
          version,
        })
      ).body.enquiry;
    const renamedPerson = await correct(1, { name: 'Chandra Rao', package: 'basic' });
    expect(renamedPerson).toMatchObject({ name: 'Chandra Rao', booked: [basic] });
    expect((await correct(2, { name: 'Chandra Rao' })).booked).toEqual([]);
  });
}
