import { expect, it } from 'vitest';
import { deskSchema } from '../../content/schema/desk/index.ts';
import { offerText } from './offer-text.ts';

const setup = {
  copy: deskSchema.parse({}),
  clinicNames: { en: 'Heart & Co', mr: 'हार्ट' },
  languages: ['en', 'mr'],
  locale: 'en-IN',
  partsOfDay: { mr: { morning: 'सकाळी', afternoon: 'दुपारी', evening: 'संध्याकाळी', night: 'रात्री' } },
};

const textIn = (language: string, line = '') =>
  offerText(
    {
      name: 'Asha',
      language,
      visit: { state: 'offered', at: '2026-12-03T05:00:00.000Z', offer: 2 },
      request: {
        link: 'https://clinic.example/request/a',
        history: [
          { kind: 'offered', offer: 1, line: 'Not any more.' },
          { kind: 'changed', offer: 2, line },
          { kind: 'changed', offer: 3, line: 'Taken back.' },
          { kind: 'withdrawn', offer: 3, line: '' },
        ],
      },
    } as never,
    setup,
    'Asia/Kolkata',
  );

it('an offer to a patient names the time by the clinic’s clock, in the patient’s language, and has the link', () => {
  expect(textIn('en', 'Please come fasting.')).toMatch(
    /on Thursday,? 3 December, 10:30 AM\.\nPlease come fasting\.\nPlease answer here: https:\/\/clinic\.example\/request\/a$/,
  );
  expect(textIn('en')).not.toContain('  ');
  expect(textIn('mr')).toContain('3 डिसेंबर, सकाळी 10:30 वाजता');
});
