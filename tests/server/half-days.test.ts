import { DomUtils } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHalfDay } from '../../shared/enquiry-fields.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, postForm } from '../support/site/visitor.ts';
import { textOf, WebPage } from '../support/site/web-page.ts';

let site: InProcessSite;
beforeAll(async () => {
  site = await startInProcess({}, {}, { pages: true });
});
afterAll(() => site.close());

const contactPage = async (query = '') => {
  const response = await fetch(`${site.url}/contact${query}`);
  return new WebPage('/contact', await response.text());
};
const boxesOn = (page: WebPage) => page.select('input[type=checkbox][name=half-day]');
const sentenceOf = (value = '') => readHalfDay(value)?.sentence ?? '';
const messageOn = (page: WebPage) => textOf(page.one('textarea[name=message]'));
const tickedBoxes = (page: WebPage) => boxesOn(page).filter(({ attribs }) => 'checked' in attribs);
/** The page that a refused form leads to. */
const outcomeOf = async (fields: [name: string, value: string][], query = '') => {
  const response = await postForm(site.url, fields, { referer: `${site.url}/contact${query}` });
  expect(response.status).toBe(422);
  return new WebPage('/contact', await response.text());
};

describe('a half day on the contact page, without scripts', () => {
  it('is one of six, none before the day after tomorrow, and belongs to the form, so that choosing it loses nothing', async () => {
    const today = Temporal.Now.plainDateISO('Asia/Kolkata');
    const page = await contactPage();
    // src/words/half-days.test.ts covers which ones; if midnight passes during the test, they are later.
    expect(boxesOn(page)).toHaveLength(6);
    const [firstDay = ''] = boxesOn(page).map(({ attribs }) => attribs['id']?.slice(9, 19) ?? '');
    expect(firstDay >= today.add({ days: 2 }).toString(), firstDay).toBe(true);
    const formId = page.one('form[action^="/api/enquiries"]').attribs['id'];
    for (const { attribs } of boxesOn(page)) {
      expect(attribs['form']).toBe(formId);
      expect(attribs['value']).toMatch(
        /^\d{4}-\d\d-\d\d-(morning|afternoon) I would like to come on \w+day, \d{1,2} \w+, in the (morning|afternoon)\.$/,
      );
    }
  });

  it('is sent below the message, unless the message contains it already', async () => {
    const choice = boxesOn(await contactPage())[0]?.attribs['value'] ?? '';
    const sentence = sentenceOf(choice);
    const enquiry = anEnquiry();
    await postForm(site.url, { ...enquiry, 'half-day': choice } as typeof enquiry);
    const repeat = anEnquiry({ message: `${sentence} Thank you.` });
    await postForm(site.url, { ...repeat, 'half-day': choice } as typeof repeat);
    const messages = (await site.services.enquiries.repository.list()).map(
      ({ message }) => message,
    );
    expect(messages).toContain(`${enquiry.message}\n${sentence}`);
    expect(messages).toContain(repeat.message);
  });

  it('is stored as chosen, in the language of the page, together with the booking', async () => {
    const page = await contactPage('?package=complete');
    const packageField = page.one('#contact-form input[name=package]');
    const choice = boxesOn(page)[0]?.attribs['value'] ?? '';
    const bookingFields = { 'half-day': choice, package: packageField.attribs['value'] ?? '' };
    const enquiry = anEnquiry();
    await postForm(site.url, Object.entries({ ...enquiry, ...bookingFields }));
    const serviceField = (await contactPage('?service=ecg#form')).one(
      '#contact-form input[name=service]',
    );
    const otherEnquiry = anEnquiry();
    await postForm(
      site.url,
      Object.entries({ ...otherEnquiry, service: serviceField.attribs['value'] ?? '' }),
    );
    const storedEnquiries = await site.services.enquiries.repository.list();
    const bookingOf = ({ message }: { message: string }) => {
      const row = storedEnquiries.find((row) => row.message.startsWith(message));
      return { halfDays: row?.halfDays, booked: row?.booked };
    };
    expect(bookingOf(enquiry)).toEqual({
      halfDays: [readHalfDay(choice)?.id],
      booked: [{ kind: 'package', id: 'complete', title: expect.stringContaining('Complete') }],
    });
    expect(bookingOf(otherEnquiry)).toEqual({
      halfDays: [],
      booked: [{ kind: 'service', id: 'ecg', title: 'ECG' }],
    });
  });

  it('is written into the message, and below the requested package, if the address names it', async () => {
    const [firstBox] = boxesOn(await contactPage());
    const when = firstBox?.attribs['id']?.replace('half-day-', '');
    const page = await contactPage(`?package=complete&when=${when}`);
    expect(messageOn(page)).toMatch(
      new RegExp(`package\\. ${sentenceOf(firstBox?.attribs['value'])}$`),
    );
    expect(boxesOn(page).filter(({ attribs }) => 'checked' in attribs)).toHaveLength(1);
  });

  it.each(['2020-01-01-morning', 'x', '%00', '2026-13-45-morning', '<script>'])(
    'writes nothing if it is not offered: %s',
    async (when) => {
      expect(messageOn(await contactPage(`?when=${when}`))).toBe('');
    },
  );

  it('is still ticked after a message is refused, and nothing typed is lost', async () => {
    const [firstValue, , thirdValue] = boxesOn(await contactPage()).map(
      ({ attribs }) => attribs['value'] ?? '',
    );
    const message = `My father is breathless.\n\n${sentenceOf(thirdValue)} Thank you.`;
    const typedFields = { name: 'Asha', email: 'asha', phone: '98765', message };
    const ticks = [firstValue, thirdValue].map((choice): [string, string] => [
      'half-day',
      choice ?? '',
    ]);
    const page = await outcomeOf([...Object.entries(typedFields), ...ticks]);
    expect(tickedBoxes(page).map(({ attribs }) => attribs['value'])).toEqual([
      firstValue,
      thirdValue,
    ]);
    for (const [name, value] of Object.entries(typedFields)) {
      const field = page.one(`#contact-${name}`);
      expect(field.attribs['value'] ?? DomUtils.textContent(field)).toBe(value);
    }
  });

  it('stays in the message when it is refused, even if it can no longer be chosen', async () => {
    const sentence = 'I would like to come on Monday, 6 January, in the morning.';
    const page = await outcomeOf([
      ['message', 'My father.'],
      ['half-day', `2025-01-06-morning ${sentence}`],
    ]);
    expect(tickedBoxes(page)).toEqual([]);
    expect(messageOn(page)).toBe(`My father. ${sentence}`);
  });

  it('does not come back once it is unticked, and the package stays above the form', async () => {
    const [firstBox] = boxesOn(await contactPage());
    const when = firstBox?.attribs['id']?.replace('half-day-', '');
    const typedFields: [string, string][] = [
      ['name', 'Asha'],
      ['message', 'I have asked.'],
    ];
    const page = await outcomeOf(typedFields, `?package=complete&when=${when}&x=y`);
    expect(tickedBoxes(page)).toEqual([]);
    expect(messageOn(page)).toBe('I have asked.');
    expect(textOf(page.one('#form'))).toContain('You would like to book');
  });
});
