import { emergencyReadings } from './words-numbers.ts';
import {
  attack,
  chest,
  elsewhere,
  faintOrSweat,
  grip,
  heart,
  heartAttack,
  no,
  pain,
  person,
  racing,
  toPrevent,
  treated,
  weight,
} from './words-shared.ts';
import { calm, longAgo, now } from './words-time.ts';

const breath = 'saans|sans.|sanse|sanson|सांस';
const weakBreath = [
  'phool|phul|fool|chadh|charh|ukhad|ukhar|dikkat|takleef|takalif|pareshani|ruk|band|atak|uth|ghut|tut|tez',
  'फूल|चढ|उखड|रुक|दिक्कत|परेशानी|तकलीफ|बंद|अटक|घुट|टूट|तेज|नही',
].join('|');
const sweat = 'paseen|pasin|पसीन';
const summer = 'garmi-m|garmiyo|garmi-k|गर्मी-म|गर्मियों|गर्मी-क|summer|chalne-p|dhoop';
const suddenly = 'achanak|ekdum|अचानक|एकदम';
const hand = 'hath|haath|हाथ';
const notOfLanguages = '!hindi|english|angre|marathi|हिंदी|हिन्दी|अंग्रे|मराठी';
const numb = 'sunn.|sunna.|sun-pad|sun-ho|सुन्न';
const attackComes = 'aaya|aya.|aayi|aa-gaya|aa-gya|aa-raha|pada|pad-gaya|आया|आ-गया|आ-रहा|पड';

const emergencyIs = [
  'hai',
  'h.',
  'ho',
  'aa',
  'jaldi',
  'please',
  'plz',
  'ahe',
  'है',
  'हो',
  'जल्दी',
  'आहे',
  'आ',
];
const tooSoon = 'bahut|bohot|bht|badi|jaldi|turant|बहुत|बडी|जल्दी|तुरंत|khup|खूप';
const emergencies =
  'emergency|emergenci|emerjency|emargency|imergency|imarjensi|इमरजेंसी|इमर्जेंसी|एमरजेंसी|इमरजेन्सी|आपातकाल|इमर्जन्सी'
    .split('|')
    .flatMap((word) => [
      ...emergencyIs.map((is) => `${word}-${is}`),
      ...tooSoon.split('|').map((very) => `${very}-${word}`),
    ])
    .join('|');
const facility =
  'number|yahan|yaha.|aapke|clinic|hospital|suvidha|24|kharch|fees|charge|नंबर|यहां|आपके|क्लिनिक|अस्पताल|सुविधा|खर्च|फीस|नही-है|nahi-hai|koi-emergency|no-emergency';

const furtherInHindi = [
  `gala.|gale.|galay|gle.|throat|गला|गले|घसा jakad|jakd|ghut|chok|tight|dab.|जकड|घुट|घोट|दब|टाइट|आवळ`,
  `kandh|shoulder|कंध|कन्ध|खांद|khand hath|haath|hand|arm|हाथ|हात ${pain} paseen|pasin|gham|sweat|ghabra|पसीन|घाम|घबरा`,
  `${treated} ${pain} ${now} !${elsewhere}|${calm}`,
  `sorbi|nitrogl|सोर्बि|सॉर्बि|जीभ-के-नीचे|jeebh-ke ${pain}|aaram|आराम nahi|नही|not|phir-bhi|fir-bhi|फिर-भी|still`,
  'icd|aicd|pacemaker|पेसमेकर|आईसीडी shock|shok|jhatk|झटक|शॉक diya|de-rah|maar|mara|laga.|lage.|दिया|दे-रह|मार|लगा.|लगे.',
  `${heart} tez|tej|fast|तेज chal-rah|bhag|चल-रह|भाग`,
  'naak|nak.|nose|नाक khoon|khun.|blood|खून|रक्त|rakt nahi|नही|नाही|not|lagatar|लगातार|bahut|बहुत',
  `${emergencies} !${facility}`,
  `marne|mar-rah|mar-jay|मरने|मर-रह|मर-जा|dam-tod|दम-तोड ${person}|bacha|बचा`,
  `bachao|bacha-lo|bachalo|bacha-lijiy|bachaiy|bacha-do|बचाओ|बचा-लो|बचालो|बचा-लीजि|बचाइ|बचाएं|बचा-दो ${person} !se-bach|से-बच`,
  'jaan-nikal|jan-nikal|jaan-ja-rah|jan-ja-rah|जान-निकल|जान-जा-रह',
  `kuch-ho-gay|kuch-ho-rah|कुछ-हो-गय|कुछ-हो-रह ${person}`,
];

/** Words of an emergency in Hindi; what is mixed with English and Marathi is here too. */
export const emergenciesInHindi: string[] = [
  `${chest} ${pain}|jalan|jalna|जलन !hota-tha|hoti-thi|होता-था|होती-थी`,
  `${chest} ${pain} ${now}`,
  `${chest} ${weight}`,
  `${chest} ${grip}`,
  `${chest} baitha|fata.|phata.|phat-rah|fat-rah|aag.|बैठा|फटा.|फटी.|फट-रह|आग.`,
  'dil.-baith|दिल.-बैठ',
  `dil.-me|dil-mein|dil.-ke|heart-me|दिल.-में|हार्ट-में dard|pain|dukh|दर्द|दुख|चुभ|jakad|जकड`,

  `${heart} ${attack} !${longAgo}`,
  `${heartAttack} !${longAgo}`,
  `${heart} ${attack} ${now} !${calm}`,
  `${heartAttack} ${now} !${calm}`,
  `attack|atek|अटैक ${attackComes} !${longAgo}`,
  `dil.|दिल. daura|dora.|दौरा|दोरा !${longAgo}`,
  `daura|दौरा pad|पड|aaya|आया !${longAgo}`,
  `dil.|दिल.|attack|अटैक daura|दौरा|aaya|आया ${now} !${calm}`,
  'dil-band|dil-ruk|दिल-बंद|दिल-रुक|heart-band|heart-ruk|हार्ट-बंद|हार्ट-रुक',
  'dhadk|dhadak|धडक band|ruk|बंद|रुक',
  'cardiac-arrest|कार्डियक-अरेस्ट|कार्डिएक-अरेस्ट',

  `${breath} ${weakBreath}`,
  `${breath} nahi`,
  'saas-lene|सास-लेने nahi|taklif|takleef|dikkat|pareshani|तकलीफ|दिक्कत',
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

  'behosh|besudh|achet|बेहोश|बेसुध|अचेत',
  'hosh|होश nahi|नही',
  `chakkar|चक्कर|${suddenly} gir.|gire|giri.|gira.|gir-gay|गिर`,
  `aankh|ankh|आंख ${no} khol|खोल`,
  'aankh|ankh|आंख upar-chad|upar-char|palat|ulat|ऊपर-चढ|पलट|उलट',
  'aankh|ankh|आंख band|बंद ho-rah|ho-gay|हो-रह|हो-गई|हो-गयी',
  `baat|बात ${no} kar.|कर. rahe.|pa.|रहे.|पा. ${person}`,
  `gir|गिर uth|bol|aavaj|awaj|उठ|बोल|आवाज ${no}`,
  'uth.|jaag|jag.|उठ.|जाग nahi|नही rahe.|pa.|paa.|रहे.|पा.',
  `uth.|jaag|jag.|उठ.|जाग nahi|नही rahi.|raha.|रही.|रहा. ${person}`,
  'hil.|हिल. nahi|नही rah|pa.|रह|पा.',
  'aavaj|aawaj|awaj|avaj|आवाज nahi|नही de.|dete|deti|दे.|देते|देती',
  `jawab|javab|jabab|जवाब nahi|नही de.|dete|deti|दे.|देते|देती !${ofMessages()}`,
  `bol.|बोल. nahi|नही rahe.|rahi.|pa.|रहे.|रही.|पा. ${notOfLanguages}`,
  'nabz|nabj|nadi|naadi|pulse|नब्ज|नाडी|पल्स nahi|नही|dheem|dhim|धीमी',
  'dhadk|dhadak|धडक nahi-chal|nahi-mil|नही-चल|नही-मिल',
  `${hand} thand|ठंडे|ठंडा pad|ho-gay|पड|हो-ग`,
  'jhag|jhaag|झाग muh|munh|मुंह|मुह',

  `lakwa|lakva|laqwa|लकवा|फालिज|falij|paralysis|पैरालिसिस|पैरालाइसिस !${longAgo}`,
  `stroke|strok.|स्ट्रोक !${toPrevent}|${longAgo}`,
  'muh|munh|mooh|chehra|मुंह|मुह|चेहरा tedh|terh|latak|टेढ|टेड|लटक',
  `${hand} ${numb}`,
  `${suddenly}|ghabra|घबरा ${numb}`,
  'ek-taraf|ek-tarf|एक-तरफ|aadha|adha|आधा hath|haath|pair|sharir|badan|हाथ|पैर|शरीर|बदन kaam|sunn.|kamjor|काम|सुन्न|कमजोर',
  'zuban|juban|jaban|zaban|zubaan|जबान|जुबान|bol|बोल|awaj|aavaj|आवाज ladkhad|larkhar|लडखड|totl|तोतल',
  'zuban|juban|jaban|zaban|zubaan|जबान|जुबान nahi-chal|नही-चल',
  `bolne|बोलने dikkat|takleef|taklif|दिक्कत|तकलीफ ${notOfLanguages}`,
  'jabd|jabad|jaw.|जबड dard|pain|dukh|दर्द|दुख',
  'baye|bayen|baen|bayan|बाएं|बाये|बायें|बायां hath|haath|हाथ',
  `left|लेफ्ट ${hand}|hand|हैंड ${pain}|${weight}|${numb}`,
  'honth|hoth|होंठ|होठ neel|nil|नील',
  'neela|neele|neeli|नीला|नीले|नीली pad|par-gay|पड',
  'oxygen|ऑक्सीजन|आक्सीजन kam.|कम',
  ...emergencyReadings,
  ...furtherInHindi,
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
