/** Formats a number with its digits grouped as in the country; in India 2,300; 20,000; 1,00,000. */
export function groupDigits(value: number, locale: string): string {
  return value.toLocaleString(locale);
}

/** The numbers from one to twenty as words. */
const numberWords: Record<string, string[]> = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  hi: 'एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस'.split(
    ' ',
  ),
  mr: 'एक दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस वीस'.split(
    ' ',
  ),
};

/** A count as texts write it: "seventeen"; in digits from 21 on, and in languages without words here. */
export function numberWord(count: number, language: string): string {
  return numberWords[language]?.[count - 1] ?? groupDigits(count, language);
}
