import { bleeding, no, person } from './words-shared.ts';

const fell =
  'gir.|gire|giri.|gira.|gir-gay|gir-gai|gir-pad|गिर|padl|pade.|पडल|पडले|padun|पडून|ludhk|ludhak|लुढक';
const doing = [
  'khade|khde|baithe|bethe|chalte|chlte|khate|bolte|nahate|sote|karte',
  'खडे|बैठे|चलते|खाते|बोलते|नहाते|सोते|करते',
  'ubhya|basalya|baslya|chalta|bolta|jevta|jevata',
  'उभ्या|बसल्या|चालता|बोलता|जेवता|करता',
]
  .join('|')
  .split('|')
  .map((word) => `${word}-${word}`)
  .join('|');
const faintly =
  'sust|paseen|pasin|thande|thanda|सुस्त|पसीन|ठंडे|ठंडा|gham|घाम|थंड|andher|अंधेर|अंधार|pila|पीला|पीले|pile.';

/** Falls of which nobody says that the person was unconscious. */
export const falls: string[] = [
  `${fell} aankh|ankh|hosh|आंख|होश|dole|dola|डोळे|डोळा|shuddh|shudh|शुद्ध khol|khul|aay|aaya|aaye|aya|nahi|palat|ughad|aal|ala.|ali.|खोल|खुल|आय|आया|नही|नाही|पलट|उघड|आल|baad|बाद|नंतर`,
  `${doing} ~${fell}`,
  `${fell} ~${faintly}`,
  `${fell} ~minut|minat|min.|मिनट|मिनिट|minit uth|hosh|उठ|होश|bol|बोल`,
  'ludhak-gay|ludhk-gay|ludak-gay|लुढक-ग|लुढक-प|dher-ho-gay|ढेर-हो-ग',
  `jameen|zameen|jamin|zamin|farsh|जमीन|फर्श ~gire|gir-|pade|गिर|पडे ${person} !jameen-ka|जमीन-का`,
  'hosh|होश ~aay|aaya|aaye|aya|आया|आयी|आई|aa-gay|आ-ग baad|बाद|tab.|तब|ab.|अब.|abhi|अभी|der|देर|chhid|छिड',
  'pani|पानी ~chhid|chid|छिड|छिट ~hosh|होश|aankh|आंख|शुद्ध',
  'gash-aa-gay|gash-kha-kar|gash-kha-ke|गश.|गश-|murch|murcch|मूर्छ|मूर्च्छ|tamak|ghumri|घुमरी ~kha|aa-gay|aay|aaya|aa-rah|खा|आ-ग|आया|आई|आ-रह|gir|गिर',
  'bhoval|bhovl|भोवळ ~aal|ala.|ali.|yeun|yet|पडल|आल|येऊन|येत',
  'eyes|aankh|aankhe|ankh|आंख|dole|डोळे ~palat|upar-chal|fir-gay|पलट|ऊपर-चल|फिर-ग|फिरव|पांढर|pandhr',
  `akad|akd.|अकड|taath|ताठ ~sharir|badan|body|शरीर|बदन|बॉडी ~gay|ga.|ग`,
  'daant|dant|दांत|दात ~bhinch|bhich|bhinj|भिंच|भिच|भींच|kitkit|खीळ',
  `daure|dore.|दौरे|jhatke|झटके|fits|फिट ~pad-rah|pad-gay|aa-rah|aa-gay|पड-रह|आ-रह|येत|आल|yet ${person}|sharir|शरीर|baar-baar|bar-bar|बार-बार|daant|दांत`,
  'mirgi|मिर्गी|aakdi|akdi|आकडी|फेफरे ~pad|aa-rah|aaya|aali|पड|आ-रह|आया|आली|येत',
  `tadap-rah|tadap.|tadpad|tadfad|tadph|tarap-rah|तडप|तडफ ${person}|rah|रह|आहे|ahe|kuch|कुछ !${bleeding}-test`,
];

const limb = 'hath|haath|हाथ|hat.|हात|pair|pao.|paon|पैर|पांव|pay.|paay|पाय|hand|leg|arm';
const oneSided = [
  'ek-hath|ek-haath|ek-hand|ek-pair|ek-pao|ek-taraf|ek-tarf|ek-side|ek-hiss|eka-baj|ek-baj|ek-haat|ek-hat.',
  'एक-हाथ|एक-हात|एक-पैर|एक-पांव|एक-पाय|एक-तरफ|एक-साइड|एक-साईड|एक-हिस्स|एका-बाज|एक-बाज|अर्धी-बाज|अर्ध-अंग|ardhi-baj|अर्धे-शरीर|आधा-शरीर|आधे-शरीर',
].join('|');
const limp = [
  'dhil|dheel|dhill|lul|lool|shithil|bejan|be-jan|ghisat|ghasit|ghis-rah|latak|niklat|kamjor-pad|kamzor-pad|sunn.',
  'ढील|ढिल|लुळ|लूल|शिथिल|बेजान|घिसट|घसीट|लटक|कमजोर-पड|सुन्न|निकामी',
].join('|');
const tongue =
  'zuban|juban|jaban|zaban|zubaan|jeebh|jibh|boli.|bolna|bolne|bolnya|awaj|awaaj|aavaj|aawaj|जबान|जुबान|जीभ|बोली|बोलना|बोलने|बोलण|आवाज|वाचा';
const suddenly = 'achanak|ekdum|ekdam|अचानक|एकदम|subah-se|सुबह-से|abhi|अभी';

/** What a stroke looks like at home. */
export const palsies: string[] = [
  `${oneSided} ~${no} uth|hil|kaam|हिल|उठ|काम|उचल|हल|uchal|hal. !gaadi|gadi|parking|phone|फोन`,
  `${limb} ~${no} ek-taraf|ek-side|एक-तरफ|एक-साइड|daya|dahina|दाय|दाहिन|उजव|ujav uth|hil|kaam|उठ|हिल|काम|उचल|हल|uchal`,
  `${limb}|${oneSided} ~${limp} ${oneSided}|${suddenly}|pad-gay|पड-ग|ho-gay|हो-ग|पडल|padl !${bleeding}`,
  `${tongue} ~latpat|ladkhad|larkhad|lapat|tutla|totl|adkhal|adakhal|लटपट|लडखड|तुतल|तोतल|अडखळ`,
  `zuban|juban|jaban|zaban|jeebh|jibh|जबान|जुबान|जीभ ~atak|ainth|अटक|ऐंठ|मोट|mot`,
  `bolna|bolne|bolnya|बोलना|बोलण|वाचा ~band|बंद|gel|गेल ${suddenly}|${person}`,
  `${tongue} ~saf-nahi|saaf-nahi|spasht-nahi|साफ-नही|स्पष्ट-नाही|neet-nahi ${suddenly}|hath|haath|हाथ|हात|muh.|मुंह !call|phone|फोन|कॉल`,
  `ulta-pulta|ulta-sidha|ulta-seedha|ulti-sidhi|उल्टा-पुल्टा|उल्टा-सीधा|उल्टी-सीधी|ajeeb-bol|ajib-bol|अजीब-बोल|ajeeb-baat|अजीब-बात|बहकी-बहकी|behki-behki|बरळत|baralat|असंबद्ध ~bol|baat|bat.|बोल|बात|आहे|ahe`,
  `pehchan|pahchan|pehchaan|पहचान|olkh|olakh|ओळख ~${no} rahe.|rahi.|raha.|pa.|रहे.|रही.|रहा.|पा.|olkhat|ओळखत`,
  `gilas|glass|cup|chamach|गिलास|ग्लास|कप|चम्मच ~gir|chhut|chut|गिर|छूट|पड hath|haath|हाथ|हात|hat. taakat|takat|jaan.|sunn.|kamjor|ताकत|जान.|सुन्न|कमजोर|शक्ती`,
  `dis.|disat|disay|disne|दिसत|दिसाय|दिसण|dikhna|dikhai|दिखना|दिखाई ~${no}|band|बंद achanak|अचानक|एका-डोळ|ek-aankh|एक-आंख`,
  `sar-me|sir-me|sar-dard|sir-dard|सिर|सर-में|डोक|dok|doke|doka bhayank|asahya|asahniy|jivghen|भयंकर|असह्य|असहनीय|जीवघेण|phat|fat|फट achanak|ulti|vomit|अचानक|उल्टी|उलटी`,
];
