import { numbers } from './words-numbers.ts';

/** Words that tell a story of long ago from what happens now, as `emergencyWords` explains. */

/** Each of some words followed by each of some others. */
const pairs = (first: string, second: string) =>
  first
    .split('|')
    .flatMap((one) => second.split('|').map((other) => `${one}-${other}`))
    .join('|');

const long = {
  english: 'year|years|yr|yrs|month|months',
  latin: 'saal|sal|saalo|salo|mahine|mahino|mahina|baras|varsh',
  devanagari: 'साल|सालों|वर्ष|वर्षों|बरस|महीने|महीनों|महिने',
};

/** The current year is left out: what it dates may be today. */
const years = numbers(1990, new Date().getFullYear() - 1);

/** How long ago, where it is so long that a heart attack is told as a story. */
export const longAgo = [
  years,
  pairs(long.english, 'ago|back|before|earlier|since'),
  'last-year|childhood|history-of|हिस्ट्री|बचपन|bachpan',
  pairs(
    long.latin,
    'pehle|pahle|phle|pehele|pahele|pehale|pahile|ho-gay|ho-chuk|hue|hua|purana|purani',
  ),
  pairs('pichle|pichhle|pichale|gaye|gat', 'saal|sal.|baras|mahine|varsh'),
  pairs(long.devanagari, 'पहले|पहिले|हो-ग|हो-चुक|हुए|हुआ|पुराना|पुरानी'),
  pairs('पिछले|पीछले|गए|गत', 'साल|वर्ष|बरस|महीने'),
  'वर्षांपूर्व|वर्षापूर्व|वर्षा-पूर्व|महिन्यांपूर्व|महिन्यापूर्व|महिन्या-पूर्व|गेल्या-वर्षी|मागच्या-वर्षी',
  'वर्षा-आधी|वर्षां-आधी|वर्षांआधी|varshaadhi|varsha-adhi|gelya-varshi|magchya-varshi',
  'varshapurvi|varshanpurvi|varsha-purvi|varshan-purvi|mahinyapurvi|mahinyanpurvi|mahinya-purvi',
].join('|');

const troubles = [
  'attack|dard|darad|pain|bahut|bohot|bhi|seene|sine|chest|chhati|saans|ghabra|bechain|takleef|pareshani|pasin',
  'lakw|lakv|stroke|daura|jhatka|लकवा|स्ट्रोक|दौरा|झटका|अर्धांग|पक्षाघात|अटॅक',
  'दर्द|दरद|बहुत|भी|सीने|छाती|सांस|घबरा|बेचैन|तकलीफ|परेशानी|पसीन|अटैक|हार्ट',
].join('|');

const plans = [
  'checkup|check-up|check|follow|report|appointment|dikha|milna|milne|fine|ok.|okay|well.|stable|normal',
  'thik|theek|tik.|sahi|se-check|se-dikha|se-milna|se-appoint|need|want|book|dawa|test|tapas|bara-ahe',
  'चेक|फॉलो|रिपोर्ट|अपॉइंट|दिखा|मिलना|ठीक|सही|नॉर्मल|से-चेक|से-दिखा|से-मिल|जांच|से-जांच|दवा|तपास|बर|बरे',
].join('|');

/** "Now" in every language; by `ab` alone, too, one says what one wants now. */
const nowAlone =
  'now|again|today|abhi|aaj|phir|fir.|dobara|dubara|punha|parat|अभी|आज|फिर|दोबारा|दुबारा|पुन्हा|परत|आत्ता';
const nowOrThen = 'ab.|अब.|aata.|आता.';

/** Words by which it is happening all the same. */
export const now = [
  nowAlone,
  pairs(nowOrThen, troubles),
  pairs(
    'attack|atek|heartattack|अटैक|अटॅक|दौरा|daura',
    'aa-raha|aa-gaya-hai|ho-raha|आ-रहा|हो-रहा|आ-गया-है|yet-ahe|येत-आहे',
  ),
].join('|');

/** Words after which "now" is no alarm: what a story of long ago asks for. */
export const calm = [
  pairs(`${nowAlone}|${nowOrThen}`, plans),
  pairs('checkup|check-up|follow-up|appointment|fine', 'now|again|today'),
].join('|');

/** That it has come and is there, which is told of nothing long ago. */
const present = [
  pairs('aaya|aayi|aya|pada|padi|hua|gaya', 'hai|he.|h.'),
  pairs('आया|आयी|आई|पडा|हुआ|गया', 'है|हे.'),
  'aala-ahe|ala-ahe|ala-aahe|aala-aahe|jhala-ahe|zala-ahe|आला-आहे|झाला-आहे|आला-य|येत-आहे|yet-ahe',
  'is-having|having-a|am-having|is-getting|just-had|just-got',
].join('|');

/** Entries for a sign that alarms unless it is told of long ago, and not also of now. */
export const unlessLongAgo = (sign: string): string[] => [
  `${sign} !${longAgo}`,
  `${sign} ${now} !${calm}`,
  `${sign} ~${present}`,
];
