import { describe, expect, it } from 'vitest';
import { arePhones, phoneLinksOf, phonesIn, splitAtPhoneNumbers } from './phone-numbers.ts';

const links = { '108': 'tel:108', '+91 98765 43210': 'tel:+919876543210' };

describe('the phone numbers of a text', () => {
  it('become links wherever they occur, and the rest stays unchanged', () => {
    expect(splitAtPhoneNumbers('Call 108, then +91 98765 43210.', links)).toEqual([
      'Call ',
      { text: '108', href: 'tel:108' },
      ', then ',
      { text: '+91\u00a098765\u00a043210', href: 'tel:+919876543210' },
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

  it('are found in digits of any script, and shown as written', () =>
    expect(splitAtPhoneNumbers('१०८ या +९१ ९८७६५ ४३२१०, 𝟗', links)).toEqual([
      { text: '१०८', href: 'tel:108' },
      ' या ',
      { text: '+९१\u00a0९८७६५\u00a0४३२१०', href: 'tel:+919876543210' },
      ', 𝟗',
    ]));

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
  ])('are not found in "%s"', (text) => expect(splitAtPhoneNumbers(text, links)).toEqual([text]));
});

describe('the clinic’s phone', () => {
  const links = phoneLinksOf({ phone: '+919876543210', ambulance: '108' });

  it.each(['+91 98765 43210', '+919876543210', '98765 43210', '9876543210', '098765 43210'])(
    'becomes a link if a text writes it as %s',
    (text) =>
      expect(splitAtPhoneNumbers(`Call ${text}.`, links)).toEqual([
        'Call ',
        { text: text.replaceAll(' ', '\u00a0'), href: 'tel:+919876543210' },
        '.',
      ]),
  );

  it('is not found within a longer number', () =>
    expect(splitAtPhoneNumbers('Card 1298765432109', links)).toEqual(['Card 1298765432109']));
});

describe('a government helpline of five digits', () => {
  const text = 'Call 14555 and ask.';
  const indianLinks = phoneLinksOf({ phone: '+919876543210', ambulance: '108' });

  it('becomes a link in the texts of a clinic in India', () =>
    expect(splitAtPhoneNumbers(text, indianLinks)).toEqual([
      'Call ',
      { text: '14555', href: 'tel:14555' },
      ' and ask.',
    ]));

  it('is a plain number in the texts of a clinic elsewhere', () =>
    expect(
      splitAtPhoneNumbers(text, phoneLinksOf({ phone: '+442079460000', ambulance: '999' })),
    ).toEqual([text]));

  it.each(['₹14555', 'Rs. 14555', '14500 patients', '145551', '14,555', '14555 km'])(
    'is not found in "%s"',
    (text) => expect(splitAtPhoneNumbers(text, indianLinks)).toEqual([text]),
  );
});

describe('the numbers that a visitor typed', () => {
  const numbersIn = (text: string) => phonesIn(text, '+919876543210').map(({ number }) => number);

  it.each([
    ['98765 43210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['91 9876543210', '+919876543210'],
    ['0044 20 7946 0000', '+442079460000'],
    ['9123456789', '+919123456789'],
    ['९८२३१ २३४५६', '+919823123456'],
    ['+९१-९८२३१-२३४५६', '+919823123456'],
    ['০৯৮৭৬৫ ৪৩২১০', '+919876543210'],
    ['٠٩٨٧٦٥ ٤٣٢١٠', '+919876543210'],
    ['۰۹۸۷۶۵ ۴۳۲۱۰', '+919876543210'],
    ['𝟘𝟡𝟠𝟟𝟞𝟝 𝟰𝟯𝟮𝟭𝟬', '+919876543210'],
    ['98765/43210', '+919876543210'],
    ['98765 4321', '+91987654321'],
  ])('are dialled correctly: %s as %s', (typed, number) =>
    expect(numbersIn(typed)).toEqual([number]),
  );

  it.each(['108', '', 'अज्ञात', '½②', '9876543210123456'])('do not include "%s"', (typed) =>
    expect(numbersIn(typed)).toEqual([]),
  );

  it.each([
    '9767012340 / 9922098765',
    '9767012340,9922098765',
    '+91 97670 12340 or 09922098765',
    '९७६७०१२३४० या ९९२२०९८७६५',
    '9767012340 (wife 9922098765)',
  ])('are recognised as two in %s', (typed) =>
    expect(numbersIn(typed)).toEqual(['+919767012340', '+919922098765']),
  );

  it('can be contacted by WhatsApp only if they were found in the text as mobile numbers', () => {
    const texts = ['98231 23456', '0712 2555555', '98765 4321', '(98231)(23456)'];
    const phones = texts.flatMap((text) => phonesIn(text, '+919876543210'));
    expect(phones.map(({ canChat }) => canChat)).toEqual([true, false, false, false]);
    expect(phones.map(({ isKnown }) => isKnown)).toEqual([true, true, false, true]);
    const results = texts.map((text) => arePhones(text, '+919876543210'));
    expect(results, 'as checked before and after it is stored').toEqual([true, true, false, true]);
  });
});
