import {
  attack,
  chest,
  faintOrSweat,
  grip,
  heart,
  heartAttack,
  no,
  pain,
  person,
  racing,
  toLearn,
  toPrevent,
  unwell,
  weight,
} from './words-shared.ts';
import { now, unlessLongAgo } from './words-time.ts';

const breath = 'saans|sans.|sanse|sanson|सांस';
const breathTaken = `${breath}|saas.|sas.|swas|shwas|shvas|सास.|श्वास`;
/** Of somebody who is put under. */
const anaesthesia =
  '!behoshi-ki-d|!behoshi-ki-sui|!behoshi-ka-inj|!behosh-kar|!बेहोशी-की-द|!बेहोशी-की-सुई|!बेहोशी-का-इंज|!बेहोश-कर';
const weakBreath = [
  'phool|phul|fool|chadh|charh|ukhad|ukhar|dikkat|takleef|takalif|pareshani|ruk|band|atak|uth|ghut|tut|tez|tadap|tarap',
  'फूल|चढ|उखड|रुक|दिक्कत|परेशानी|तकलीफ|बंद|अटक|घुट|टूट|तेज|तडप|नही',
].join('|');
const hard =
  'problem|prob.|prblm|samasya|kathin|mushkil|muskil|समस्या|कठिन|मुश्किल|प्रॉब्लम|प्रोब्लम|प्राब्लम';
const sweat = 'paseen|pasin|पसीन';
const summer = 'garmi-m|garmiyo|garmi-k|गर्मी-म|गर्मियों|गर्मी-क|summer|chalne-p|dhoop';
const suddenly = 'achanak|ekdum|अचानक|एकदम';
const hand = 'hath|haath|हाथ';
const notOfLanguages = '!hindi|english|angre|marathi|हिंदी|हिन्दी|अंग्रे|मराठी';
const ofPhones =
  'phone-nahi-ut|phone-bhi-nahi|phone-nahi-lag|phone-koi|call-nahi|call-bhi-nahi|number-nahi|फोन-नही-उठ|फोन-भी-नही|फोन-कोई|कॉल-नही|नंबर-नही';
const numb = 'sunn.|sunna.|sun-pad|sun-ho|सुन्न';
const attackComes = 'aaya|aya.|aayi|aa-gaya|aa-gya|aa-raha|pada|pad-gaya|आया|आ-गया|आ-रहा|पड';

/** Words of an emergency in Hindi; what is mixed with English and Marathi is here too. */
export const emergenciesInHindi: string[] = [
  `${chest} ${pain}|jalan|jalna|जलन !hota-tha|hoti-thi|होता-था|होती-थी`,
  `${chest} ${pain} ${now}`,
  `${chest} ${weight}`,
  `${chest} ${grip}`,
  `${chest} baitha|fata.|phata.|phat-rah|fat-rah|aag.|बैठा|फटा.|फटी.|फट-रह|आग.`,
  `${chest} gola|गोला|gole|गोले uth|उठ|paseen|pasin|पसीन`,
  'dil.|दिल. doob|dub.|dooba|duba|डूब|डुब',
  'dil.-baith|दिल.-बैठ',
  `dil.-me|dil-mein|dil.-ke|heart-me|दिल.-में|हार्ट-में dard|pain|dukh|दर्द|दुख|चुभ|jakad|जकड`,

  ...unlessLongAgo(`${heart} ${attack} !${toLearn}`),
  ...unlessLongAgo(`${heartAttack} !${toLearn}`),
  ...unlessLongAgo(`attack|atek|अटैक ${attackComes}`),
  ...unlessLongAgo(`dil.|दिल. daura|dora.|दौरा|दोरा !${toLearn}`),
  ...unlessLongAgo(`daura|दौरा pad|पड|aaya|आया !${toLearn}`),
  'attack|atek|अटैक ~jaisa|jaisi|जैसा|जैसी ho-rah|lag-rah|हो-रह|लग-रह',
  'wahi|vahi|wohi|वही ~takleef|taklif|dard|तकलीफ|दर्द attack|atek|अटैक',
  'dil.-ka|दिल.-का ~dard|दर्द hai|ho-rah|lag-rah|है|हो-रह|लग-रह !doctor|dawa|ilaj|test|डॉक्टर|दवा|इलाज|टेस्ट|जांच',
  'baar-baar|bar-bar|बार-बार|uthte-hi|उठते-ही ~gir.|gir-ja|gir-pad|गिर.|गिर-जा|गिर-पड',
  'dil-band|dil-ruk|दिल-बंद|दिल-रुक|heart-band|heart-ruk|हार्ट-बंद|हार्ट-रुक',
  'dhadk|dhadak|धडक ~band|ruk|बंद|रुक',
  `${heart}|attack|अटैक ${attack} ${unwell}`,
  'cardiac-arrest|कार्डियक-अरेस्ट|कार्डिएक-अरेस्ट',

  `${breath} ${weakBreath}`,
  `${breath} ~nahi`,
  `${breathTaken} ~lene|lete|लेने|लेते ~${hard}|taklif|takleef|dikkat|pareshani|तकलीफ|दिक्कत|परेशानी`,
  `${breathTaken} ki-problem|ki-samasya|ki-prob.|की-प्रॉब्लम|की-समस्या ho-rah|abhi|achanak|aaj.|bahut|हो-रह|अभी|अचानक|आज.|बहुत`,
  `ब्रीदिंग|ब्रिदिंग|brething|breathing ${hard}`,
  'swas-nahi|shwas-nahi|श्वास-नही ~le.|aa-rah|ले.|आ-रह',
  'saas-lene|सास-लेने ~nahi|taklif|takleef|dikkat|pareshani|तकलीफ|दिक्कत',
  'saas-nahi|सास-नही aa-rah|le.|li.|आ-रह|ले.',
  'saas|सास phool|phul|fool|ful|ukhad|chadh|फूल|उखड|चढ',
  'hanf|haanf|हांफ',
  'dam.|दम. phool|ful|phul|fool|फूल|ghut|घुट|nikal-rah|निकल-रह',

  `${racing} ${faintOrSweat}`,
  'dil.|दिल. tez|तेज|zor|jor|जोर dhadak|dhadk|धडक',
  `${racing} tez|तेज ho-rah|हो-रह`,
  `${sweat} ulti|उल्टी|उलटी|ghabra|gabhra|घबरा|bechain|बेचैन|thand|ठंडा|ठंडे`,
  `${sweat} bahut|bohot|bht|बहुत !${summer}`,
  `${sweat} lathpath|tar.|bheeg|bhig|लथपथ|तर.|भीग|भिग`,
  'पसीना-पसीना|paseena-paseena|pasina-pasina',
  'khoon|khun.|खून|रक्त|rakt ulti|उल्टी|उलटी',

  `behosh|besudh|achet|बेहोश|बेसुध|अचेत|${anaesthesia}`,
  'hosh|होश ~nahi|नही',
  `chakkar|चक्कर|${suddenly} gir.|gire|giri.|gira.|gir-gay|गिर`,
  `aankh|ankh|आंख ~${no} khol|khul|खोल|खुल`,
  'aankh|ankh|आंख upar-chad|upar-char|palat|ulat|ऊपर-चढ|पलट|उलट',
  'aankh|ankh|आंख band|बंद ho-rah|ho-gay|हो-रह|हो-गई|हो-गयी',
  `baat|बात ~${no} kar.|कर. rahe.|pa.|रहे.|पा. ${person}`,
  `gir|गिर uth|bol|aavaj|awaj|उठ|बोल|आवाज ~${no}`,
  'uth.|jaag|jag.|उठ.|जाग ~nahi|नही rahe.|pa.|paa.|रहे.|पा.',
  `uth.|jaag|jag.|उठ.|जाग ~nahi|नही rahi.|raha.|रही.|रहा. ${person} !${ofPhones}`,
  'hil.|हिल. ~nahi|नही rah|pa.|रह|पा.',
  'aavaj|aawaj|awaj|avaj|आवाज ~nahi|नही de.|dete|deti|दे.|देते|देती',
  `jawab|javab|jabab|जवाब ~nahi|नही de.|dete|deti|दे.|देते|देती !${ofMessages()}`,
  `bol.|बोल. ~nahi|नही rahe.|rahi.|pa.|रहे.|रही.|पा. ${notOfLanguages}`,
  'nabz|nabj|nadi|naadi|pulse|नब्ज|नाडी|पल्स|dhadk|dhadak|धडक nahi-mil|nahi-lag|nahi-aa|nahi-chal|nahi-h|नही-मिल|नही-आ|नही-चल|नही-है|नही-हो|dheem|dhim|dheer|dhir|धीम|धीर',
  'dhadk|dhadak|धडक nahi-chal|nahi-mil|नही-चल|नही-मिल',
  `${hand} thand|ठंडे|ठंडा pad|ho-gay|पड|हो-ग`,
  `${hand}|pair|पैर jaan.|jan.|taakat|takat|जान.|ताकत ~${no}|chali|चली`,
  `harkat|halchal|हरकत|हलचल ~${no} !${ofPhones}`,
  `aavaj|aawaj|awaj|avaj|आवाज|bol|बोल nahi-nikal|नही-निकल`,
  `dikhna|dikhai|dikhayi|दिखना|दिखाई|दिखायी band|nahi|बंद|नही ${suddenly}`,
  `samajh|samaj|समझ|bolte-bolte|बोलते-बोलते ~${no}|chup|चुप pa.|paa.|aa-rah|ho-gay|पा.|आ-रह|हो-ग ${suddenly}`,
  'andher|अंधेर chha|chaa|aankh|ankh|छा|आंख',
  'jhag|jhaag|झाग muh|munh|मुंह|मुह',

  ...unlessLongAgo(`lakwa|lakva|laqwa|लकवा|फालिज|falij|paralysis|पैरालिसिस|पैरालाइसिस`),
  ...unlessLongAgo(`stroke|strok.|स्ट्रोक !${toPrevent}|fark|farak|antar|फर्क|अंतर`),
  'muh|munh|mooh|chehra|मुंह|मुह|चेहरा tedh|terh|tirch|khinch|latak|jhuk|टेढ|टेड|तिरछ|खिंच|खिच|लटक|झुक',
  `${hand} ${numb}`,
  `${suddenly}|ghabra|घबरा ${numb}`,
  'ek-taraf|ek-tarf|ek-side|ek-sait|ek-hiss|एक-तरफ|एक-साइड|एक-साईड|एक-हिस्स|aadha|adha|आधा hath|haath|pair|sharir|badan|body|chehra|face|चेहरा|बॉडी|हाथ|पैर|शरीर|बदन kaam|sunn.|kamjor|काम|सुन्न|कमजोर',
  'zuban|juban|jaban|zaban|zubaan|jeebh|jibh|जबान|जुबान|जीभ|bol|बोल|awaj|aavaj|आवाज ladkhad|larkhar|लडखड|totl|तोतल',
  'zuban|juban|jaban|zaban|zubaan|जबान|जुबान nahi-chal|नही-चल',
  `bolne|बोलने dikkat|takleef|taklif|दिक्कत|तकलीफ ${notOfLanguages}`,
  'jabd|jabad|jaw.|जबड dard|pain|dukh|दर्द|दुख',
  'baye|bayen|baen|bayan|बाएं|बाये|बायें|बायां hath|haath|हाथ',
  `left|लेफ्ट ${hand}|hand|हैंड ${pain}|${weight}|${numb}`,
  'honth|hoth|होंठ|होठ neel|nil|नील',
  'neela|neele|neeli|नीला|नीले|नीली pad|par-gay|पड',
  'oxygen|ऑक्सीजन|आक्सीजन kam.|कम',
  'ambulan|ambulen|embulan|एम्बु|एंबु|एम्ब्यु|अम्बु|अंबु',
];

/** What goes unanswered without harm. */
function ofMessages(): string {
  const latin = [
    'message',
    'msg',
    'mesej',
    'mail',
    'email',
    'call',
    'phone',
    'fon',
    'whatsapp',
    'sawal',
  ];
  const devanagari = ['मैसेज', 'मेसेज', 'मेल', 'ईमेल', 'कॉल', 'फोन', 'सवाल'];
  return [
    ...latin.map((word) => `${word}-ka`),
    ...devanagari.map((word) => `${word}-का`),
    'aap.-jawab|आप.-जवाब|aap-log|आप-लोग',
  ].join('|');
}
