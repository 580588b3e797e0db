import { describe, expect, it } from 'vitest';
import { foldWord, wordsIn } from '../../shared/text/search-words.ts';
import { createSearchIndex, type SearchDocument, search } from './search.ts';

const ignoredWords = ['the', 'is', 'a', 'में', 'हो'];
const documentAt = (href: string, title: string, text = ''): SearchDocument => ({
  href,
  kind: 'article',
  title,
  headings: '',
  summary: '',
  text,
});
const index = createSearchIndex();
index.addAll([
  documentAt('/stent', 'Angioplasty and stents', 'The price is ₹2,300. A follow-up is free.'),
  documentAt(
    '/heart',
    'A heart attack',
    'Chest pressure, and what to do. Ménière is another illness.',
  ),
  documentAt('/pulse', 'The pulse', 'What a pulse tells of the heart.'),
  documentAt('/hindi', 'दिल का दौरा', 'सीने में दर्द हो तो तुरंत फ़ोन करें।'),
]);
const find = (query: string) => search(index, query, { ignoredWords });
const hrefs = (query: string) => find(query).documents.map(({ id }) => id);

describe('words', () => {
  it.each([
    ['Hearts', 'heart'],
    ['arteries', 'artery'],
    ['doctor’s', 'doctor'],
    ['diagnosis', 'diagnosis'],
    ['Ménière', 'meniere'],
    ['2,300', '2300'],
    ['दिल', 'दिल'],
    ['की', 'की'],
    ['फ़ोन', 'फोन'],
    ['साँस', 'सांस'],
    ['हिन्दी', 'हिंदी'],
    ['डॉक्टर', 'डाक्टर'],
    ['उन्हें', 'उन्हें'],
  ])('are normalised: %s to %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
    expect(foldWord(folded)).toBe(folded);
  });

  it('are found in any script, with their positions', () => {
    const text = 'ECG: ₹2,300, “दिल का दौरा”। x';
    expect(wordsIn(text).map(({ word }) => word)).toEqual([
      'ECG',
      '2,300',
      'दिल',
      'का',
      'दौरा',
      'x',
    ]);
    for (const { word, start, end } of wordsIn(text)) expect(text.slice(start, end)).toBe(word);
  });
});

describe('a search', () => {
  it.each([
    ['angioplsty', '/stent'],
    ['haert attack', '/heart'],
    ['chest presure', '/heart'],
  ])('tolerates a typing error, and reports it: %s', (query, href) => {
    expect(find(query).quality).toBe('similar');
    expect(hrefs(query)).toEqual([href]);
  });

  it('tolerates no error in short words, and none if a word matches exactly', () => {
    expect(hrefs('ecf')).toEqual([]);
    expect(hrefs('pulse')).toEqual(['/pulse']);
    expect(hrefs('heart')).toEqual(['/heart', '/pulse']);
  });

  it('ignores stop words, unless the query has nothing else', () => {
    expect(find('is the stent में').quality).toBe('exact');
    expect(hrefs('is the stent में')).toEqual(['/stent']);
    expect(hrefs('the').sort()).toEqual(['/pulse', '/stent']);
  });

  it('treats words of more than three letters as prefixes', () => {
    expect(hrefs('pressu')).toEqual(['/heart']);
    expect(hrefs('p')).toEqual([]);
  });
});
