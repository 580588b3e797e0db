import { expect, it } from 'vitest';
import { says, withSentence } from './added-notice.ts';

const closed = { en: 'Closed on Friday.', mr: 'शुक्रवारी बंद.' };
const late = { en: 'The doctor is late.', mr: 'डॉक्टरांना उशीर होईल.' };

it('a sentence is added in each language of a notice', () => {
  expect(withSentence(closed, late)).toEqual({
    en: 'Closed on Friday. The doctor is late.',
    mr: 'शुक्रवारी बंद. डॉक्टरांना उशीर होईल.',
  });
});

it('a sentence is added once, and only where a notice does not say it yet', () => {
  const both = withSentence(closed, late);
  expect(withSentence(both, late)).toEqual(both);
  expect([says(both, late), says(both, closed), says(closed, late)]).toEqual([true, true, false]);
  const half = { ...both, mr: closed.mr };
  expect(says(half, late)).toBe(false);
  expect(withSentence(half, late)).toEqual(both);
});

it('a notice in fewer languages is shown in the others too, so it is enough if it says it in its own', () => {
  const english = { en: closed.en };
  expect(withSentence(english, late)).toEqual({ en: 'Closed on Friday. The doctor is late.' });
  expect(says(withSentence(english, late), late)).toBe(true);
  expect(withSentence(closed, { mr: late.mr })['en']).toBe(`${closed.en} ${late.mr}`);
});

it('a sentence can take the place of one that is no longer true', () => {
  const both = withSentence(late, closed);
  const half = { en: 'Open until $1 on Friday.', mr: 'शुक्रवारी एक वाजेपर्यंत उघडे.' };
  expect(withSentence(both, half, closed)).toEqual(withSentence(late, half));
});
