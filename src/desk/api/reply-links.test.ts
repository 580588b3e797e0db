import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Messages } from '../../content/schema/messages.ts';
import { greetingTo, readyAnswersTo, replyLinks } from './reply-links.ts';

/** What the sample says to patients. */
const messagesIn = (language: string): Messages =>
  parse(readFileSync(`clinic/${language}/messages.yaml`, 'utf8'));

const mobile = { number: '+919876543210', text: '+91 98765 43210', canChat: true, isKnown: true };
const landline = {
  number: '+917122555555',
  text: '+91 712 255 5555',
  canChat: false,
  isKnown: true,
};

describe('answering an enquiry', () => {
  const messages = {
    en: messagesIn('en'),
    hi: messagesIn('hi'),
    mr: { ...messagesIn('mr'), greeting: 'राम राम {NAME}' },
  };
  const numbers = { PHONE: '+91 712 222 2222', AMBULANCE: '108' };
  const setup = {
    messages,
    clinicNames: { en: 'Heart & Co', hi: 'हार्ट' },
    facts: {
      en: { ...numbers, CLINIC: 'Heart & Co', MAP: 'https://map.example' },
      hi: { ...numbers, CLINIC: 'हार्ट' },
    },
    language: 'en',
    languages: ['en', 'hi'],
    locale: 'en-IN-u-nu-latn',
    partsOfDay: {},
  };
  const asha = { name: 'Asha', phones: [mobile], email: 'a+b@example.com', language: 'en' };
  const linksTo = (language: string, phones = [mobile]) =>
    replyLinks({ ...asha, language, phones }, setup, 'Hello');

  describe('begins', () => {
    const now = new Date('2026-12-01T06:00:00Z');
    const beginning = (state: object, language = 'en') => {
      const enquiry = { ...asha, language, tab: 'new', urgent: false, pending: null, ...state };
      return greetingTo(enquiry as never, setup, { timeZone: 'Asia/Kolkata', now });
    };
    const pending = (reason: string, callAt: string | null = null) => ({
      tab: 'pending',
      pending: { reason, callAt },
    });

    it('with thanks in the patient’s language, and names the clinic', () => {
      expect(beginning({}, 'hi')).toMatch(/^नमस्ते Asha जी, हम हार्ट /);
      expect(beginning({}, 'mr')).toBe('राम राम Asha');
      expect(beginning({}, 'kn')).toMatch(/^Hello Asha, this is Heart & Co. Thank you/);
    });

    it('with the ambulance while words of an emergency wait for an answer', () => {
      const urgent = { urgent: true };
      expect(beginning(urgent)).toContain('call 108 at once');
      expect(beginning(urgent)).toContain('call us on +91 712 222 2222');
      expect(beginning(urgent, 'hi')).toContain('108 पर फ़ोन करें');
      const calledInVain = beginning({ ...pending('no-answer'), ...urgent });
      expect(calledInVain).toMatch(/call 108 at once.* We called you .* could not reach you\.$/);
      const promised = { ...pending('call-back', '2026-12-01T12:30:00Z'), ...urgent };
      expect(beginning(promised)).toMatch(
        /call 108 at once.* We will also call you on .*6:00 PM\.$/,
      );
      expect(beginning({ ...urgent, tab: 'answered' })).toContain('Thank you');
    });

    it('with the call that nobody answered', () => {
      const text = beginning(pending('no-answer'));
      expect(text).toContain('We called you about your message and could not reach you.');
      expect(text).toContain('+91 712 222 2222');
    });

    it('with the doctor who has to see it, until the doctor has written', () => {
      const waiting = pending('doctor');
      expect(beginning(waiting)).toContain('passed your question on to the doctor');
      const written = { ...waiting, pending: { ...waiting.pending, doctorsNote: 'a note' } };
      expect(beginning(written)).toContain('Thank you for writing to us.');
    });

    it('with the call that was promised, until its time has come', () => {
      expect(beginning(pending('call-back', '2026-12-01T12:30:00Z'))).toMatch(
        /We will call you on Tuesday,? 1 December, 6:00 PM\./,
      );
      expect(beginning(pending('call-back', '2026-12-01T05:30:00Z'))).toContain('Thank you');
    });
  });

  it('has an email subject in the patient’s language', () => {
    const mail = (language: string) => new URL(linksTo(language).mail ?? '');
    expect(mail('hi').pathname).toBe('a%2Bb@example.com');
    expect(mail('en').searchParams.get('subject')).toBe('Your message to Heart & Co');
    expect(mail('hi').searchParams.get('subject')).toBe('हार्ट को भेजा आपका मैसेज');
    expect(mail('kn').searchParams.get('subject')).toBe('Your message to Heart & Co');
  });

  it('offers a call to each number, and WhatsApp to those that can have it', () => {
    const { phones } = linksTo('en', [mobile, landline]);
    expect(phones.map(({ call }) => call)).toEqual(['tel:+919876543210', 'tel:+917122555555']);
    expect(phones[0]?.chat).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello/);
    expect(phones[1]?.chat).toBeNull();
  });

  it('has ready answers in the patient’s language with the clinic’s facts', () => {
    const answers = (language: string) =>
      readyAnswersTo(
        { name: 'Asha', phones: [mobile], email: 'a@example.com', language } as never,
        setup,
      );
    expect(answers('hi').map(({ name }) => name)).toEqual([
      'Fees',
      'Directions',
      'What to bring',
      'Fasting',
    ]);
    const [, directions] = answers('en');
    const chat = new URL(directions?.links.phones[0]?.chat ?? '').searchParams.get('text');
    expect(chat).toMatch(/^Hello Asha, this is Heart & Co\..*https:\/\/map\.example/s);
    expect(new URL(directions?.links.mail ?? '').searchParams.get('body')).toBe(chat);
    const [, inHindi] = answers('hi');
    expect(decodeURIComponent(inHindi?.links.mail ?? '')).toContain('नमस्ते Asha जी, हम हार्ट से');
  });

  it('has the ambulance before a ready answer while words of an emergency wait for one', () => {
    const bodyFor = (state: object) => {
      const enquiry = { ...asha, language: 'hi', tab: 'new', urgent: true, ...state };
      const [first] = readyAnswersTo(enquiry as never, setup);
      return new URL(first?.links.mail ?? '').searchParams.get('body') ?? '';
    };
    expect(bodyFor({})).toMatch(/^आपने जो तकलीफ़ .*108 पर फ़ोन करें.*\n\nनमस्ते Asha जी/s);
    expect(bodyFor({ tab: 'answered' })).toMatch(/^नमस्ते Asha जी/);
    expect(bodyFor({ urgent: false })).toMatch(/^नमस्ते Asha जी/);
  });

  describe('about fees', () => {
    const own = { id: 'fees', name: 'Fees', text: 'We take {FEES}' };
    const chatOf = (facts: Record<string, string>, language = 'en', known = messages) => {
      const asked = { name: 'Asha', phones: [mobile], email: '', language };
      const clinic = { CLINIC: 'Heart & Co', PHONE: '108', HOURS: 'daily', ...facts };
      const inAll = { en: clinic, hi: clinic, mr: clinic };
      const [first] = readyAnswersTo(asked as never, { ...setup, messages: known, facts: inAll });
      const chat = first?.links.phones[0]?.chat;
      return chat ? new URL(chat).searchParams.get('text') : null;
    };

    it.each(['en', 'hi', 'mr'])('names the amounts in %s', (language) => {
      const fees = 'Visit: ₹800\nECG: ₹300';
      expect(chatOf({ FEES: fees, PRICES: 'Check-up: ₹2,000' }, language)).toMatch(
        /Asha.+\n\n.+:\nVisit: ₹800\nECG: ₹300\n\n.+:\nCheck-up: ₹2,000\n\n.+108/,
      );
    });

    it('leaves out the paragraph of what the clinic does not publish', () => {
      const withoutFees = chatOf({ FEES: '', PRICES: 'Check-up: ₹2,000' });
      expect(withoutFees).not.toContain('Our fees');
      expect(withoutFees).toContain('\n\nOur packages:\nCheck-up: ₹2,000\n\n');
      expect(chatOf({ FEES: '', PRICES: '' })).toBe(
        'Hello Asha, this is Heart & Co. Thank you for asking.\n\nIf you have a question about fees, or about what any test or treatment costs, please call 108. Our hours: daily',
      );
    });

    it('is not offered where nothing of its text is left', () => {
      const alone = { ...messages, en: { ...messages.en, readyAnswers: [own] } };
      expect(chatOf({ FEES: 'ECG: ₹300' }, 'en', alone)).toBe('We take ECG: ₹300');
      expect(chatOf({ FEES: '' }, 'en', alone)).toBeNull();
    });
  });
});
