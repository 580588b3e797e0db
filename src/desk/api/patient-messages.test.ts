import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Messages } from '../../content/schema/messages.ts';
import { greetingTo, offerText, readyAnswersTo, replyLinks } from './patient-messages.ts';

/** The sample's messages to patients. */
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
    packageNames: {},
    partsOfDay: {},
  };
  const asha = { name: 'Asha', phones: [mobile], email: 'a+b@example.com', language: 'en' };
  const linksTo = (language: string, phones = [mobile]) =>
    replyLinks({ ...asha, language, phones }, setup, 'Hello');

  describe('greets', () => {
    const now = new Date('2026-12-01T06:00:00Z');
    const greet = (state: object, language = 'en') => {
      const enquiry = { ...asha, language, tab: 'new', urgent: false, pending: null, ...state };
      return greetingTo(enquiry as never, setup, { timeZone: 'Asia/Kolkata', now });
    };
    const pending = (reason: string, callAt: string | null = null) => ({
      tab: 'pending',
      pending: { reason, callAt },
    });

    it('with thanks in the patient’s language, and names the clinic', () => {
      expect(greet({}, 'hi')).toMatch(/^नमस्ते Asha जी, हम हार्ट /);
      expect(greet({}, 'mr')).toBe('राम राम Asha');
      expect(greet({}, 'kn')).toMatch(/^Hello Asha, this is Heart & Co. Thank you/);
    });

    it('with the ambulance number while an urgent enquiry is unanswered', () => {
      const urgent = { urgent: true };
      expect(greet(urgent)).toContain('call 108 at once');
      expect(greet(urgent)).toContain('call us on +91 712 222 2222');
      expect(greet(urgent, 'hi')).toContain('108 पर फ़ोन करें');
      const afterUnansweredCall = greet({ ...pending('no-answer'), ...urgent });
      expect(afterUnansweredCall).toMatch(
        /call 108 at once.* We called you .* could not reach you\.$/,
      );
      const callPromised = { ...pending('call-back', '2026-12-01T12:30:00Z'), ...urgent };
      expect(greet(callPromised)).toMatch(
        /call 108 at once.* We will also call you on .*6:00 PM\.$/,
      );
      expect(greet({ ...urgent, tab: 'answered' })).toContain('Thank you');
    });

    it('with the news that the clinic called and nobody answered', () => {
      const text = greet(pending('no-answer'));
      expect(text).toContain('We called you about your message and could not reach you.');
      expect(text).toContain('+91 712 222 2222');
    });

    it('with the news that the doctor has the question, until the doctor has written a note', () => {
      const passedOn = pending('doctor');
      expect(greet(passedOn)).toContain('passed your question on to the doctor');
      const withNote = { ...passedOn, pending: { ...passedOn.pending, doctorsNote: 'a note' } };
      expect(greet(withNote)).toContain('Thank you for writing to us.');
    });

    it('with the time of a promised call, until that time has come', () => {
      expect(greet(pending('call-back', '2026-12-01T12:30:00Z'))).toMatch(
        /We will call you on Tuesday,? 1 December, 6:00 PM\./,
      );
      expect(greet(pending('call-back', '2026-12-01T05:30:00Z'))).toContain('Thank you');
    });
  });

  it('has an email subject in the patient’s language', () => {
    const mail = (language: string) => new URL(linksTo(language).mail ?? '');
    expect(mail('hi').pathname).toBe('a%2Bb@example.com');
    expect(mail('en').searchParams.get('subject')).toBe('Your message to Heart & Co');
    expect(mail('hi').searchParams.get('subject')).toBe('हार्ट को भेजा आपका मैसेज');
    expect(mail('kn').searchParams.get('subject')).toBe('Your message to Heart & Co');
  });

  it('offers a call to each number, and WhatsApp to each mobile number', () => {
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
    expect(answers('hi').map(({ name }) => name)).toEqual(['Fees', 'Directions']);
    const [, directions] = answers('en');
    const chat = new URL(directions?.links.phones[0]?.chat ?? '').searchParams.get('text');
    expect(chat).toMatch(/^Hello Asha, this is Heart & Co\..*https:\/\/map\.example/s);
    expect(new URL(directions?.links.mail ?? '').searchParams.get('body')).toBe(chat);
    const [, inHindi] = answers('hi');
    expect(decodeURIComponent(inHindi?.links.mail ?? '')).toContain('नमस्ते Asha जी, हम हार्ट से');
  });

  it('puts the ambulance number before a ready answer while an urgent enquiry is unanswered', () => {
    const bodyFor = (state: object) => {
      const enquiry = { ...asha, language: 'hi', tab: 'new', urgent: true, ...state };
      const [first] = readyAnswersTo(enquiry as never, setup);
      return new URL(first?.links.mail ?? '').searchParams.get('body') ?? '';
    };
    expect(bodyFor({})).toMatch(/^आपने जो तकलीफ़ .*108 पर फ़ोन करें.*\n\nनमस्ते Asha जी/s);
    expect(bodyFor({ tab: 'answered' })).toMatch(/^नमस्ते Asha जी/);
    expect(bodyFor({ urgent: false })).toMatch(/^नमस्ते Asha जी/);
  });

  describe('the ready answer about fees', () => {
    const feesAnswer = { id: 'fees', name: 'Fees', text: 'We take {FEES}' };
    const chatOf = (
      facts: Record<string, string>,
      language = 'en',
      messagesByLanguage = messages,
    ) => {
      const patient = { name: 'Asha', phones: [mobile], email: '', language };
      const clinic = { CLINIC: 'Heart & Co', PHONE: '108', HOURS: 'daily', ...facts };
      const factsByLanguage = { en: clinic, hi: clinic, mr: clinic };
      const [first] = readyAnswersTo(patient as never, {
        ...setup,
        messages: messagesByLanguage,
        facts: factsByLanguage,
      });
      const chat = first?.links.phones[0]?.chat;
      return chat ? new URL(chat).searchParams.get('text') : null;
    };

    it.each(['en', 'hi', 'mr'])('names the amounts in %s', (language) => {
      const fees = 'Visit: ₹800\nECG: ₹300';
      expect(chatOf({ FEES: fees, PRICES: 'Check-up: ₹2,000' }, language)).toMatch(
        /Asha.+\n\n.+:\nVisit: ₹800\nECG: ₹300\n\n.+:\nCheck-up: ₹2,000\n\n.+108/,
      );
    });

    it('omits the paragraph about prices that the clinic does not publish', () => {
      const withoutFees = chatOf({ FEES: '', PRICES: 'Check-up: ₹2,000' });
      expect(withoutFees).not.toContain('Our fees');
      expect(withoutFees).toContain('\n\nOur packages:\nCheck-up: ₹2,000\n\n');
      expect(chatOf({ FEES: '', PRICES: '' })).toBe(
        'Hello Asha, this is Heart & Co. Thank you for asking.\n\nIf you have a question about fees, or about what any test or treatment costs, please call 108. Our hours: daily',
      );
    });

    it('is not offered if no text is left without the prices', () => {
      const hi = { ...messages.hi, readyAnswers: [] };
      const onlyFees = { ...messages, hi, en: { ...messages.en, readyAnswers: [feesAnswer] } };
      expect(chatOf({ FEES: 'ECG: ₹300' }, 'en', onlyFees)).toBe('We take ECG: ₹300');
      expect(chatOf({ FEES: '' }, 'en', onlyFees)).toBeNull();
    });
  });
});

const offerSetup = {
  messages: { en: messagesIn('en'), mr: messagesIn('mr') },
  clinicNames: { en: 'Heart & Co', mr: 'हार्ट' },
  language: 'en',
  languages: ['en', 'mr'],
  locale: 'en-IN',
  facts: { mr: { ADDRESS: 'धंतोली, नागपूर' } },
  packageNames: { en: { basic: 'Basic heart check' }, mr: { basic: 'हृदय तपासणी' } },
  partsOfDay: { mr: { morning: 'सकाळी', afternoon: 'दुपारी', evening: 'संध्याकाळी', night: 'रात्री' } },
};

const textIn = (
  language: string,
  {
    patientNote = '',
    insteadOf = undefined as string | null | undefined,
    isClosed = false,
    messages = offerSetup.messages,
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
          { kind: 'offered', offer: 1, patientNote: 'Not any more.' },
          { kind: 'changed', offer: 2, patientNote },
          { kind: 'changed', offer: 3, patientNote: 'Taken back.' },
          { kind: 'withdrawn', offer: 3, patientNote: '' },
        ],
      },
    } as never,
    { ...offerSetup, messages },
    'Asia/Kolkata',
  );

it('an offer to a patient names the clinic’s local time, in the patient’s language, and has the link', () => {
  expect(textIn('en', { patientNote: 'Please come fasting.' })).toMatch(
    /on Thursday,? 3 December, 10:30 AM\.\nPlease come fasting\.\nPlease answer here: https:\/\/clinic\.example\/request\/a$/,
  );
  expect(textIn('en')).not.toContain('  ');
  expect(textIn('mr')).toContain('3 डिसेंबर, सकाळी 10:30 वाजता');
});

it('if the clinic is now closed at the offered time, the message asks the patient not to come', () => {
  const text = textIn('en', { isClosed: true, patientNote: 'Please come fasting.' });
  expect(text).toMatch(/3 December, 10:30 AM cannot take place.*do not come then.*\/request\/a$/);
  expect(text).not.toMatch(/can see you|fasting/);
  expect(textIn('mr', { isClosed: true })).toMatch(/सकाळी 10:30 वाजताची .*येऊ नका/);
});

it('an offer that replaces an earlier one says in the patient’s language that the earlier time is cancelled', () => {
  const insteadOf = '2026-12-02T05:30:00.000Z';
  expect(textIn('en', { insteadOf, patientNote: 'Please come fasting.' })).toMatch(
    /10:30 AM\.\nThe earlier time, Wednesday,? 2 December, 11:00 AM, is cancelled: please do not come then\.\nPlease come fasting\.\nPlease answer here: /,
  );
  expect(textIn('mr', { insteadOf })).toMatch(/\nआधीची .*2 डिसेंबर, सकाळी 11:00 वाजता.*येऊ नका\.\n/);
  expect(textIn('en', { insteadOf: null })).not.toContain('earlier');
  const texts = { offer: 'Come on {TIME}: {LINK}', replacedOffer: 'Not on {TIME}.' };
  const messages = { ...offerSetup.messages, en: { ...offerSetup.messages.en, ...texts } };
  expect(textIn('en', { insteadOf, messages }), 'a clinic’s text without {LINE}').toMatch(
    /^Come on Thursday.*: https.*\nNot on Wednesday.* 11:00 AM\.$/,
  );
});

it('an offer keeps the paragraphs of the clinic’s text, and drops those that would be empty', () => {
  const offer = 'Dear {NAME},\n\nplease come on {TIME}. {LINE}\n\n{ADDRESS}\n\n{LINK}';
  const messages = { ...offerSetup.messages, en: { ...offerSetup.messages.en, offer } };
  expect(textIn('en', { patientNote: 'Eat nothing before.', messages })).toMatch(
    /^Dear Asha,\n\nplease come on .* AM\.\nEat nothing before\.\n\nhttps:[^\n]+$/,
  );
});

const basic = { kind: 'package' as const, id: 'basic', title: 'Basic heart check' };

it('an offer names the package that was asked for, and the address, in the patient’s language', () => {
  expect(textIn('mr', { booked: [basic], patientNote: 'उपाशी या.' })).toMatch(
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
])('a message to “%s” greets “%s”', (name, greeted) => {
  expect(textIn('en', { name })).toContain(`Hello ${greeted}, this is`);
});
