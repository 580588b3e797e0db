/** Parts of entries that stand in several of them, as `emergencyWords` explains. */

/** How long ago, where it is so long that a heart attack is told as a story. */
export const longAgo = [
  'year-ago|years-ago|month-ago|months-ago|years-back|months-back|last-year',
  'saal-pehle|sal-pehle|saal-pahle|sal-pahle|mahine-pehle|mahine-pahle|pichle-saal|pichle-sal',
  'साल-पहले|सालों-पहले|वर्ष-पहले|महीने-पहले|महीनों-पहले|पिछले-साल|पिछले-वर्ष',
  'वर्षांपूर्व|वर्षापूर्व|वर्षा-पूर्व|महिन्यांपूर्व|महिन्यापूर्व|महिन्या-पूर्व|गेल्या-वर्षी|मागच्या-वर्षी',
  'varshapurvi|varshanpurvi|varsha-purvi|varshan-purvi|mahinyapurvi|mahinyanpurvi|mahinya-purvi',
].join('|');

/** Words by which it is happening all the same. */
export const now =
  'now|again|today|abhi|ab.|aaj|phir|fir.|dobara|dubara|aata.|punha|parat|अभी|अब.|आज|फिर|दोबारा|दुबारा|आता.|पुन्हा|परत|आत्ता';

/** The chest, in whatever language the rest is. */
export const chest = 'chest|chhati|chhaathi|seena|seene|seenay|sine.|sene.|सीना|सीने|छाती|छात्ती|चेस्ट';

export const pain = 'dard|darad|pain|dukh|takleef|takalif|vedna|kalaa|दर्द|दुख|दुःख|पेन|तकलीफ|वेदना';

/** What is heavy or presses. */
export const weight = [
  'bhari|bhaari|heav|hevi|bojh|boj.|wajan|vajan|patthar|pathar|dabav|dabaav|dabao|dabaw|pressure|weight|stone',
  'dab.|daab|ojh|oza|dagad|bhar.|bharun|jad.|jadpan',
  'भारी|हेवी|बोझ|वजन|वज़न|पत्थर|पथ्थर|दबाव|दबा.|प्रेशर|दाब|ओझ|दगड|भार|भरून|जड',
].join('|');

/** What grips, pricks or chokes. */
export const grip = [
  'jakad|jakd|tight|khichav|khinchav|ghutan.|ghut-rah|ghabra|gabhra|bechain|chubh|chamak|squeez|crush',
  'aaval|awal|aawal|dadpan|ghabar|aswasth|asvasth',
  'जकड|टाइट|टाईट|खिंचाव|घुटन.|घुट-रह|घबरा|बेचैन|चुभ|चमक|आवळ|दडपण|घाबर|अस्वस्थ',
].join('|');

export const heart = 'heart|hart.|haart|हार्ट';

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
