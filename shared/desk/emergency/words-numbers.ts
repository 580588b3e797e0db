/** After these words a number counts something, and is no reading. */
const units = 'saal|sal.|year|yr|varsh|साल|वर्ष|minut|मिनट|din|day|दिन|kg|rs|rup|रु|mg|एमजी|किलो';

/** The whole numbers from one to another, as alternatives of an entry. */
export function numbers(least: number, most: number): string {
  return Array.from({ length: most - least + 1 }, (_, index) => `${least + index}.`).join('|');
}

/** The same, but not where they count years, days, kilograms or rupees. */
function readings(least: number, most: number): string {
  const counting = numbers(least, most)
    .split('|')
    .flatMap((number) => units.split('|').map((unit) => `!${number}-${unit}`));
  return [numbers(least, most), ...counting].join('|');
}

const slow = readings(20, 42);
const fast = readings(150, 250);
const bloodPressure = 'bp|b-p.|blood-pressure|बीपी|बी-पी.|ब्लड-प्रेशर|रक्तदाब|raktadab|रक्तचाप';
const strain = [
  'chakkar|ulti|sar-me|sir-me|sar-dard|sir-dard|sar-fat|sir-fat|sar-bhar|sir-bhar|behosh|saans|sans|saas|dhundhl|ghabra|pasin|headache|vomit|blur|dizz|giddy|sweat|numb|weak|sunn|doke|naak|nak.|nose',
  'चक्कर|उल्टी|उलटी|सर-में|सर-दर्द|सर-फट|सिर|बेहोश|सांस|धुंधल|घबरा|घाबर|पसीन|सुन्न|डोक|घाम|दम.|नाक|seene|chest|chhati|सीने|छाती',
].join('|');
/** Beside these a pressure is too low to wait with. */
const lowStrain = `${strain}|sust|drows|thande|thanda|kamjor|kamzor|andher|faint|pale|cold|सुस्त|ठंडे|ठंडा|थंड|कमजोर|अंधेर|अंधार|भोवळ|bhoval|ashakt|अशक्त`;
/** A number near these is no pressure. */
const otherValues =
  'sugar|fasting|cholesterol|kolestrol|triglyc|ldl|hdl|creatin|weight|vajan|wajan|age.|umar|umra|शुगर|साखर|कोलेस्ट|ट्राइग्लि|वजन|उम्र|उमर|वय|price|rate.|fees|kharch|खर्च|फीस|machine-k|मशीन-क';
const doses = 'goli|tablet|dawa|गोली|गोळी|दवा|telm|amlo';
/** Both values, as `sentencesIn` marks the lower one. */
const withLower = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, index) => `${least + index}.-diastolic`).join('|');
/** So a pressure of the past is told. */
const once = '!tha.|thi.|था.|थी.';
const quick = 'tez|tej|fast|तेज|bhag|भाग|जोर|racing';

const oxygen =
  'oxygen|pulse-ox|oxigen|oksijan|oximeter|oxymeter|ऑक्सीमीटर|ऑक्सिमीटर|spo2|spo|ऑक्सीजन|आक्सीजन|ऑक्सिजन|ओक्सीजन';
const thin = readings(50, 91);
/** Other numbers of the message are of something else then. */
const saturated = `${oxygen}|oxygen-level|ऑक्सीजन-लेवल`
  .split('|')
  .flatMap((word) =>
    numbers(93, 100)
      .split('|')
      .map((number) => `${word}-${number}`),
  )
  .join('|');

/** Measured at home, and too low or too high. */
export const emergencyReadings: string[] = [
  `pulse|pals|पल्स|नब्ज|नाडी|nabz|nabj|nadi.|heartbeat|heart-beat|heart-rate|हार्ट-बीट|हार्टबीट|धडकन|dhadkan ${slow}`,
  `pulse|पल्स|नब्ज|नाडी|nabz|nabj|heartbeat|heart-beat|heart-rate|हार्ट-बीट|हार्टबीट|धडकन|dhadkan ${fast} !${bloodPressure}`,
  `pulse|पल्स|नब्ज|heart|हार्ट|dil.|दिल.|धडकन|dhadkan ${quick} ${fast}`,
  `${oxygen} ~${thin} !${saturated}`,
  `${oxygen} ${thin} ho-gay|gir|kam.|low.|हो-ग|गिर|कम.`,
  `${bloodPressure} ${readings(180, 280)} ${strain}`,
  `${withLower(220, 290)} ${once}`,
  `${bloodPressure} ~${readings(220, 290)} ${once}|${otherValues}`,
  `${bloodPressure} ${withLower(40, 85)} ${lowStrain}`,
  `${bloodPressure} ~${readings(40, 85)} ${lowStrain} !${numbers(90, 200)}|${otherValues}|${doses}`,
  `${bloodPressure} ~bahut-low|bahut-kam|bahut-lo.|very-low|khup-kami|बहुत-लो|बहुत-कम|खूप-कमी|gir-gay|गिर-ग|low-ho-gay|लो-हो-ग ${lowStrain}|aankh|आंख|bol|बोल`,
  `${oxygen} ~gir-rah|gir-gay|ghat-rah|kam-ho-rah|गिर-रह|गिर-ग|घट-रह|कम-हो-रह|falling|dropp`,
  'nabz|nabj|नब्ज|nadi.|नाडी|pulse|पल्स ~doob|dub-rah|kamjor|weak|डूब|कमजोर|क्षीण',
];
