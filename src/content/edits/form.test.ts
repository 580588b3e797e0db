import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FormField } from '../../../shared/desk/site/form.ts';
import { contentFiles } from '../folder/content-files.ts';
import { heartWordsIn } from '../leftovers/heart-words.ts';
import { formOf } from './form.ts';

function kind(name: string) {
  const found = contentFiles.find((each) => each.name === name);
  if (!found) throw new Error(`there is no file ${name}`);
  return found;
}

/** The field at a path of names; `*` is an item of a list. */
function at(form: FormField, path: string): FormField {
  return path.split('.').reduce((field, name) => {
    const inner = name === '*' ? field.item : field.fields?.find((each) => each.name === name);
    if (!inner) throw new Error(`there is no field ${name} in ${field.name}`);
    return inner;
  }, form);
}

describe('the form of a file', () => {
  it.each([
    ['clinic', 'contact.phone', { control: 'phone', isRequired: true }],
    ['clinic', 'contact.whatsapp', { control: 'phone', isRequired: false }],
    ['clinic', 'contact.email', { control: 'email' }],
    [
      'clinic',
      'fonts.heading',
      { control: 'choice', choices: expect.arrayContaining(['Fraunces', 'Lora', 'Poppins']) },
    ],
    ['clinic', 'theme.brand', { control: 'colour', usual: '#556960' }],
    ['clinic', 'openingHours.*.opens', { control: 'time', help: 'When the clinic opens.' }],
    ['clinic', 'openingHours.*.days.*', { control: 'choice' }],
    ['clinic', 'closures.*.day', { control: 'day' }],
    ['clinic', 'closures.*.sentence', { control: 'either' }],
    ['clinic', 'doctor.portrait', { control: 'picture' }],
    ['clinic', 'links.facebook', { control: 'address', label: 'Facebook' }],
    ['clinic', 'facts', { control: 'named' }],
    ['clinic', 'emergency', { control: 'switch' }],
    ['clinic', 'claims.rating', { control: 'number', least: 1, most: 5 }],
    ['packages', 'price', { control: 'price', help: expect.stringContaining('currency') }],
    ['packages', 'includes', { control: 'list', least: 1 }],
    ['services', 'group', { control: 'serviceGroup', help: 'The group it belongs to.' }],
    ['article', 'text', { control: 'markdown' }],
    ['pages/home', 'hero.portraitAlt', { control: 'text', label: 'What the portrait shows' }],
  ])('has a control for each kind of field: %s, %s', (name, path, expected) => {
    expect(at(formOf(kind(name)), path)).toMatchObject(expected);
  });

  it.each(contentFiles)('explains every field: $name', (file) => {
    const fields = (field: FormField): FormField[] => [
      field,
      ...[...(field.fields ?? []), ...(field.item ? [field.item] : [])].flatMap(fields),
    ];
    const named = fields(formOf(file)).filter(({ name }) => name !== '');
    expect(named.length).toBeGreaterThan(3);
    for (const { name, label, help } of named) {
      expect([name, label, help]).not.toContain('');
      expect(help).not.toMatch(/\.yaml|in quotes/);
    }
  });

  it.each(contentFiles)('has no hint that only a heart clinic understands: $name', (file) => {
    const hints = (field: FormField): string[] =>
      field.isOfHearts
        ? []
        : [
            field.label,
            field.help,
            ...[...(field.fields ?? []), ...(field.item ? [field.item] : [])].flatMap(hints),
          ];
    const all = (formOf(file).fields ?? []).flatMap(hints);
    expect(all.flatMap(heartWordsIn)).toEqual([]);
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
        most: 90,
      },
    ]);
  });
});
