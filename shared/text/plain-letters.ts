/**
 * A text in lower case, without what people who write Devanagari leave out or mix up: the dot below a letter, the moon
 * over it (as the dot over it), and joiners. It is in Unicode's decomposed form (NFD).
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase();
}

/** The sign of a nasal for the nasal that belongs to the consonant that follows: हिन्दी as हिंदी. */
export function plainNasals(letters: string): string {
  return letters.replace(/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, '\u0902');
}
