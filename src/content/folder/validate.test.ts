import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { day, phoneNumber } from '../fields/fields.ts';
import { validate } from './validate.ts';

const schema = z.strictObject({
  title: z.string().min(1),
  about: z.string().min(10).max(12),
  price: z.number().int().positive(),
  rating: z.number().max(5),
  icon: z.enum(['ecg', 'echo']),
  link: z.url(),
  email: z.email(),
  date: day,
  phone: phoneNumber,
  points: z.array(z.string()).length(4, 'give exactly four points'),
  keywords: z.array(z.string()).min(3).max(6),
  claims: z.strictObject({ stars: z.number() }),
});

const validFields = {
  title: 'A',
  about: 'B'.repeat(10),
  price: 1,
  rating: 5,
  icon: 'ecg',
  link: 'https://a.example/',
  email: 'a@b.example',
  date: '2024-01-14',
  phone: '+919876543210',
  points: ['a', 'b', 'c', 'd'],
  keywords: ['a', 'b', 'c'],
  claims: { stars: 5 },
};

/** The messages about the fields after some of them have been changed. */
async function lines(changes: object): Promise<string[]> {
  const { issues } = await validate(schema, { ...validFields, ...changes }, { file: 'a.yaml' });
  return issues.map(({ field, message }) => `${field}: ${message}`);
}

describe('fields that fit their schema', () => {
  it('are returned as parsed, and unchanged when validated again', async () => {
    const { data, issues } = await validate(schema, validFields, { file: 'a.yaml' });
    expect(issues).toEqual([]);
    expect(data?.date).toEqual(new Date('2024-01-14'));
    expect((await validate(schema, data, { file: 'a.yaml' })).data).toEqual(data);
  });
});

describe('the validation of a file', () => {
  it.each<[object, string]>([
    [{ title: undefined }, 'title: is missing'],
    [{ title: null }, 'title: is empty'],
    [{ title: '' }, 'title: is empty'],
    [{ icon: undefined }, 'icon: is missing'],
    [{ date: undefined }, 'date: is missing'],
    [{ date: null }, 'date: is empty'],
    [{ title: 5 }, 'title: put it in quotes: "5"'],
    [{ title: { doctor: null } }, 'title: put the text in quotes: "{doctor}"'],
    [{ title: ['A'] }, 'title: must be text, not a list'],
    [{ price: 'high' }, 'price: must be a number, not text'],
    [{ price: 1.5 }, 'price: must be a whole number'],
    [{ price: 0 }, 'price: must be more than 0'],
    [{ rating: 6 }, 'rating: must be at most 5'],
    [{ claims: 'many' }, 'claims: must be a set of fields, not text'],
    [{ about: 'short' }, 'about: is too short: 5 characters, at least 10 are needed'],
    [{ about: 'B'.repeat(13) }, 'about: is too long: 13 characters, at most 12 are allowed'],
    [{ keywords: ['a'] }, 'keywords: must have at least 3 items, not 1'],
    [{ keywords: [] }, 'keywords: is an empty list; it needs at least 3'],
    [{ keywords: 'MBBS, MD, DM' }, 'keywords: must be a list, not text: write [MBBS, MD, DM]'],
    [{ icon: 'heart' }, 'icon: must be one of ecg, echo'],
    [{ icon: { toString: null } }, 'icon: must be one of ecg, echo'],
    [{ link: 'a.example' }, 'link: must be an address such as https://clinic.example'],
    [{ email: 'a at b' }, 'email: must be an email address'],
    [{ date: 'soon' }, 'date: must be a date such as 2024-01-14'],
    [{ date: '2024-02-30' }, 'date: 2024-02-30 is not a valid date'],
    [{ date: '2024-2-5' }, 'date: write the date as 2024-02-05, not as 2024-2-5'],
    [{ date: '31/31/2024' }, 'date: must be a date such as 2024-01-14'],
    [{ date: 2024 }, 'date: must be a date such as 2024-01-14'],
    [{ phone: '0712 5550147' }, 'phone: use the international form: "+919876543210"'],
    [{ phone: '+९१ ८२१५५ ५०१४७' }, 'phone: write "+918215550147"'],
    [{ phone: '+9991234567' }, 'phone: there is no phone number +9991234567; check its digits'],
    [{ points: ['a'] }, 'points: give exactly four points'],
  ])('reports %j as %s', async (changes, line) => {
    expect(await lines(changes)).toEqual([line]);
  });

  it('names each unknown field with its full path', async () => {
    expect(await lines({ claims: { stars: 5, Star: 5, reputation: 5 } })).toEqual([
      'claims.Star: unknown field; did you mean stars?',
      'claims.reputation: unknown field; check its spelling and indentation',
    ]);
  });

  it('names the item of a list before its field', async () => {
    const location = { file: 'packages.yaml', item: 'basic' };
    const { issues } = await validate(schema, { ...validFields, price: 'high' }, location);
    expect(issues).toMatchObject([{ file: 'packages.yaml', field: 'basic.price' }]);
  });
});
