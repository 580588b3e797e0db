import { chest, heart, racing, toLearn } from './words-shared.ts';
import { unlessLongAgo } from './words-time.ts';

const breath = 'shwas|swas|shvas|श्वास|स्वास';
const speech = '!marathi|hindi|english|ingraji|मराठी|हिंदी|हिन्दी|इंग्र|इंग्लि';

/** Words of an emergency in Marathi. */
export const emergenciesInMarathi: string[] = [
  `${chest} दुख|dukh|वेदना|घट्ट|ghatt|टोच|toch|दाट|datun|भरल`,
  'छातीत कळ|भरून|चमक|जळजळ|काटा',
  'chhatit|chhatimadhe kal|bharun|chamak|jaljal',
  'हृदयात|ह्रदयात|hrudayat कळ|दुख|वेदना|kal|dukh|vedna',

  ...unlessLongAgo(`हृदयविकार|hrudayvikar झटका|झटक|zatka|jhatka !${toLearn}`),
  ...unlessLongAgo(`अटॅक|attack|${heart} आला|ala.|aala|येतो|yeto|येतोय !${toLearn}`),
  ...unlessLongAgo(`झटका|zatka|jhatka आला|ala.|aala`),

  'दम|dam. लाग|lag|कोंड|kond',
  'धाप|dhap.-lag|dhaap',
  `${breath} त्रास|tras|अडक|adak|कोंड|kond|फुल|phul|बंद|band|थांब|thamb`,
  `${breath} घे|घ्या|ये|लाग|ghe|ghya|yet|ye.|lag ~नाही|nahi|अडचण|adchan|कठीण|kathin|अवघड|avghad|problem|प्रॉब्लेम|प्रॉब्लम|त्रास|tras|येईना|yeina|होईना|जमत`,
  'श्वास-लाग|shwas-lag|swas-lag',
  'हृदय-बंद|ह्रदय-बंद|hruday-band|हृदय-थांब',

  `${racing} चक्कर|chakkar|घाम|gham|दम|dam.|श्वास|घाबर|ghabar`,
  'घाम|gham अस्वस्थ|aswasth|उलटी|उलट्या|ulti|ulat|थंड|thand|दरदरून|घाबर|ghabar|खूप|khup|khoop',

  'बेशुद्ध|beshuddh|beshudh',
  'शुद्धीवर|shuddhivar|shudhivar ~नाही|nahi',
  'शुद्ध-नाही|shuddha-nahi|shuddh-nahi|shudh-nahi|शुद्ध-हरप|shuddh-harap|शुद्ध-गेल',
  'चक्कर|chakkar|अचानक|achanak पडल|पडले|padl|पडून',
  'कोसळ|kosal',
  'पडल|padl बोलत|उठत|हालत|bolat|uthat|halat ~नाही|nahi',
  'उठत-नाही|uthat-nahi|uthat-nay|उठवल्या|हालत-नाही|हलत-नाही|halat-nahi|हालचाल-नाही',
  `बोलत-नाही|bolat-nahi ${speech}`,
  'प्रतिसाद|pratisad ~नाही|nahi !मेसेजला|फोनला|मेलला|कॉलला|messagela|phonela',
  'नाडी|nadi. लागत|lagat|सापड|sapad|मिळत ~नाही|nahi',
  'फेस तोंड',

  'तोंड|tond|चेहरा वाकड|झुक|jhuk|zuk|vakd|vakad|wakd|wakad',
  'बोबडी|bobdi',
  'जीभ|jeebh जड|jad.',
  'बोलता|bolta येत|yet ~नाही|nahi जीभ|jeebh|नीट|neet|achanak|अचानक',
  ...unlessLongAgo(`अर्धांग|पक्षाघात|ardhang|pakshaghat|लकवा`),
  'हात|hat.|haat सुन्न|बधिर|badhir|sunn.|गार|gaar',
  'हात|haat उचलत|हलवत|uchalat|halavat ~नाही|nahi',
  'हात|haat|hat.|पाय|paay ताकद|शक्ती|takad|shakti ~नाही|nahi|गेल|gel|कमी',
  'डोळे|dole|डोळा उघडत|ughdat|ughadat ~नाही|nahi',
  'एका-बाजू|eka-baju हात|पाय|शरीर|अंग|hat|pay|sharir ~नाही|nahi|कमजोर|बधिर|लुळ|sunn.',
  'डावा|डाव्या|डाव. हात|hat.|haat',
  'dava-hat|dava-haat|dava-hath|davya-hat|davya-haat',
  'जबड|jabd दुख|dukh',
  'ओठ|oth. निळ|nil',
  'ऑक्सिजन|oxygen कमी|kami',
  'रुग्णवाहिक|rugnavahik|ॲम्ब्यु|अँब्यु|ॲम्बु|अँबु',
];
