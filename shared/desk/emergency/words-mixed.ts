import { bleedings, poisonings } from './words-blood.ts';
import { falls, palsies } from './words-falls.ts';
import { criesForHelp, heartEmergencies } from './words-heart.ts';
import { emergencyReadings } from './words-numbers.ts';
import { chest, elsewhere, heart, no, pain, person, treated, unwell } from './words-shared.ts';
import { calm, now } from './words-time.ts';

/** Each of some words in each of some uses. */
const uses = (words: string, phrasesOf: (word: string) => string[]) =>
  words.split('|').flatMap(phrasesOf).join('|');

const emergency =
  'emergency|emergenci|emerjency|emargency|imergency|imarjensi|इमरजेंसी|इमर्जेंसी|एमरजेंसी|इमरजेन्सी|आपातकाल|इमर्जन्सी';
const itIs = 'hai|h.|ho-gay|ho-rah|aa-gay|jaldi|please|plz|ahe|है|हो-ग|हो-रह|आ-ग|जल्दी|आहे';
const very = 'bahut|bohot|bht|badi|jaldi|turant|bilkul|बहुत|बडी|जल्दी|तुरंत|khup|खूप|medical|serious';

/** That there is an emergency, not whether the clinic treats some. */
const emergencies = uses(emergency, (word) => [
  uses(itIs, (is) => [`${word}-${is}`]),
  uses(very, (how) => [`${how}-${word}`]),
]);
const facility = [
  'aapke|aap-ke|hospital-me|clinic-me|yahan-emergency|yaha-emergency|suvidha|24|kharch|fees|charge|kab.',
  'आपके|आप-के|अस्पताल-में|क्लिनिक-में|यहां-इमरजेंसी|सुविधा|खर्च|फीस|कब.',
  'nahi-hai|koi-emergency|no-emergency|not-emergency|not-an-emergency|नही-है|कोई-इमरजेंसी',
].join('|');
/** Who does not respond there is the clinic. */
const byPhone =
  'call|phone|msg|message|mail|whatsapp|clinic|hospital|staff|aapk|कॉल|फोन|मैसेज|मेसेज|क्लिनिक|अस्पताल|व्हाट्सएप|आपक';
const health = 'tabiyat|tabyat|tabiat|tabiyt|तबीयत|तबियत|tabyet|तब्येत|तब्बेत';

/** Words of an emergency in whatever languages people mix. */
export const emergenciesMixed: string[] = [
  `gala.|gale.|galay|gle.|throat|गला|गले|घसा jakad|jakd|ghut|chok|tight|dab.|जकड|घुट|घोट|दब|टाइट|आवळ`,
  `kandh|shoulder|कंध|कन्ध|खांद|khand hath|haath|hand|arm|हाथ|हात ${pain} paseen|pasin|gham|sweat|ghabra|पसीन|घाम|घबरा`,
  `${treated} ${pain} ${now} !${elsewhere}|${calm}`,
  `sorbi|nitrogl|सोर्बि|सॉर्बि|जीभ-के-नीचे|jeebh-ke ${pain}|aaram|आराम nahi|नही|नाही|not|phir-bhi|fir-bhi|फिर-भी|still`,
  'icd|aicd|pacemaker|पेसमेकर|आईसीडी shock|shok|jhatk|झटक|शॉक diya|de-rah|gave|give|deliver|fired|maar|mara|laga.|lage.|दिया|दे-रह|मार|लगा.|लगे.',
  `${heart}|dil.|दिल. tez|tej|fast|तेज chal-rah|bhag|चल-रह|भाग`,
  'naak|nak.|nose|नाक khoon|khun.|blood|खून|रक्त|rakt nahi|नही|नाही|not|lagatar|लगातार|bahut|बहुत',
  `${emergencies} !${facility}`,
  `marne|mar-rah|mar-jay|मरने|मर-रह|मर-जा|dam-tod|दम-तोड ${person}|bacha|बचा`,
  `bachao|bacha-lo|bachalo|bacha-lijiy|bachaiy|bacha-do|बचाओ|बचा-लो|बचालो|बचा-लीजि|बचाइए|बचाइये|बचाएं|बचा-दो ${person} !se-bach|से-बच`,
  `response|respons|respond|रिस्पॉन्स|रिस्पोन्स|रिस्पांस ~${no} ${person} !${byPhone}`,
  'कोलैप्स|कोलेप्स|अनकॉन्श|अनकान्श|अनकोन्श',
  'heart-fail-ho|heart-fel-ho|हार्ट-फेल-हो|ghutan-ho|ghutan-mah|घुटन-हो|घुटन-मह',
  `${chest} ~ajeeb|ajib|अजीब|kuch-ho-rah|कुछ-हो-रह`,
  `kandh|shoulder|कंध|कन्ध ~hath|haath|हाथ|हात ~tak.|paryant|तक.|पर्यंत ${pain}`,
  'jaan-nikal|jan-nikal|jaan-ja-rah|jan-ja-rah|जान-निकल|जान-जा-रह',
  `kuch-ho-gay|kuch-ho-rah|कुछ-हो-गय|कुछ-हो-रह ${person}`,
  `${treated} ${unwell} ${now}`,
  'halat|haalat|हालत kharab|bigad|बिगड|serious|seriyas|gambhir|critical|najuk|nazuk|खराब|गंभीर|नाजुक|सीरियस',
  `${health} bahut|bohot|bht|achanak|jyada|zyada|बहुत|अचानक|ज्यादा|खूप|khup kharab|bigad|bighad|खराब|बिगड|बिघड`,
  `${health} bigad-rah|बिगड-रह|बिघडत|bighadat`,
  ...emergencyReadings,
  ...heartEmergencies,
  ...falls,
  ...palsies,
  ...bleedings,
  ...poisonings,
  ...criesForHelp,
];
