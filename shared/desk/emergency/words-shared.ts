/** Parts of entries that stand in several of them, as `emergencyWords` explains. */

/** What is examined or treated there, and hurts nobody. */
const notChest = [
  'chest',
  'cheast',
  'seene',
  'sine.',
  'chhati',
  'chati',
  'छाती',
  'सीने',
  'चेस्ट',
  'छातीच',
]
  .flatMap((word) =>
    [
      'x',
      'ka-x',
      'cha-x',
      'ct',
      'ka-ct',
      'special',
      'physician',
      'rog',
      'का-एक्स',
      'एक्स',
      'चा-एक्स',
      'रोग',
      'विशेषज्ञ',
    ].map((use) => `!${word}-${use}`),
  )
  .join('|');

/** The chest, in whatever language the rest is; the liver is what villages call it. */
export const chest = [
  'chest|cheast|chist.|chhati|chhaathi|seena|seene|seenay|seney|sine.|sene.|kaleje|kaleja|kalejay',
  'सीना|सीने|छाती|छात्ती|चेस्ट|कलेज|काळजात',
  notChest,
].join('|');

export const pain = [
  'dard|darad|drd|derd|pain|dukh|takleef|takalif|vedna|kalaa|peeda|peera.|peer.|tees.|ainth|aith|marod|chasak|hurts|ache|aching|sore',
  'दर्द|दरद|दुख|दुःख|पेन|तकलीफ|वेदना|पीडा|पीरा|पीर.|टीस|ऐंठ|ऐठ|मरोड|चसक',
].join('|');

/** What is heavy or presses. */
export const weight = [
  'bhari|bhaari|heav|hevi|bojh|boj.|wajan|vajan|patthar|pathar|dabav|dabaav|dabao|dabaw|pressure|weight|stone',
  'dab.|daab|ojh|oza|dagad|bhar.|bharun|jad.|jadpan',
  'भारी|हेवी|बोझ|वजन|वज़न|पत्थर|पथ्थर|दबाव|दबा.|प्रेशर|दाब|ओझ|दगड|भार|भरून|जड',
].join('|');

/** What grips, pricks or chokes. */
export const grip = [
  'jakad|jakd|kasav|kasaav|tight|khichav|khinchav|ghutan.|ghut-rah|ghabra|gabhra|bechain|chubh|chamak|squeez|crush',
  'aaval|awal|aawal|dadpan|ghabar|aswasth|asvasth',
  'जकड|कसाव|कसंतर|कसतर|टाइट|टाईट|खिंचाव|घुटन.|घुट-रह|घबरा|बेचैन|चुभ|चमक|आवळ|दडपण|घाबर|अस्वस्थ',
].join('|');

export const heart = 'heart|hart.|haart|हार्ट|हर्ट';

/** Spellings of “attack”. */
export const attack =
  'attack|atek|ateck|attek|ataik|atteck|etack|etek|etaik|अटैक|अट्टैक|एटैक|अटक|अॅटक|ऍटक';

/** A heart attack in one word, in any of these spellings. */
export const heartAttack = heart
  .split('|')
  .flatMap((one) => attack.split('|').map((other) => `${one}-${other}`))
  .join('|');

/** Who is meant: of a phone the same words are harmless. */
export const person = [
  'papa|pita|pitaji|baap|bapu|abbu|abba|daddy|dad.|father|mummy|mumm|maa.|mata|amma|ammi|mother|mom.|pati.|patni',
  'husband|wife|bhai|behen|behan|bahan|didi|beta|beti|bete|bachch|dada|dadi|nana.|nani|chacha|chachi|kaka|kaki',
  'mama.|mami|uncle|aunty|sasur|mareez|marij|patient|aadmi|baba|aai.|aaji|ajoba|vadil',
  'पापा|पिता|बाप|बापू|अब्बू|अब्बा|मम्मी|माँ|माता|अम्म|पति.|पत्नी|भाई|भैया|बहन|दीदी|बेटा|बेटी|बेटे|बच्च|दादा|दादी',
  'नाना|नानी|चाचा|चाची|काका|काकी|मामा|मामी|अंकल|आंटी|ससुर|मरीज|पेशंट|आदमी|बाबा|आई|आजी|आजोबा|वडील|वडिल',
].join('|');

/** Palpitations. */
export const racing = 'dhadk|dhadak|dhaddhad|dhad-dhad|palpitation|धडक|धडधड|धड-धड';

export const faintOrSweat =
  'chakkar|paseen|pasin|behosh|gham|dizz|sweat|saans|sans|ghabra|चक्कर|पसीन|बेहोश|घाम|सांस|श्वास|घबरा|घाबर|दम';

export const no = 'nahi|नही|नाही';

/** Words of questions about what may happen one day. */
export const toPrevent =
  'prevent|risk|avoid|cause|chance|bachne|bachav|khatra|khatre|बचने|बचाव|खतर|धोक|टाळ|talnya';

/** Who has a stent, and feels something again. */
export const treated = [
  'stent|bypass|angioplast|anjioplast|pacemaker|operation|opretion',
  'स्टेंट|स्टेन्ट|बाईपास|बायपास|एंजियोप्लास्ट|एन्जियोप्लास्ट|अँजिओप्लास्ट|पेसमेकर|ऑपरेशन',
].join('|');

/** What hurts without being an emergency. */
export const elsewhere = [
  'ghutn|kamar|pair.|pairo|pet.|knee|back.|leg|gudgh|kamre|paath|sir-dard|sar-dard|head|daant|tooth',
  'घुटने|घुटनों|कमर|पैर|पेट|गुडघ|पाठ|पाठीत|सिर|सर-दर्द|दांत|दात',
].join('|');

/** Words of questions about an attack that nobody has. */
export const toLearn = [
  'se-kaise|se-bachne|se-bachav|se-bachao-k|prevent|upay|kya-khana|kya-kha.|diet|parhej|parhez|ke-marij-ko|ke-mareej-ko|ke-patient-ko',
  'से-कैसे|से-बचने|से-बचाव|उपाय|क्या-खान|क्या-खा.|परहेज|के-मरीज-को|attack-ka-test|attack-ki-janch|attack-me-kya|attack-mein-kya|अटैक-में-क्या|kya-fark|क्या-फर्क|difference|अटैक-का-टेस्ट|अटैक-की-जांच|ke-lakshan|attack-ke-baad|atek-ke-baad|अटैक-के-बाद|after-heart|after-a-heart|after-the-heart|अटॅक-नंतर|attack-nantar|के-लक्षण|symptoms-of|signs-of',
  'ka-khatr|ke-khatr|khatra-kitn|na-pade|na-aaye|na-aye|na-ho.|rokne-ke|se-maut|se-mrityu|se-death',
  'का-खतर|के-खतर|खतरा-कितन|न-पडे|ना-पडे|न-आए|ना-आए|न-आये|ना-आये|न-हो.|ना-हो.|रोकने-के|से-मौत|से-मृत्यु',
  'नये-म्हणून|टाळण्या|टाळता|टाळाय|naye-mhan|talnya|talta|talay',
].join('|');

/** That somebody is badly off. */
export const unwell = [
  'thik-nahi|theek-nahi|tik-nahi|kharab|bigad|not-well|not-ok|not-fine|not-feeling|unwell|worse',
  'ठीक-नही|खराब|बिगड|बर-नाही|बरे-नाही',
].join('|');

/** Blood that is shed, not drawn or thinned. */
export const bleeding = [
  'khoon|khun.|khoonb|rakt.|raktstra|bleed|blood|खून|रक्त|रक्तस्त्राव',
  ...'khoon|khun|rakt|blood|खून|रक्त'.split('|').flatMap((word) =>
    [
      'ki-ja|ki-test|ki-report|ke-test|ka-test|ki-kami|patl|test|report|sugar|group|sample|pressure|thin|donat|tapas|aur-peshab|patal',
      'की-जांच|की-रिपोर्ट|का-टेस्ट|की-कमी|पतल|पातळ|टेस्ट|रिपोर्ट|शुगर|दान|तपास|और-पेशाब|दाब|गट',
    ]
      .join('|')
      .split('|')
      .map((use) => `!${word}-${use}`),
  ),
].join('|');
