import { describe, expect, it } from 'vitest';
import { isoDate, longDate } from '../../words/dates.ts';
import { groupDigits, numberWord } from '../../words/numbers.ts';
import { priceText } from '../../words/prices.ts';
import { relatedArticles } from './articles.ts';
import type { Article } from './index.ts';

describe('numbers', () => {
  it.each([
    [2300, '2,300'],
    [20000, '20,000'],
    [100000, '1,00,000'],
  ])('are grouped the Indian way: %i as %s', (value, expected) => {
    expect(groupDigits(value, 'en-IN')).toBe(expected);
  });

  it('are grouped differently in another country', () => {
    expect(groupDigits(100000, 'en-KE')).toBe('100,000');
  });

  it.each([
    ['en', 1, 'one'],
    ['en', 17, 'seventeen'],
    ['en', 20, 'twenty'],
    ['en', 21, '21'],
    ['en', 0, '0'],
    ['hi', 17, 'सत्रह'],
    ['mr', 10, 'दहा'],
    ['ta', 3, '3'],
    ['en', 1200, '1,200'],
  ])('are written as words if they are small counts: %s, %i, %s', (language, count, expected) => {
    expect(numberWord(count, language)).toBe(expected);
  });

  it('become prices in whole units of the currency', () => {
    const address = { street: '', locality: '', region: '', postalCode: '', country: 'IN' };
    const india = { currency: 'INR', address };
    expect(priceText(10000, india)).toBe('₹10,000');
    expect(priceText(120000, india)).toBe('₹1,20,000');
    const kenya = { ...india, currency: 'KES', address: { ...address, country: 'KE' } };
    expect(priceText(120000, kenya)).toBe('Ksh\u00a0120,000');
  });
});

describe('a day', () => {
  it('is the same day in every time zone', () => {
    const india = { language: 'en', address: { country: 'IN' } };
    expect(longDate(new Date('2024-01-14T00:00:00Z'), india)).toBe('January 14, 2024');
    expect(longDate(new Date('2024-01-14T23:59:59Z'), india)).toBe('January 14, 2024');
    expect(isoDate(new Date('2024-01-14T23:59:59Z'))).toBe('2024-01-14');
  });
});

describe('the articles to read next', () => {
  const article = (id: string, day: string, ...keywords: string[]) =>
    ({ id, day: new Date(day), data: { keywords, featured: false } }) as unknown as Article;
  const stent = article('stent', '2024-01-01', 'Heart stent', 'angioplasty cost');
  const film = article('film', '2024-01-02', 'heart film', 'stent or not');
  const salt = article('salt', '2024-01-03', 'salt');
  const walk = article('walk', '2024-01-04', 'walking');
  const beat = article('beat', '2024-01-05', 'heart beat');

  it('are those with the most words in common, then the newest, and never the article itself', () => {
    const related = relatedArticles(stent, [stent, film, salt, walk, beat]);
    expect(related.map(({ id }) => id)).toEqual(['film', 'beat', 'walk']);
  });

  it('are fewer if there are no more', () => {
    expect(relatedArticles(stent, [stent, film])).toEqual([film]);
  });
});
