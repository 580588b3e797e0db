const notInWord = '(?<![\\p{L}\\p{M}])';
const endOfWord = '(?![\\p{L}\\p{M}])';

/** Beginnings of words, and whole words, that mark the text of a heart clinic. */
const beginnings = [
  ...['heart(?!(?:il|en|y|fel))', 'cardi', 'electrocardio', 'echocardio', 'angio(?:gra|pla)'],
  ...['coronar', 'हृदय', 'हार्ट', 'कार्डि', 'ईसीजी', 'एंजियो', 'अँजिओ', 'एंजिओ', 'कोरोनरी', 'पेसमेकर'],
];
const wholeWords = [
  ...['ECGs?', 'stents?', 'pacemakers?', 'TMT', 'Holter', '2D echo', 'cholesterol', 'chest pain'],
  ...['दिल', 'स्टेंट', 'इको', 'छाती', 'छातीत', 'छातीवर', 'सीने'],
];
const ofHearts = new RegExp(
  `${notInWord}(?:(?:${beginnings.join('|')})[\\p{L}\\p{M}]*|(?:${wholeWords.join('|')})${endOfWord})`,
  'giu',
);

/** Icons that show a heart, or how it is examined and treated, by their names. */
const heartIcons =
  /^(catheter|cholesterol|consultation|echo|ecg|heart(-[a-z]+)?|holter|pacemaker|rhythm|scheme|septum|stent|treadmill|valve)$/;

/** The words of a heart clinic in a text, each once, as they are written. */
export function heartWordsIn(text: string): string[] {
  return [...new Set(text.match(ofHearts))];
}

/** Whether an icon shows a heart, or how it is examined and treated. */
export function isHeartIcon(name: string): boolean {
  return heartIcons.test(name);
}
