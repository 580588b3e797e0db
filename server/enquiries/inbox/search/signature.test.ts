import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alikeLetters } from './alike-letters.ts';
import { jsonOf } from './matches.ts';
import { signatureOf, signatureOfWords } from './signature.ts';

const letter = fc.constantFrom(
  ...'aBé ésſKẞßϴΣςइईउऊसुनीतािूईउंँक़',
  '"',
  '\\',
  '\n',
  ' ',
  '9',
  '९',
  '\u{1f600}',
);
const text = fc.string({ unit: letter, maxLength: 40 });

function has(signature: number[], word: string): boolean {
  return signatureOfWords([jsonOf(word)]).every((bits, at) => {
    return (BigInt(signature[at] ?? 0) & BigInt(bits)) === BigInt(bits);
  });
}

it('the signature of a text has all the bits of each part of its words, however they are written', () => {
  fc.assert(
    fc.property(text, text, fc.nat(40), fc.nat(40), (name, message, from, length) => {
      const signature = signatureOf(JSON.stringify({ name, message }), '');
      const part = [...message].slice(from, from + length).join('');
      for (const word of part.split(/\s+/)) {
        const others = alikeLetters.map(([one = '', other = '']) => word.replaceAll(other, one));
        const cases = [word.toUpperCase(), word.toLowerCase()];
        const spellings = [word.normalize('NFC'), word.normalize('NFD'), ...cases, ...others];
        for (const spelling of spellings) expect(has(signature, spelling), spelling).toBe(true);
      }
    }),
  );
});

it('the signature of a hundred words tells most other words from them', () => {
  const words = Array.from({ length: 100 }, (_, at) => (at * 7_919 + 12_345).toString(36) + at);
  const signature = signatureOf(JSON.stringify({ message: words.join(' ') }), '9823123456');
  expect(has(signature, '98231')).toBe(true);
  const others = Array.from({ length: 1_000 }, (_, at) => `name${(at * 104_729).toString(36)}`);
  expect(others.filter((word) => has(signature, word)).length).toBeLessThan(100);
});

it('neither a word of two letters nor the names of the fields have bits', () => {
  expect(signatureOfWords(['माँ', 'दु', 'ab'])).toEqual(Array(10).fill(0));
  const content = { name: '', email: '', phone: '', message: '' };
  expect(has(signatureOf(JSON.stringify(content), ''), 'message')).toBe(false);
});
