import { foldWord } from '../../shared/text/search-words.ts';
import { soundOf } from '../../shared/text/sounds.ts';

/** Shorter sounds match too many words. */
const minLength = 3;

const devanagari = /[\u0900-\u0963\u0970-\u097f\u200c\u200d]+/g;

/**
 * Finds the Devanagari words of some texts that sound like a given word: खाली for "khali", इको for ईको. Words in Latin
 * letters are left to the correction of typing errors.
 */
export function wordsBySound(texts: Iterable<string>): (word: string) => string[] {
  const words = new Set(Array.from(texts, (text) => text.match(devanagari) ?? []).flat());
  const bySound = new Map<string, Set<string>>();
  for (const word of words) {
    const sound = soundOf(word);
    if (sound.length < minLength) continue;
    const sameSound = bySound.get(sound) ?? new Set();
    bySound.set(sound, sameSound.add(foldWord(word)));
  }
  return (word) => [...(bySound.get(soundOf(word)) ?? [])];
}
