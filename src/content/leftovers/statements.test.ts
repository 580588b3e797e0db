import { expect, test } from 'vitest';
import { statementsIn } from './statements.ts';

test.each([
  ['en', 'Dr. Rao sees you here. Bring your old reports.'],
  ['hi', 'यहाँ डॉ. राव से मिलें। अपनी पुरानी रिपोर्टें साथ लाएँ।'],
  ['mr', 'इथे डॉ. राव यांना भेटा. तुमचे जुने रिपोर्ट घेऊन या.'],
])(
  'each sentence is a separate statement, and an abbreviated title does not end one, in %s',
  (language, lead) => {
    const found = statementsIn(`${language}/pages/home.yaml`, `hero:\n  lead: ${lead}\n`);
    const [first, second] = lead.split(/(?<=[.।]) (?=Bring|अपनी|तुमचे)/);
    expect(found.map(({ statement }) => statement)).toEqual([`"${first}"`, `"${second}"`]);
  },
);
