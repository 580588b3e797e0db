import { describe, expect, it } from 'vitest';
import { deskSchema } from '../../clinic/desk-copy/index.ts';
import { internationalNumber, replyLinks } from './reply-links.ts';

describe('answering an enquiry', () => {
  it.each([
    ['98765 43210', '919876543210'],
    ['09876543210', '919876543210'],
    ['+91 98765-43210', '919876543210'],
    ['91 9876543210', '919876543210'],
    ['0044 20 7946 0000', '442079460000'],
    ['9123456789', '919123456789'],
    ['108', null],
  ])('%s is dialled as %s', (typed, number) => {
    expect(internationalNumber(typed, '91')).toBe(number);
  });

  it('begins with a greeting in the language of the visitor, with the clinic’s name in it', () => {
    const copy = deskSchema.parse({ greetings: { mr: 'राम राम {NAME}' } });
    const setup = {
      copy,
      clinicNames: { en: 'Heart & Co', hi: 'हार्ट' },
      locale: 'en-IN',
      callingCode: '91',
    };
    const text = (language: string) => {
      const enquiry = { name: 'Asha', phone: '98765 43210', email: 'a+b@example.com', language };
      const { chat, mail } = replyLinks(enquiry as never, setup);
      expect(mail).toContain(
        'mailto:a%2Bb%40example.com?subject=Your%20enquiry%20at%20Heart%20%26%20Co',
      );
      return new URL(chat ?? '').searchParams.get('text');
    };
    expect(text('hi')).toMatch(/^नमस्ते Asha जी, हम हार्ट /);
    expect(text('mr')).toBe('राम राम Asha');
    expect(text('kn')).toMatch(/^Hello Asha, this is Heart & Co/);
  });
});
