/**
 * Folds a text to lower case and NFD, without the signs that writers of Devanagari omit or mix up: nukta and joiners
 * are removed, chandrabindu becomes anusvara.
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase();
}

/** Writes a nasal before its consonant as anusvara: हिन्दी as हिंदी. */
export function foldNasals(letters: string): string {
  return letters.replace(/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, '\u0902');
}
