import type { ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import { momentText, momentWords } from '../../words/moments.ts';
import type { DeskSetup } from '../parts/setup.ts';

/**
 * The clinic's name in the language of an enquiry, and a function that picks the text in that language, or else in the
 * clinic's main one or English.
 */
export function inLanguageOf(
  { language }: Pick<ListedEnquiry, 'language'>,
  { clinicNames, languages }: Pick<DeskSetup, 'clinicNames' | 'languages'>,
) {
  const [main = ''] = languages;
  return {
    clinic: clinicNames[language] ?? clinicNames[main] ?? '',
    text: (texts: Record<string, string>) => texts[language] ?? texts[main] ?? texts['en'] ?? '',
  };
}

/**
 * Writes a time by the clinic's clock in the language of an enquiry: "Tuesday 24 November, 10:30 AM".
 * @param moment ISO 8601
 * @param timeZone the clinic's
 */
export function momentFor(
  { language }: Pick<ListedEnquiry, 'language'>,
  moment: string,
  { locale, partsOfDay }: Pick<DeskSetup, 'locale' | 'partsOfDay'>,
  timeZone: string,
): string {
  const country = new Intl.Locale(locale).region ?? '';
  const clinic = { language, address: { country }, timeZone };
  return momentText(moment, momentWords(clinic, { partsOfDay: partsOfDay[language] }));
}
