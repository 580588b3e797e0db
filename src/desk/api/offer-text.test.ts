import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Messages } from '../../content/schema/messages.ts';
import { offerText } from './offer-text.ts';

/** What the sample says to patients. */
const messagesIn = (language: string): Messages =>
  parse(readFileSync(`clinic/${language}/messages.yaml`, 'utf8'));

const setup = {
  messages: { en: messagesIn('en'), mr: messagesIn('mr') },
  clinicNames: { en: 'Heart & Co', mr: 'हार्ट' },
  languages: ['en', 'mr'],
  locale: 'en-IN',
  facts: { mr: { ADDRESS: 'धंतोली, नागपूर' } },
  packageNames: { en: { basic: 'Basic heart check' }, mr: { basic: 'हृदय तपासणी' } },
  partsOfDay: { mr: { morning: 'सकाळी', afternoon: 'दुपारी', evening: 'संध्याकाळी', night: 'रात्री' } },
};

const textIn = (
  language: string,
  {
    line = '',
    insteadOf = undefined as string | null | undefined,
    isClosed = false,
    messages = setup.messages,
    booked = [] as { kind: 'package'; id: string; title: string }[],
    name = 'Asha',
  } = {},
) =>
  offerText(
    {
      name,
      language,
      booked,
      visit: { state: 'offered', at: '2026-12-03T05:00:00.000Z', offer: 2 },
      request: {
        link: 'https://clinic.example/request/a',
        insteadOf,
        isClosed,
        history: [
          { kind: 'offered', offer: 1, line: 'Not any more.' },
          { kind: 'changed', offer: 2, line },
          { kind: 'changed', offer: 3, line: 'Taken back.' },
          { kind: 'withdrawn', offer: 3, line: '' },
        ],
      },
    } as never,
    { ...setup, messages },
    'Asia/Kolkata',
  );

it('an offer to a patient names the time by the clinic’s clock, in the patient’s language, and has the link', () => {
  expect(textIn('en', { line: 'Please come fasting.' })).toMatch(
    /on Thursday,? 3 December, 10:30 AM\.\nPlease come fasting\.\nPlease answer here: https:\/\/clinic\.example\/request\/a$/,
  );
  expect(textIn('en')).not.toContain('  ');
  expect(textIn('mr')).toContain('3 डिसेंबर, सकाळी 10:30 वाजता');
});

it('instead of an offer for a time at which the clinic is closed now, the patient is told not to come', () => {
  const text = textIn('en', { isClosed: true, line: 'Please come fasting.' });
  expect(text).toMatch(/3 December, 10:30 AM cannot take place.*do not come then.*\/request\/a$/);
  expect(text).not.toMatch(/can see you|fasting/);
  expect(textIn('mr', { isClosed: true })).toMatch(/सकाळी 10:30 वाजताची .*येऊ नका/);
});

it('an offer in place of another time says in the patient’s language that this one no longer holds', () => {
  const insteadOf = '2026-12-02T05:30:00.000Z';
  expect(textIn('en', { insteadOf, line: 'Please come fasting.' })).toMatch(
    /10:30 AM\.\nThe earlier time, Wednesday,? 2 December, 11:00 AM, no longer holds: please do not come then\.\nPlease come fasting\.\nPlease answer here: /,
  );
  expect(textIn('mr', { insteadOf })).toMatch(/\nआधीची .*2 डिसेंबर, सकाळी 11:00 वाजता.*येऊ नका\.\n/);
  expect(textIn('en', { insteadOf: null })).not.toContain('earlier');
  const own = { offer: 'Come on {TIME}: {LINK}', replacedOffer: 'Not on {TIME}.' };
  const messages = { ...setup.messages, en: { ...setup.messages.en, ...own } };
  expect(textIn('en', { insteadOf, messages }), 'a text without the line').toMatch(
    /^Come on Thursday.*: https.*\nNot on Wednesday.* 11:00 AM\.$/,
  );
});

const basic = { kind: 'package' as const, id: 'basic', title: 'Basic heart check' };

it('an offer names the package that was asked for, and the address, in the patient’s language', () => {
  expect(textIn('mr', { booked: [basic], line: 'उपाशी या.' })).toMatch(
    /येऊ शकता\.\nहृदय तपासणी\nउपाशी या\.\nधंतोली, नागपूर\nकृपया इथे/,
  );
  expect(textIn('en', { booked: [basic] })).toMatch(/\.\nBasic heart check\nPlease answer/);
});

it.each([
  ['शकुंतला देवी (बेटा लिख रहा है)', 'शकुंतला देवी'],
  ['Colonel R. S. Bhatia (Retd.)', 'Colonel R. S. Bhatia'],
  ['Col. Bhatia, Retd.', 'Col. Bhatia'],
  ['Wing Cdr. Rao (Retd), VSM', 'Wing Cdr. Rao, VSM'],
  ['वर्मा जी', 'वर्मा'],
  ['(Asha)', 'Asha'],
  ['Asha (for my mother', 'Asha'],
])('a greeting to “%s” is to “%s”', (name, greeted) => {
  expect(textIn('en', { name })).toContain(`Hello ${greeted}, this is`);
});
