import { expect, test } from 'vitest';
import { enteredLanguage } from './entered-language.ts';

const languages = ['en', 'hi', 'mr'];

test.each([
  ['सुनीता वानखेडे', 'mr', 'mr'],
  ['सुनीता वानखेडे तपासणी कधी करता येईल? वेळ नाही', 'en', 'mr'],
  ['सुनीता वानखेडे मुझे कल आना है', 'mr', 'hi'],
  ['Namdeo Kale chatit dukhat ahe', 'mr', 'mr'],
  ['Sunita Wankhede asks for an ECG', 'en', 'en'],
  ['', 'mr', 'mr'],
  ['', 'kn', 'en'],
])('an enquiry typed as “%s” by someone whose desk is in %s is in %s', (text, own, language) => {
  expect(enteredLanguage(text, own, languages)).toBe(language);
});
