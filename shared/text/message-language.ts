/**
 * Words and word endings that identify a language, in Devanagari and as people type them in Latin letters. A word of
 * two languages is in neither list (the Hindi का is a question word in Marathi, and `me` is also English), except
 * `nahi`, which at least is not English.
 */
const markers: Record<string, { words: Set<string>; endings: RegExp }> = {
  en: {
    words: wordSet(
      'the is are was were have has had and with for from since please can could would what when how my his her our your you he she we they not this that there want need an',
    ),
    endings: /n['’]t$/u,
  },
  hi: {
    words: wordSet(
      'है हैं था थी और की के में से को नहीं पर यह आप करें क्या मुझे हमें मेरा मेरी मेरे कब कितना कितनी रहा रही रहे गया गई लिए पापा मम्मी पिताजी माँ ' +
        'hai hain hay h tha thi thee aur ki ke ko se mein mai nahi nahin nhi kya kab kitna kitni kitne mera meri mere mujhe mujhko hame humein hum aap apka aapka apki aapki raha rahi rahe rha rhi rhe gaya gayi gaye gye gya karna karni kare karein karte hua hui hue liye liya chahiye chahie kar kaise kaisa kahan wala wale wali bahut bohot dijiye batao bataiye bataye sakte sakta sakti lag pitaji mummy dard saans sans seene sine chhati ho bhi unko unka unki inko woh abhi kal subah raat le de par pe ya',
    ),
    endings: /(?:िए|िये|ेंगे|ेगा|ूँगा|ूंगा|iye|enge|unga|egi|ega)$/u,
  },
  mr: {
    words: wordSet(
      'आहे आहेत होतो होते आणि नाही नको मध्ये साठी किंवा हे तुम्ही आपण करा करू असते असतो मला आम्हाला कधी किती काय उद्या येऊ येतो येते लागतो लागते चालते पाहिजे ला आई वडील झाला झाली झाले पडले ' +
        'ahe aahe ahet aahet hote ani aani nahi naahi nako madhe madhye sathi saathi kinva tumhi tumhala amhi aamhi amhala aamhala mala majhya mazya majya mazhya majha maza mazha majhi mazi mazhi majhe maze tyana tyanna tyancha tyanchya tila tyala kadhi kiti kay kaay udya yeu yeto yete yetoy yetay pahije hava havi ahat aahat aai aaila aila babanna babana vadil vadilanna vadilana ajoba aajoba aaji sanga saanga bola kara karaycha karaychi karayche zala zali zale jhala jhali jhale ala ali aale dukhat dukhte dukhtay dukhtoy chhatit chatit chhatitat dokyat hatat shwas shvas ghyayla ghayla yenar yayche yaycha jate jato nahit jast kuthe kuthla asel asta aste lagte lagto lagtoy hoil houn cha chi che',
    ),
    endings: /ळ|(?:च्या|ांना|ायला|ायच[ाेी]|तोय|तेय|chya|anna|ayla|aycha|aychi|ayche|toy|tey|tay)$/u,
  },
};

/** Whether a word identifies its language. */
function isMarker(language: string, word: string): boolean {
  const { words, endings } = markers[language] ?? {};
  return Boolean(words?.has(word) || endings?.test(word));
}

/** The words of a text, in lower case. Letters beside digits are part of a number, not words. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{M}\p{N}'’]+/u);
}

/**
 * The language of a message, in any script; null if uncertain. Messages in Hindi and Marathi often contain English
 * words, so a few Hindi or Marathi words decide.
 * @param languages the codes of the languages that it may be in
 */
export function detectLanguage(text: string, languages: readonly string[]): string | null {
  const words = wordsOf(text);
  const countMarkers = (language: string) =>
    words.filter((word) => isMarker(language, word)).length;
  const englishCount = countMarkers('en');
  const [first, second] = languages
    .filter((language) => language !== 'en' && markers[language] !== undefined)
    .map((language) => ({ language, count: countMarkers(language) }))
    .sort((a, b) => b.count - a.count);
  const highestCount = first?.count ?? 0;
  if (first && (highestCount > 1 || (highestCount === 1 && englishCount === 0))) {
    return highestCount > (second?.count ?? 0) ? first.language : null;
  }
  return englishCount >= 3 && languages.includes('en') ? 'en' : null;
}

function wordSet(words: string): Set<string> {
  return new Set(words.split(' '));
}
