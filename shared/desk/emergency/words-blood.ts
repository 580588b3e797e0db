import { bleeding, no } from './words-shared.ts';

const stops = 'ruk|band|tham|thamb|stop|रुक|बंद|थम|थांब';
const flows = [
  'nikal-ra|nikal-rah|nikla|nikal-aa|ris-rah|beh-rah|bah-rah|beh.|bah.|bahe|baha|aa-rah|aa-gay|aaya|aaye|gir|tapak|bheeg|bhig|lathpath|soak|chalu|pad|yet|ye.|yete|yetay|vah|out|from|since',
  'निकल-रह|निकला|निकल-आ|रिस|बह.|बह-रह|बहे|बहुत|आ-रह|आ-गय|आया|गिर|टपक|भीग|भिग|लथपथ|चालू|पड|येत|येतय|वाह|निघ|जात',
].join('|');
const notTested = '!test|janch|jaanch|report|जांच|टेस्ट|रिपोर्ट|तपास';

/** Where the doctor has been, and it may bleed. */
const opened = [
  'angio|anjio|enjio|एंजियो|एन्जियो|अँजिओ|अंजियो|stent|स्टेंट|bypass|bypas|बायपास|बाईपास|pacemaker|पेसमेकर|operation|ऑपरेशन',
  'tanke|tanka|टांक|टाक्या|टाके|stitch|wound|jakhm|jakham|जखम|groin|wrist|kalai|jaangh|jangh|कलाई|जांघ|मनगट',
].join('|');
const thinner = [
  'patla-kar|patli-kar|patle-kar|thinner|warf|varf|acitrom|ecosp|ekosp|clopid|clopilet|aspirin|ticagr|rivarox|apixab',
  'पतला-कर|पतली-कर|पातळ-कर|थिनर|वारफ|वॉरफ|एसिट्रोम|इकोस्प|एकोस्प|क्लोपि|एस्पिरिन|पातळ-होण',
].join('|');
const stool =
  'latrin|letrin|potty|poti|tatti|stool|motion|pakhan|shauch|sandas|लैट्रिन|लेट्रिन|पॉटी|टट्टी|पाखान|शौच|संडास|मल.|दस्त|toilet';
const black = 'kala.|kale.|kali.|kaala|kaali|kaale|black|tarry|काला|काली|काले|काळ';

/** Blood that is coughed up, or does not stop, in whatever language. */
export const bleedings: string[] = [
  `${bleeding} ~${stops} ~${no}|not|won't|wont|doesn't`,
  `balgam|kaf.|kaph|sputum|phlegm|बलगम|कफ|khansi|khaansi|khasi|cough|khokl|khokal|खांसी|खासी|खोकल|खोकला ~${bleeding} ${notTested}`,
  `muh.|munh|mooh|tond|mouth|मुंह|मुह|तोंड ~${bleeding} ~${flows} ${notTested}`,
  `vomit|ulti|ultya|उल्टी|उलटी ~${bleeding} ${notTested}`,
  `${opened} ${bleeding}|peep|pus.|pu.|पीप|मवाद|पू. ~${flows}|bleed ${notTested}`,
  `${thinner} ~${bleeding} ~${flows} ${notTested}`,
  `${thinner} chot|चोट|sar-me-lag|सिर-में-लग|injur|head-hit|hit-head|hit-his-head|fell|gir-ga|गिर-ग|गिर-प|पडल|मार-लाग|मार-लग`,
  `${stool} ~${black} !kala-namak`,
  `${stool}|peshab|pesab|urine|laghvi|पेशाब|लघवी ~${bleeding} ${notTested}`,
  `${opened} hath|haath|हाथ|हात|hat.|hand|arm|pair|पैर|paay|पाय|leg|ungli|उंगल|बोट neel|nil.|nila|neela|नील|निळ|kala.|kaala|काला|काळ|blue|black|thand|थंड|ठंड|cold|gaar|गार`,
];

const medicine =
  'goli|goliy|golya|gole.|tablet|tab.|dawa|dava.|davai|dawai|aushadh|गोली|गोलियां|गोळी|गोळ्या|दवा|दवाई|टैबलेट|औषध';
const swallowed =
  'kha-l|kha.-l|khali.|khaali.|kha-gay|kha-gai|nigal|khall|gilal|gilli|pee-l|pi-l|le-l|खा-ल|खाली|खा-ग|निगल|खाल्ल|गिळ|पी-ल|ले-ल|घेतल';
const tooMuch = [
  'galti|galati|chukun|chuk.|mistake|bahut-sari|bahut-saari|bohot-sari|sari.|saari|dher|puri-patti|pura-patta|jyada|zyada|jast|khup|ek-sath',
  'गलती|चुकून|बहुत-सारी|सारी|ढेर|पूरा-पत्ता|पूरी-पत्ती|ज्यादा|जास्त|खूप|एक-साथ|एकदम',
  'das.|bis.|bees|10.|12.|15.|20.|30.|do-baar|do-bar|double|dabal|दस.|बीस|दहा|वीस|दो-बार|डबल|दोनदा',
  'shishi|sheeshi|bottle|patta|puri-|poori-|शीशी|बोतल|पूरी|पूरा|bahu-ne|बहू-ने|patni-ne|पत्नी-ने|bachche-ne|bache-ne|bachchi-ne|bacchi-ne|bacche-ne|bete-ne|beti-ne|pote-ne|poti-ne|mulane|muline|mulan|balane|natvane',
  'बच्चे-ने|बच्ची-ने|बेटे-ने|बेटी-ने|पोते-ने|पोती-ने|मुलाने|मुलीने|मुलान|बाळाने|नातवाने',
].join('|');
const swollen = 'suj.|suja|suji|sujan|sujl|sujal|sooj|swell|swol|सूज|सुज|phul-gay|phool-gay|फूल-ग';
const throat =
  'gala.|gale.|gla.|ghasa|throat|jeebh|jibh|jib.|tongue|hoth|honth|oth.|lips|गला|गले|गळ|घसा|जीभ|होंठ|होठ|ओठ';

/** What was swallowed and does harm: too much, poison, or what the throat swells from. */
export const poisonings: string[] = [
  `${medicine} ~${swallowed} ${tooMuch} !bhul|भूल`,
  'overdose|over-dose|ओवरडोज|ओव्हरडोस',
  'zeher|zehar|jeher|jahar|jahr|zahar|zahr|vish.|जहर|विष.|फिनाइल|फिनाईल|phenyl|finail|harpic|चूहे-मार|chuhe-mar|उंदीर-मार|undir|कीटनाशक|kitnashak ~kha|pi.|pee|pi-l|piya|le-l|gila|खा|पी.|पी-ल|पिय|ले-ल|घेत|प्याय|प्याल',
  `${throat} ~${swollen} ${medicine}|injection|इंजेक्शन|saans|sans.|सांस|shwas|श्वास|nigal|gil|गिळ|निगल|achanak|अचानक`,
  `chehra|muh.|munh|tond|face|चेहरा|मुंह|मुह|तोंड ~${swollen} saans|sans.|सांस|shwas|श्वास|injection|इंजेक्शन|achanak|अचानक`,
  'dane.|daane|chakatt|chatte|rash|दाने|चकत्त|चट्टे|पुरळ saans|sans.|सांस|shwas|श्वास',
];
