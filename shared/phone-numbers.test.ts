import { describe, expect, it } from 'vitest';
import { splitAtPhoneNumbers } from './phone-numbers.ts';

const links = { '108': 'tel:108', '+91 98765 43210': 'tel:+919876543210' };

describe('the phone numbers of a text', () => {
  it('become links wherever they stand, the rest stays as it is', () => {
    expect(splitAtPhoneNumbers('Call 108, then +91 98765 43210.', links)).toEqual([
      'Call ',
      { text: '108', href: 'tel:108' },
      ', then ',
      { text: '+91 98765 43210', href: 'tel:+919876543210' },
      '.',
    ]);
  });

  it.each([
    'at the beginning: 108',
    '108 at the end',
    'dial 108.',
    '(108)',
    'Call 108: now',
    '108-',
  ])('are found in "%s"', (text) =>
    expect(splitAtPhoneNumbers(text, links)).toContainEqual({ text: '108', href: 'tel:108' }),
  );

  it.each([
    '1,108 patients',
    '108.5',
    '180/108',
    '108/70',
    '108 mg',
    '108%',
    '2108',
    '1080',
    '100-108',
  ])('are not seen in "%s"', (text) => expect(splitAtPhoneNumbers(text, links)).toEqual([text]));
});
