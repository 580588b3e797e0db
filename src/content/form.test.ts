import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FormField } from '../../shared/desk/form.ts';
import { checkText } from './check/check-text.ts';
import { fileKinds } from './folder/content-files.ts';
import { formOf, templateOf } from './form.ts';

function kind(name: string) {
  const found = fileKinds.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`there is no kind ${name}`);
  return found;
}

/** The field at a path of names; `*` is an item of a list. */
function fieldAtPath(form: FormField, path: string): FormField {
  return path.split('.').reduce((field, name) => {
    const inner = name === '*' ? field.item : field.fields?.find((field) => field.name === name);
    if (!inner) throw new Error(`there is no field ${name} in ${field.name}`);
    return inner;
  }, form);
}

describe('the form of a file', () => {
  it.each([
    ['contact', 'contact.phone', { control: 'phone', isRequired: true }],
    ['contact', 'contact.whatsapp', { control: 'phone', isRequired: false }],
    ['contact', 'contact.email', { control: 'email' }],
    ['clinic', 'theme.brand', { control: 'colour', default: '#556960' }],
    ['hours', 'openingHours.*.opens', { control: 'time', help: 'When the clinic opens.' }],
    ['hours', 'openingHours.*.days.*', { control: 'choice' }],
    ['clinic', 'doctor.portrait', { control: 'picture' }],
    ['clinic', 'links.facebook', { control: 'address', label: 'Facebook' }],
    ['claims', 'facts', { control: 'record' }],
    ['hours', 'emergency', { control: 'switch' }],
    ['claims', 'claims.rating', { control: 'number', min: 1, max: 5 }],
    ['packages', '*.price', { control: 'price', help: expect.stringContaining('currency') }],
    ['packages', '*.includes', { control: 'list', min: 1 }],
    ['services', '*.group', { control: 'serviceGroup', help: 'The group it belongs to.' }],
    ['article', 'text', { control: 'markdown' }],
    ['pages/home', 'hero.portraitAlt', { control: 'text', label: 'What the portrait shows' }],
  ])('has a control for each kind of field: %s, %s', (name, path, expected) => {
    expect(fieldAtPath(formOf(kind(name)), path)).toMatchObject(expected);
  });

  it.each([
    ['contact', 'contact.phone', 'Phone', 'फ़ोन', 'फोन'],
    ['hours', 'openingHours', 'Opening hours', 'क्लिनिक का समय', 'क्लिनिकच्या वेळा'],
    ['packages', '*.price', 'Price', 'कीमत', 'किंमत'],
    ['clinic', 'timeZone', 'Time zone', 'Time zone', 'Time zone'],
  ])(
    'names the most used fields in the language of the person: %s, %s',
    (name, path, ...labels) => {
      const labelsIn = ['en', 'hi', 'mr'].map(
        (code) => fieldAtPath(formOf(kind(name), code), path).label,
      );
      expect(labelsIn).toEqual(labels);
    },
  );

  it.each(fileKinds)('explains every field: $name', (fileKind) => {
    const fields = (field: FormField): FormField[] => [
      field,
      ...[...(field.fields ?? []), ...(field.item ? [field.item] : [])].flatMap(fields),
    ];
    const namedFields = fields(formOf(fileKind)).filter(({ name }) => name !== '');
    expect(namedFields.length).toBeGreaterThan(3);
    for (const { name, label, help } of namedFields) {
      expect([name, label, help]).not.toContain('');
      expect(help).not.toMatch(
        /\.yaml|in quotes|\btrue (?:if|in|for|to)\b|images\/|\d{4}-\d\d-\d\d/,
      );
    }
  });

  it('has a field as soon as the schema has it', () => {
    const schema = z.strictObject({ parking: z.string().max(90).describe('Where to park.') });
    const form = formOf({ name: 'new', path: 'new.yaml', schema });
    expect(form.fields).toEqual([
      {
        name: 'parking',
        label: 'Parking',
        help: 'Where to park.',
        control: 'text',
        isRequired: true,
        max: 90,
      },
    ]);
  });
});

it.each(['en', 'hi', 'mr'])(
  'new pages of packages and towns have no mistake in %s',
  async (language) => {
    for (const path of [`${language}/pages/offers.yaml`, `${language}/pages/town.yaml`]) {
      expect(await checkText(path, (await templateOf(path)) ?? ''), path).toEqual([]);
    }
  },
);

it.each(['en', 'hi', 'mr'])(
  'a new costs page lacks only the first price and its date in %s',
  async (language) => {
    const path = `${language}/pages/costs.yaml`;
    const mistakes = await checkText(path, (await templateOf(path)) ?? '');
    expect(mistakes.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/prices/0/items/0/from', 'is missing'],
      ['/prices/0/items/0/asOf', 'is missing'],
    ]);
  },
);

it('a new file is empty if it is for all languages, or its language has no ready-made words', async () => {
  for (const path of ['clinic.yaml', 'ta/pages/offers.yaml']) {
    expect(await templateOf(path), path).toBeUndefined();
  }
});
