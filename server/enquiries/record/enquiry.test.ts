import { describe, expect, it } from 'vitest';
import { eachField, problemsOf } from '../../../shared/enquiry-fields.ts';
import type { Languages } from '../../../shared/languages.ts';
import { fingerprintOf, fromStored, postedForm, readForm, toStored } from './enquiry.ts';

const languages: Languages = ['en', 'hi'];

const bookableItems = (language: string) => ({
  packages: [{ id: 'basic', title: `Basic (${language})` }],
  services: [{ id: 'ecg', title: 'ECG' }],
});

/** Reads whatever is posted. */
const formOf = (body: unknown) => readForm(postedForm.parse(body), languages, bookableItems);

const content = {
  ...eachField(() => ''),
  name: 'Asha',
  email: 'asha@example.com',
  phone: '98765',
  message: 'Good day',
};

describe('an enquiry', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.co.in', "o'brien@example.com", 'राम@उदाहरण.भारत'])(
    'is accepted with the email %s',
    (email) => {
      expect(problemsOf({ ...content, email })).toEqual({});
    },
  );

  it.each([
    ...['a', 'a@b', '@b.co', 'a@b.', 'a b@c.co', 'a@b@c.co', 'a@b.co, c@d.co', 'a@b.co\0'],
    ...['a@b.co,c@d.co', 'a@b.co\nBcc: c@d.co', 'a@b.co(c)', 'a@[10.0.0.1]'],
  ])('is refused with the email %j', (email) => {
    expect(problemsOf({ ...content, email })).toEqual({ email: 'invalid' });
  });

  it('is trimmed, and gets an id if the browser has sent no usable one', () => {
    const form = formOf({ ...content, name: '  Asha\n', id: "'; drop" });
    expect(form.content).toEqual(content);
    expect(form.id).toMatch(/^[\da-f-]{36}$/);
    expect(formOf({ ...content, id: 'my-own-id' }).id).toBe('my-own-id');
  });

  it('has one line in every field but the message, so that no field looks like another in an email', () => {
    const name = 'Asha\nEmail: other@example.com\u2028Phone: 1';
    const forgedContent = formOf({ ...content, name, phone: '1\r\n2' }).content;
    expect(forgedContent.name).toBe('Asha Email: other@example.com Phone: 1');
    expect(forgedContent.phone).toBe('1 2');
  });

  it.each([' \n ', '\u200b\u2060', '\u3164', '\u2800 \ufeff', '\u202e', '\u{e0041}'])(
    'has no name if all its characters are invisible: %j',
    (name) => {
      const result = formOf({ ...content, name, message: name }).content;
      expect(problemsOf(result)).toEqual({ name: 'missing', message: 'missing' });
      expect(problemsOf({ ...content, name }), 'as checked in the browser').toEqual({
        name: 'missing',
      });
    },
  );

  it('keeps joiners within words, but no characters that change the text direction', () => {
    const name = 'क्\u200dष \u202eahsA\u2067';
    expect(formOf({ ...content, name }).content.name).toBe('क्\u200dष ahsA');
  });

  it('keeps the combining marks of any script, but not long runs of them, which would be slow to process', () => {
    const marks = `e\u0345\u035d\u035c\u0315\u0301${'\u0301'.repeat(4_000)}`;
    const { message } = formOf({ ...content, message: `क्षेत्रज्ञाँ ${marks} after` }).content;
    expect(message).toMatch(/^क्षेत्रज्ञाँ e\p{M}{30} after$/u);
  });

  it('can be parsed from any posted value, however malformed', () => {
    for (const body of [null, undefined, 1, 'text', [], [[]], { name: {} }]) {
      const form = formOf(body);
      expect([form.content.name, form.language]).toEqual(['', 'en']);
    }
  });

  it('is in the language of its form, or in the default language if the site does not have that one', () => {
    const languageOf = (language: unknown) => formOf({ ...content, language }).language;
    expect(['hi', 'en', 'mr', 'HI', ['hi'], undefined].map(languageOf)).toEqual([
      'hi',
      ...Array(5).fill('en'),
    ]);
  });

  it('stores the chosen half days and booking, and does not repeat them in the message', () => {
    const sentence = 'I would like to come on Tuesday, 1 December, in the morning.';
    const postedFields = { ...content, 'half-day': `2026-12-01-morning ${sentence}` };
    const form = formOf({ ...postedFields, package: 'basic', language: 'hi' });
    expect(form.content.message).toBe(`Good day\n${sentence}`);
    expect(form.typedMessage).toBe('Good day');
    const preferences = {
      halfDays: ['2026-12-01-morning'],
      package: { id: 'basic', title: 'Basic (hi)' },
    };
    expect(form.preferences).toEqual(preferences);
    const other = { package: 'unknown', service: 'ecg', 'half-day': [sentence, '<b>-morning x'] };
    const otherForm = formOf({ ...content, message: `Basic (en)? ${sentence}`, ...other });
    expect(otherForm.preferences).toEqual({ halfDays: [], service: { id: 'ecg', title: 'ECG' } });
    expect(fingerprintOf(form)).not.toBe(
      fingerprintOf({ ...form, preferences: otherForm.preferences }),
    );
  });

  it('has the same fingerprint whatever its spacing and Unicode form', () => {
    const fingerprint = (typedContent: typeof content) =>
      fingerprintOf({ content: typedContent, preferences: { halfDays: [] } });
    const sameContent = { ...content, email: 'ASHA@example.com', message: 'Good \n day' };
    expect(fingerprint(sameContent)).toBe(fingerprint(content));
    expect(fingerprint({ ...content, name: 'Jose\u0301' })).toBe(
      fingerprint({ ...content, name: 'José' }),
    );
    expect(fingerprint({ ...content, name: 'Ashag' })).not.toBe(fingerprint(content));
    // A letter moved from one field to the next makes another enquiry.
    expect(fingerprint({ ...content, name: 'Ash', phone: 'a98765' })).not.toBe(
      fingerprint(content),
    );
  });

  it('is stored without characters that PostgreSQL cannot store, and is read back unchanged', () => {
    const unstorableContent = { ...content, name: 'a\0b', message: '\ud800 <"> \u2028' };
    expect(toStored(unstorableContent, { halfDays: [] })).not.toMatch(/\0|\ud800/u);
    expect(fromStored(toStored(unstorableContent, { halfDays: [] }))).toEqual(unstorableContent);
  });
});
