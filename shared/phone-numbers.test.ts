import { describe, expect, it } from 'vitest';
import { phoneLinksOf, splitAtPhoneNumbers } from './phone-numbers.ts';

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

describe('the clinic’s phone', () => {
  const links = phoneLinksOf({ phone: '+919876543210', ambulance: '108' });

  it.each(['+91 98765 43210', '+919876543210', '98765 43210', '9876543210', '098765 43210'])(
    'is a link where a text writes it as %s',
    (text) =>
      expect(splitAtPhoneNumbers(`Call ${text}.`, links)).toEqual([
        'Call ',
        { text, href: 'tel:+919876543210' },
        '.',
      ]),
  );

  it('is not seen in a longer number', () =>
    expect(splitAtPhoneNumbers('Card 1298765432109', links)).toEqual(['Card 1298765432109']));
});
