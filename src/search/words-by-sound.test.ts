import { describe, expect, it } from 'vitest';
import { soundOf } from '../../shared/text/sounds.ts';
import { wordsBySound } from './words-by-sound.ts';

describe('words', () => {
  it.each([
    ['khali', 'khaali', 'खाली'],
    ['pet', 'पेट'],
    ['chhati', 'chati', 'chhaati', 'छाती'],
    ['seene', 'sine', 'सीने', 'सिने'],
    ['saans', 'sans', 'साँस', 'सांस'],
    ['enjiografi', 'anjiografi', 'angiography', 'एंजियोग्राफ़ी', 'अँजिओग्राफी'],
    ['kolestrol', 'कोलेस्ट्रॉल', 'कोलेस्टेरॉल'],
    ['iko', 'ईको', 'इको'],
    ['upashi', 'उपाशी'],
    ['paidal', 'pedal', 'पैदल'],
  ])('that sound alike match, in either script: %s', (...words) => {
    expect(new Set(words.map(soundOf)).size).toBe(1);
  });

  it.each([
    ['pet', 'पीठ'],
    ['पता', 'पेट'],
    ['dil', 'din'],
  ])('that sound different do not match: %s, %s', (word, otherWord) => {
    expect(soundOf(word)).not.toBe(soundOf(otherWord));
  });

  it('are found by their sound, unless that is too short to tell', () => {
    const alike = wordsBySound(['खाली पेट आना', 'पता']);
    expect(alike('khali')).toEqual(['खाली']);
    expect(alike('pata')).toEqual([]);
    expect(alike('stent')).toEqual([]);
  });
});
