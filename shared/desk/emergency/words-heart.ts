import { chest, faintOrSweat, heart, no, pain, person, treated } from './words-shared.ts';

const heartItself = `${heart}|dil.|दिल.|हृदय|ह्रदय|hruday|hriday|dhadk|dhadak|धडक|kalej|कलेज`;
const quick =
  'tez|tej.|tejh|fast|jor.|zor.|jora|zora|raftar|raftaar|तेज|जोर|जोरात|रफ्तार|वेगा|vega|फास्ट|speed';
const dizzy = `${faintOrSweat}|sar-ghum|sir-ghum|sar-ghoom|सिर-घूम|सर-घूम|andher|अंधेर|अंधार|giddi|giddy|ulti|उल्टी|kamjor|kamzor|कमजोर|behal|बेहाल|kaamp|kamp|कांप|थरथर`;
const sweat = 'paseen|pasin|gham|ghaam|sweat|पसीन|घाम';
const back = 'peeth|pith.|peth.|पीठ|पाठ.|पाठी|paath|back';

/** A heart that runs or stumbles, and what a heart attack feels like beside a pain in the chest. */
export const heartEmergencies: string[] = [
  `${heartItself} ~${quick} ${dizzy}`,
  `dil.|दिल.|हृदय|ह्रदय|hruday|kalej|कलेज ~bhag-rah|bhaag-rah|bhag-ra|uchal-rah|uchhal-rah|भाग-रह|उछल-रह|धावत|dhavat|dhavta|phadphad|fadfad|फडफड|पळत !khush|खुश|आनंद`,
  `dil.|दिल.|heart|हार्ट ~${quick} ruk ~${no}`,
  `dil.|दिल.|हृदय|hruday|kalej|कलेज ajeeb|ajib|अजीब|kuch-ho|कुछ-हो|kaisa-|कैसा-|kasat|कसंत|कसत ${dizzy}`,
  'kalej|कलेज|jeev|jiv.|जीव ~muh|munh|मुंह|मुह|ghabra|gudmar|गुदमर|घाबर',
  'gudmar|gudamar|गुदमर|सांस-घुट|dam-ghut|दम-घुट',
  `dhak-dhak|dhakdhak|धक-धक|धकधक ${dizzy}|bahut|bohot|tez|बहुत|तेज|बंद|band|khup|खूप`,
  `${chest} बसल|basla|basl|baith|बैठ|dabat|दाबल|दाबत|dabl`,
  `${chest} ~pakad|pakd|pakar|dharun|dhrun|पकड|धरून`,
  'seenemedar|sinemedar|senemedar|seenemeindar|chhatimedar|chatimedar|chhaatimedar|chestmepain|chestmedar|सीनेमेंदर|सीनेमेदर|छातीमेंदर|छातीमेदर',
  `kandh|shoulder|कंध|कन्ध|खांद|khand ${pain} ${sweat}|jabd|jabad|jaw.|जबड|malmal|मळमळ|ulti|उल्टी|vomit`,
  `${back}|pet.|पेट|pot.|पोट|stomach|jabd|जबड ${pain} ~${sweat}`,
  `${back} chir.|chire|cheer|phat|fat-rah|fatne|चीर|फट|फाट ${pain}|pasin|पसीन`,
  `pila.|pile.|peela|peele|peeli|safed|pale|phikat|पीला|पीले|पीली|सफेद|फिकट|पांढर|pandhr ~pad|ho-gay|पड|हो-ग ${sweat}|thand|ठंड|sust|सुस्त|saans|सांस`,
  `thande-pad|thanda-pad|thandi-pad|ठंडे-पड|ठंडा-पड|ठंडी-पड|थंड-पड|thand-pad|gaar-pad|गार-पड ${person}|sharir|badan|body|hath|haath|शरीर|बदन|हाथ|हात|अंग|bp|बीपी`,
  `chipchip|chip-chip|चिपचिप|lathpath|लथपथ sharir|badan|body|शरीर|बदन|thand|ठंड|${sweat}`,
  `saans|sans.|सांस|श्वास|shwas|gale|गले|ghas ghar-ghar|gharghar|घर-घर|घरघर|घुर्र|khar-khar|kharkhar|खर-खर|ulti-chal|उल्टी-चल|ukhad|उखड`,
  `${treated} saans|sans.|सांस|श्वास|shwas|chakkar|चक्कर phul|phool|phulat|behosh|फूल|फुल|बेहोश|aa-rah|आ-रह|baar-baar|bar-bar|बार-बार|येत`,
  'pacemaker|pesmekar|पेसमेकर|icd|आईसीडी ~chakkar|behosh|चक्कर|बेहोश|bhoval|भोवळ',
  'machine|mashin|मशीन|device ~jhatk|shock|shok|झटक|शॉक ~chhati|chati|seene|chest|छाती|सीने|diya|mar|maar|दिया|मार|twice|times|from !bijli|बिजली',
];

/** Cries for help that name no trouble. */
export const criesForHelp: string[] = [
  `sorbi|sorbit|सोर्बि|सॉर्बि ${pain}|दुख ~vaise|waise|vaisa|waisa|वैसे|वैसा|tasach|तसच|abhi-bhi|अभी-भी|persist`,
  `madad|maddad|मदद|मदत|madat ~jaldi|jldi|lavkar|turant|जल्दी|लवकर|तुरंत ${person} !appointment|report|अपॉइंट|रिपोर्ट`,
  `vachva.|vachwa.|wachva.|wachwa.|vachava|vacva.|वाचवा.|वाचव.|वाचवाल ${person}|lavkar|लवकर|jiv|जीव|please|प्लीज`,
  `kahitari|kahi-tari|काहीतरी|काही-तरी ~झाल|zal|jhal|होत|hot ${person}|lavkar|लवकर`,
  `madad|मदद|मदत|help ${person} kuch-ho|कुछ-हो|moving|breath|dying|please-fast`,
];
