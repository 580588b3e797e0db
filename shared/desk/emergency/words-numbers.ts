/** After these words a number counts something, and is no reading. */
const units = 'saal|sal.|year|yr|varsh|साल|वर्ष|minut|मिनट|din|day|दिन|kg|rs|rup|रु';

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
const quick = 'tez|tej|fast|तेज|bhag|भाग|जोर|racing';

const oxygen =
  'oxygen|oxigen|oksijan|oximeter|oxymeter|ऑक्सीमीटर|ऑक्सिमीटर|spo2|spo|ऑक्सीजन|आक्सीजन|ऑक्सिजन|ओक्सीजन';
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
  `${bloodPressure} ${readings(40, 80)} behosh|chakkar|pasin|thand|बेहोश|चक्कर|पसीन|ठंड gir|low.|kam.|गिर|लो.|कम.`,
];
