import { describe, expect, it } from 'vitest';
import { asciiDigits } from './digits.ts';

describe('the digits of a text', () => {
  it.each([
    ['९८२३१ २३४५६', '98231 23456'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['＋９１ ９８', '＋91 98'],
    ['𝟘𝟡𝟬𝟵', '0909'],
    ['½ ② अ 10', '½ ② अ 10'],
  ])('are those of %s, read as %s', (written, read) => expect(asciiDigits(written)).toBe(read));
});
