/** The Devanagari characters of Hindi and Marathi, with the zero-width joiners. */
const devanagariLetters =
  'ँंः अआइईउऊऋऍएऐऑओऔॲ कखगघङ चछजझञ टठडढण तथदधन पफबभम यरऱलळव शषसह ़ ऽ ािीुूृॅेैॉोौ ् ।॰'.replaceAll(' ', '') +
  '\u200c\u200d';

const consonants =
  'क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ऱ ल ळ व श ष स ह क़ ख़ ग़ ज़ ड़ ढ़ फ़'.split(' ');

/** Vowel signs, alone and with the marks that combine with them. */
const vowelSigns = 'ा ि ी ु ू ृ ॅ े ै ॉ ो ौ ां िं ीं ें ैं ों ौं ाँ ुँ ूँ ं ँ'.split(' ');

/**
 * Conjuncts of Hindi and Marathi: those in at least two words of LibreOffice's Hindi spelling
 * dictionary, those in the sample clinic's texts, and some of the same families.
 */
const conjuncts = `
  क़्क़ क़्त क़्व क्क क्क्य क्ख क्ज क्ज़ क्ट क्ट्र क्त क्त्य क्न क्य क्र क्ल क्व क्श क्ष क्ष्म
  क्ष्य क्स क्स्ट क्स्प ख़्त ख़्म ख़्र ख़्स ख़्य ख़्व ख़्श ख्ख ख्त ख्य ख्र ख्ल ग्ग ग्ण ग्ध ग्न ग्य ग्र ग्ल
  ग्व ग्स घ्य घ्र च्च च्छ च्य ज़्ज़ ज़्न ज़्ब ज़्य ज्ज ज्ज्ञ ज्ञ ज्न ज्य ज्र ज्व झ्य ट्ज़ ट्ट
  ट्ट्य ट्ठ ट्य ट्र ट्स ठ्ठ ठ्ठ्य ठ्य ड्ड ड्ढ ड्य ड्र ड्र्य ड्व ड्स ढ्य ण्ट ण्ठ ण्ड ण्ढ ण्ण
  ण्म ण्य त्क त्च त्त त्त्व त्थ त्न त्प त्म त्य त्र त्ल त्व त्स थ्य थ्र थ्व द्घ द्द द्ध द्भ
  द्भ्य द्म द्य द्र द्व ध्य ध्र ध्व न्क न्क्ल न्च न्ज न्ट न्ट्र न्ड न्त न्त्र न्द न्द्र न्ध
  न्ध्र न्न न्फ न्फ़ न्म न्य न्व न्श न्स न्स्क न्स्ट न्स्प न्ह प्ट प्त प्त्य प्न प्प प्प्य प्य
  प्र प्ल प्श प्स फ़्ट फ़्त फ़्फ़ फ़्य फ़्र फ़्ल फ्ट फ्त फ्फ फ्र फ्ल ब्ज ब्ज़ ब्द ब्ध ब्ब ब्य
  ब्र ब्ल ब्ल्य ब्व ब्स भ्य भ्र म्त म्न म्प म्प्र म्प्ल म्ब म्ब्य म्ब्र म्भ म्भ्र म्म म्य म्र
  म्ल म्स म्ह य्य र्क र्क़ र्क्य र्ख र्ख़ र्ग र्घ र्च र्च्य र्ज र्ज़ र्ट र्ट्स र्ड
  र्ड्स र्ण र्त र्त्त र्त्य र्थ र्द र्द्ध र्ध र्ध्य र्न र्प र्फ र्फ़ र्ब र्भ र्म र्म्स र्य र्र
  र्ल र्ल्स र्व र्व्य र्व्ह र्श र्ष र्स र्स्ट ऱ्य ऱ्ह ल्क ल्ग ल्च ल्ज ल्ट ल्ट्र ल्ड ल्ड्स ल्त
  ल्थ ल्द ल्न ल्प ल्फ ल्फ़ ल्फ़्र ल्ब ल्म ल्य ल्ल ल्ल्य ल्व ल्व्ह ल्श ल्स ल्ह ल्ह्य ळ्य व्य
  व्र व्व व्ह व्ह्य श्क श्च श्त श्न श्म श्य श्र श्ल श्व श्श्य ष्क ष्क्र ष्ट ष्ट्य ष्ट्र ष्ठ
  ष्ण ष्प ष्प्र ष्म ष्य स्क स्क्ड स्क्र स्क्व स्ख स्च स्ट स्ट्र स्ड स्त स्त्य स्त्र स्थ स्थ्य
  स्द स्न स्प स्प्र स्प्ल स्फ स्फ़ स्ब स्म स्य स्र स्ल स्व स्स ह्न ह्म ह्य ह्र ह्ल ह्व
`
  .trim()
  .split(/\s+/);

/** What a heading that nobody has written yet may contain: the syllables that words are made of. */
export const devanagariSyllables: readonly string[] = [
  ...devanagariLetters,
  ...['ईं', 'ऐं', 'ओं', 'र्कं', 'र्किं', 'र्कीं', 'र्कें', 'र्कैं', 'र्कों', 'र्कौं'],
  ...consonants.flatMap((consonant) => vowelSigns.map((sign) => consonant + sign)),
  ...conjuncts.flatMap((conjunct) => ['', 'ि', 'ी', 'ु'].map((sign) => conjunct + sign)),
];

/** The Devanagari words of a text. */
export function devanagariWords(text: string): string[] {
  return text.match(/[\p{Script=Devanagari}\u200c\u200d]+/gu) ?? [];
}
