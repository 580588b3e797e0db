import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { interpolate } from '../../../shared/interpolate.ts';
import { escapeForMarkdown, fillPlaceholders, placeholderValues } from './placeholders.ts';

const fields = {
  name: 'Heart Rooms',
  city: 'Mysuru',
  doctor: { name: 'Dr. A Rao' },
  contact: { phone: '+919876543210', email: 'a@b.example', ambulance: '108' },
  claims: { experienceYearsOnTownPages: 15 },
  facts: { rank: 7 },
};

function fill(value: unknown, clinic: unknown = fields) {
  const unknownPlaceholders: [string, string][] = [];
  const filledText = fillPlaceholders(value, placeholderValues(clinic, 'en'), (field, message) =>
    unknownPlaceholders.push([field.join('.'), message]),
  );
  return { filled: filledText, unknownPlaceholders };
}

describe('the clinic’s facts in a text', () => {
  it('replace their placeholders, however deeply nested', () => {
    const copy = { title: '{doctor} in {city}', items: [{ text: 'Call {ambulance}' }] };
    expect(fill(copy)).toEqual({
      filled: { title: 'Dr. A Rao in Mysuru', items: [{ text: 'Call 108' }] },
      unknownPlaceholders: [],
    });
  });

  it('show a phone number in readable groups, and years as a number', () => {
    expect(fill('{phone}, {townYears}').filled).toBe('+91 98765 43210, 15');
  });

  it.each([
    ['Nagpur Heart Clinic', 'Thank you for contacting Nagpur Heart clinic.'],
    ['Heart Rooms', 'Thank you for contacting Heart Rooms clinic.'],
    ['Clinic', 'Thank you for contacting Clinic clinic.'],
  ])('repeat no word of the text that follows: %s', (name, thanks) => {
    const clinic = { ...fields, name };
    expect(fill('Thank you for contacting {clinic} clinic.', clinic).filled).toBe(thanks);
  });

  it('default to the general years of experience on the towns’ pages', () => {
    expect(fill('{townYears}', { claims: { experienceYears: 12 } }).filled).toBe('12');
  });

  it.each([[null], [{ contact: { phone: ['no', 'number'] } }]])(
    'are not filled in if clinic.yaml holds %j',
    (clinic) => {
      expect(fill('{doctor}: {phone}', clinic)).toEqual({
        filled: '{doctor}: {phone}',
        unknownPlaceholders: [],
      });
    },
  );
});

describe('placeholders in capitals', () => {
  it('are filled by the page at every occurrence', () => {
    expect(interpolate('{TOWN}, {TOWN}: {HOURS}', { TOWN: 'Umred', HOURS: 15 })).toBe(
      'Umred, Umred: 15',
    );
  });
});

it.each([
  '<meta http-equiv="refresh" content="0;url=https://other.example/">',
  '<img src="https://other.example/a.png">',
  '![a](https://other.example/a.png)',
  '[Press](https://other.example/)',
  'Rao & Sons, M\\S, 2 < 3',
])('a fact is plain text in an article, whatever it contains: %s', (fact) => {
  const text = fillPlaceholders('About {fact}.', escapeForMarkdown({ fact }), () => undefined);
  const { html } = markdownToHtml(String(text));
  expect(html).not.toMatch(/<(meta|img)\b/);
  // A bare address may become a link to itself.
  const plain = html.replace(/<\/?p>|<a href="[^"]*">|<\/a>|\n/g, '');
  const words = plain.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  expect(words.replaceAll('&amp;', '&')).toBe(`About ${fact}.`);
});
