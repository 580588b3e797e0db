import { describe, expect, it } from 'vitest';
import { formatPhone } from '../../../shared/phone-numbers.ts';
import type { Clinic } from '../../content/schema/clinic.ts';
import { type ChatAbout, chatLink, webSearch } from './links.ts';
import { vcard } from './vcard.ts';

const clinic = {
  name: 'Heart & Vessel; Clinic',
  doctor: { name: 'Dr. A Rao', givenName: 'A', familyName: 'Rao', honorific: 'Dr.' },
  contact: { phone: '+918215550147', email: 'a@b.example', ambulance: '112' },
  address: {
    street: '4 Banyan Arcade, Orchard Lane, behind the old post office',
    locality: 'Mysuru',
    region: 'Karnataka',
    postalCode: '570001',
    country: 'IN',
  },
} as Clinic;

it('a web search is for the words as they are, with their special characters', () => {
  expect(new URL(webSearch('heart & soul?')).searchParams.get('q')).toBe('heart & soul?');
});

describe('a chat with the clinic', () => {
  const chat = {
    general: 'Hello.',
    page: 'Hello, I read "{PAGE}".',
    package: 'Hello, I read about the {PACKAGE} & more.',
    town: 'Hello from {TOWN}.',
  };
  const contact = { ...clinic.contact, whatsapp: '+919845550147' };
  const firstLine = (about?: ChatAbout) => {
    const link = chatLink({ clinic: { contact }, copy: { chat } }, about);
    const { origin, pathname, searchParams } = new URL(link ?? '');
    expect(origin + pathname).toBe('https://wa.me/919845550147');
    return searchParams.get('text');
  };

  it('begins with the topic that the visitor was reading about', () => {
    expect(firstLine()).toBe('Hello.');
    expect(firstLine({ kind: 'page', name: 'ECG & TMT?' })).toBe('Hello, I read "ECG & TMT?".');
    expect(firstLine({ kind: 'package', name: 'Full Look' })).toBe(
      'Hello, I read about the Full Look & more.',
    );
    expect(firstLine({ kind: 'town', name: 'Hunsur' })).toBe('Hello from Hunsur.');
  });

  it('works whatever the title of a post contains, even half a surrogate pair', () => {
    expect(firstLine({ kind: 'page', name: 'A \ud83d heart' })).toBe(
      'Hello, I read "A \ufffd heart".',
    );
  });

  it('has no link if the clinic has no number for chats', () => {
    expect(chatLink({ clinic, copy: { chat } })).toBeUndefined();
  });
});

describe('a phone number', () => {
  it.each([
    ['+919876543210', '+91 98765 43210'],
    ['+918215550147', '+91 821 555 0147'],
  ])('is written for people to read: %s as %s', (phone, expected) => {
    expect(formatPhone(phone)).toBe(expected);
  });
});

describe('the contact card', () => {
  const card = vcard(
    clinic,
    ['Monday, 9:00 AM to 1:00 PM', 'Tuesday, 1:00 PM to 5:00 PM'],
    'https://clinic.test/',
  );

  it('escapes the characters that separate its fields', () => {
    expect(card).toContain('ORG:Heart & Vessel\\; Clinic\r\n');
    expect(card.replaceAll('\r\n ', '')).toContain(
      '4 Banyan Arcade\\, Orchard Lane\\, behind the old post office;',
    );
  });
});
