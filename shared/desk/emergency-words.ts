/**
 * Emergency words by language, unless the clinic has a list of its own. An entry matches if each of its words
 * begins a word of the message, close together and in any order. Hindi and Marathi are also written in Latin
 * letters.
 */
export const emergencyWords: Record<string, string[]> = {
  en: [
    'chest pain',
    'chest hurt',
    'chest pressure',
    'chest tight',
    'heav chest',
    'chest discomfort',
    'sweating',
    'heart attack',
    'breathless',
    'short breath',
    'cannot breath',
    "can't breath",
    'difficult breath',
    'faint',
    'unconscious',
    'collapsed',
    'left arm',
    'jaw pain',
    'paralysis',
    'paralysed',
    'slurred speech',
    'cold sweat',
    'blue lips',
  ],
  hi: [
    'सीने दर्द',
    'छाती दर्द',
    'सीना भारी',
    'सीने भारी',
    'छाती भारी',
    'सीने जलन',
    'दिल दौरा',
    'हार्ट अटैक',
    'सांस फूल',
    'सांस तकलीफ',
    'सांस नहीं',
    'दम घुट',
    'बेहोश',
    'चक्कर गिर',
    'बाएं हाथ',
    'बायां हाथ',
    'लकवा',
    'ठंडा पसीना',
    'ठंडे पसीने',
    'पसीना घबरा',
    'पसीने घबरा',
    'seene dard',
    'sine dard',
    'seene bhari',
    'sine bhari',
    'seene jalan',
    'sine jalan',
    'chhati dard',
    'chati dard',
    'chhati bhari',
    'chati bhari',
    'heart attack',
    'dil daura',
    'saans phool',
    'saans phul',
    'sans phool',
    'sans phul',
    'saans takleef',
    'sans taklif',
    'saans nahi',
    'sans nahi',
    'dam ghut',
    'behosh',
    'chakkar gir',
    'baye hath',
    'lakwa',
    'thanda pasina',
    'pasina ghabra',
  ],
  mr: [
    'छातीत दुख',
    'छाती दुख',
    'छातीत कळ',
    'छातीत वेदना',
    'छातीवर दाब',
    'छातीत जड',
    'छाती जड',
    'छातीत भार',
    'छातीत भरून',
    'छातीत दडपण',
    'छातीवर दडपण',
    'छातीत जळजळ',
    'हृदयविकार झटका',
    'हार्ट अटॅक',
    'दम लाग',
    'श्वास त्रास',
    'श्वास घेता येत नाही',
    'धाप',
    'बेशुद्ध',
    'शुद्ध हरप',
    'चक्कर पड',
    'डावा हात',
    'डाव्या हात',
    'अर्धांगवायू',
    'पक्षाघात',
    'थंड घाम',
    'दरदरून घाम',
    'घाम घाबर',
    'खूप घाम',
    'chhatit dukh',
    'chatit dukh',
    'chhati dukh',
    'chati dukh',
    'chhatit kal',
    'chatit kal',
    'chhatit jad',
    'chatit jad',
    'chhati jad',
    'chati jad',
    'chhatit bhar',
    'chatit bhar',
    'chhatit jaljal',
    'chatit jaljal',
    'chhativar dab',
    'chativar dab',
    'dam lag',
    'shwas tras',
    'beshuddh',
    'chakkar pad',
    'dava hat',
    'thand gham',
    'gham ghabar',
    'ghaam ghabar',
  ],
};

/** How many words apart the words of one entry may be. */
const reach = 5;

/**
 * Returns a function that says whether a text contains emergency words.
 * @param entries as in `emergencyWords`, of all languages
 */
export function emergencyFinder(entries: string[]): (text: string) => boolean {
  const wanted = entries.map(wordsIn).filter((words) => words.length > 0);
  return (text) => {
    const words = wordsIn(text);
    return wanted.some((entry) => hasEntry(words, entry));
  };
}

function hasEntry(words: string[], [first = '', ...others]: string[]): boolean {
  return words.some((word, place) => {
    if (!word.startsWith(first)) return false;
    if (others.length === 0) return true;
    const near = words.slice(Math.max(0, place - reach), place + reach + 1);
    return others.every((other) => near.some((each) => each.startsWith(other)));
  });
}

/** The words of a text in lower case, without the dots of Devanagari that people leave out or mix up. */
function wordsIn(text: string): string[] {
  const [nukta, chandrabindu, anusvara] = ['\u093c', '\u0901', '\u0902'] as const;
  const plain = text
    .normalize('NFD')
    .replaceAll(nukta, '')
    .replaceAll(chandrabindu, anusvara)
    .replaceAll('’', "'")
    .toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
}
