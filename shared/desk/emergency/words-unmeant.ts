import { bleeding, pain } from './words-shared.ts';
import { calm, longAgo, now } from './words-time.ts';

/** Words by which a sentence says that it names no present trouble, as `presentTroubles` reads them. */

const feelings = [
  'problem|dikkat|pareshani|shikayat|sujan|soojan|jalan|bechain|ghabra|gabhra|chakkar|paseen|pasin|ghutan|ulti|bhari|tras',
  'behosh|faint|dizz|giddi|breathless|shortness|palpit|sweat|discomfort|tight|heaviness|swell|phul|phool|hanf',
  'दिक्कत|परेशानी|शिकायत|सूजन|जलन|बेचैन|घबरा|चक्कर|पसीन|घुटन|उल्टी|उलटी|भारी|त्रास|बेहोश|फूल|हांफ|घाम|भोवळ',
  'dam.-lag|dhap.-lag|दम-लाग|धाप-लाग|dam.-phul|dam.-phool|दम-फूल',
].join('|');

export const unmeantWords = {
  trouble: [pain, feelings, bleeding].join('|'),
  no: 'nahi|नही|नाही|nil.|navht|नव्हत|nasto|naste|नसतो|नसते',

  /** Between the trouble and its "not"; "koi" is not, since "dard, koi nahi hai" says that nobody is there. */
  between: [
    'bhi|kuch|bilkul|to.|abhi|ab.|kabhi|wagair|vagair|mahsus|mehsus|hota.|hoti.|hote.|aata.|aati.|aate.|lagat|phulti|pan.|kahi|ata.|aata',
    'भी|कुछ|बिल्कुल|तो.|अभी|अब.|कभी|वगैर|महसूस|होता.|होती.|होते.|आता.|आती.|आते.|लागत|पण.|काही|मुळीच|अजिबात',
  ].join('|'),

  /** How a sentence goes on behind a "not" that denies: "dard nahi ja raha" does not. */
  afterNo: [
    'hai|h.|hain|he.|hota|hoti|hote|ho-rah|hua|hui|hue|aata|aati|aate|rahta|rehta|rehti|rahti|ahe|aahe|kya|ka.|na.|ab.|ata.|aata.',
    'bas.|sirf|par.|lekin|magar|but|only|just|aur|or.|and|fakt|pan.|ani|report|check|routine|echo|ecg|tmt|bp|goli|dawa|dava|sugar|fitness|insurance|yearly|annual|mujhe|mala.|appointment',
    'है|हे.|हैं|होता|होती|होते|हो-रह|हुआ|हुई|हुए|आता|आती|आते|रहता|रहती|आहे|क्या|का.|ना.|अब.',
    'बस.|सिर्फ|पर.|लेकिन|मगर|और|फक्त|पण.|आणि|रिपोर्ट|चेक|रूटीन|तपास|इको|ईसीजी|बीपी|गोली|गोळी|दवा|शुगर|फिटनेस|सालाना|मुझे|मला|कोलेस्ट|अपॉइंट',
  ].join('|'),

  /** Beside a denial these say that there is trouble all the same: no less, no such, no wind. */
  allTheSame: [
    'kam.|kami|band|ruk|sahan|bardasht|कम.|कमी|बंद|रुक|सहन|बर्दाश्त|aisa|aisi|itna|itni|ऐसा|ऐसी|इतना|इतनी|इतका|असा|itka|asa.',
    'gas.|acidity|गैस|relief|reliev|like|this|before|killer|medicine|going',
  ].join('|'),

  /** What denies the trouble that follows, with links between. */
  without:
    "no.|without|never|bina.|बिना|denies|nor.|not-hav|not-feel|don't-hav|dont-hav|doesn't-hav|doesnt-hav",
  links:
    'have|has.|had|having|feel|felt|longer|any|complain|complaint|sign|signs|symptom|history|more|further|new.|chest|heart|severe|kind|type|of.|other|koi|kisi|कोई|किसी',
  either: 'or.|nor.|ya.|या.|किंवा|kinva',

  longAgo,
  now,
  calm,
  /** Beside these a story of long ago may be one of now, too. */
  recently: [
    'kal.|kl.|raat|rat.|subah|subha|sham.|shaam|yesterday|night|morning|evening|ghant|since|hour|minute|minit|hafte|week|sakal|kaal.',
    'कल.|रात|सुबह|शाम|घंट|हफ्त|काल.|सकाळ|तास|मिनट|मिनिट|रोज|roz|roj.|daily|अभी-भी|abhi-bhi|ab-bhi|अब-भी',
  ].join('|'),
  fall: 'gir.|gire|giri.|gira.|gir-gay|गिर|padl|पडल|पडले|पडून|fell',
  past: [
    'tha.|thi.|hue-the|gaye-the|gire-the|pade-the|aaye-the|aate-the|hote-the|bharti-the|bharti-hu|था.|थी.|थे.|भर्ती',
    'zala-hot|zali-hot|zale-hot|jhala-hot|jhali-hot|ala-hot|aala-hot|padle-hot|padli-hot|padla-hot|dukhla-hot|dukhle-hot|gele-hot',
    'झाला-होत|झाली-होत|झाले-होत|आला-होत|आली-होत|आले-होत|पडल-होत|पडला-होत|पडली-होत|पडले-होत|दुखल-होत|दुखले-होत|गेले-होत',
  ].join('|'),
  had: 'had.',

  article:
    'article|artical|lekh.|lekh-|लेख|blog|ब्लॉग|video|वीडियो|विडियो|व्हिडिओ|!video-call|!वीडियो-कॉल|आर्टिकल|your-page|aapka-page|aapke-page|jankari|jaankari|जानकारी|माहिती|mahiti',
  /** What an article may be about beside troubles. */
  subject:
    'attack|atek|अटैक|अटॅक|stroke|स्ट्रोक|lakw|lakv|लकवा|daur|दौरे|दौरा|saans|sans.|सांस|श्वास|emergency',
  about: [
    'on.|about|page|regarding|of.|the.|symptoms|lakshan|par.|pe.|ka.|ke.|ki.|wala|vala|wali|wale|vale|baare|bare|cha.|chya|var.|baddal|varcha|aapka',
    'पर.|का.|के.|की.|वाला|वाली|वाले|बारे|चा.|च्या|वर.|वरचा|बद्दल|लक्षण|आपका|dil.|दिल.|seene|chest|chhati|heart|सीने|छाती|हार्ट|हृदय',
  ].join('|'),
};
