import { expect, it, test } from 'vitest';
import { eachField } from '../../../shared/enquiry-fields.ts';
import { entryLanguage, entryProblems } from './Entry.tsx';

const copy = { nameMissing: 'No name', messageMissing: 'No message', emailWrong: 'Wrong email' };

it('an enquiry that staff enter needs a name and a message; its email may be missing, but not wrong', () => {
  const emptyEntry = { ...eachField(() => ''), name: ' ' };
  expect(entryProblems(emptyEntry, copy)).toEqual({ name: 'No name', message: 'No message' });
  const entry = { ...emptyEntry, name: 'Asha', message: 'Monday' };
  expect(entryProblems(entry, copy)).toEqual({});
  expect(entryProblems({ ...entry, email: 'asha@' }, copy)).toEqual({
    email: 'Wrong email',
  });
});

const languages = ['en', 'hi', 'mr'];

test.each([
  ['सुनीता वानखेडे', 'mr', 'mr'],
  ['सुनीता वानखेडे तपासणी कधी करता येईल? वेळ नाही', 'en', 'mr'],
  ['सुनीता वानखेडे मुझे कल आना है', 'mr', 'hi'],
  ['Namdeo Kale chatit dukhat ahe', 'mr', 'mr'],
  ['Sunita Wankhede asks for an ECG', 'en', 'en'],
  ['', 'mr', 'mr'],
  ['', 'kn', 'en'],
])(
  'an enquiry typed as “%s” by someone whose desk is in %s is in %s',
  (text, deskLanguage, language) => {
    expect(entryLanguage(text, deskLanguage, languages)).toBe(language);
  },
);
