import type { ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import { momentText, momentWords } from '../../words/moments.ts';
import type { DeskSetup } from '../parts/setup.ts';

/** The clinic's name and its messages in the language of an enquiry, or else in the clinic's main one. */
export function inLanguageOf(
  { language }: Pick<ListedEnquiry, 'language'>,
  { clinicNames, messages, languages }: Pick<DeskSetup, 'clinicNames' | 'messages' | 'languages'>,
) {
  const [main = ''] = languages;
  const own = messages[language] ?? messages[main];
  if (!own) throw new Error('The clinic has no messages to patients.');
  return { clinic: clinicNames[language] ?? clinicNames[main] ?? '', messages: own };
}

/** What people add to a name in the form, which no greeting repeats: "(my son writes)", "Retd.", "ji". */
const additions = [
  /[([{][^)\]}]*[)\]}]?/gu,
  /[,\s]+(?:retd|rtd|retired|ret['’]d)\.?(?=$|[\s,])/giu,
];
const honorific = /[,\s]+(?:जी|ji|saheb|sahib|साहेब|साहब)\.?$/iu;

/** The name by which a message greets a patient: without what stands in brackets, "Retd." or a "ji" at its end. */
export function greetingName(name: string): string {
  const bare = additions.reduce((text, addition) => text.replace(addition, ' '), name);
  const greeted = bare
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim()
    .replace(honorific, '')
    .replace(/[\s,;:-]+$/, '');
  return greeted === '' ? name.replace(/[()[\]{}]/g, '').trim() : greeted;
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
