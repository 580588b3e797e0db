import { lastDayOf, sentencesOf } from '../../words/closures.ts';
import { languageName } from '../../words/languages.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import type { Clinic } from '../schema/clinic.ts';

type Facts = Pick<Clinic, 'closures' | 'languages' | 'timeZone'>;

/**
 * Checks that the sentences of closures are in languages of the clinic.
 * @param file path of `clinic.yaml`
 */
export function checkClosures({ closures, languages }: Facts, file: string): ContentIssue[] {
  return closures.flatMap((closure, place) =>
    Object.keys(sentencesOf(closure, languages))
      .filter((code) => !languages.includes(code))
      .map((code) => ({
        file,
        field: `closures.${place}.sentence.${code}`,
        message: `is none of the languages of the clinic (${languages.join(', ')})`,
      })),
  );
}

/**
 * Warns of each language that lacks the sentence of a closure, unless the closure is over.
 * @param file path of `clinic.yaml`
 */
export function closureWarnings(
  { closures, languages, timeZone }: Facts,
  file: string,
): ContentIssue[] {
  const today = Temporal.Now.plainDateISO(timeZone).toString();
  return closures.flatMap((closure, place) => {
    const sentences = sentencesOf(closure, languages);
    const shown = languages.find((code) => sentences[code]);
    if (shown === undefined || lastDayOf(closure) < today) return [];
    return languages
      .filter((code) => !sentences[code])
      .map((code) => languageName(code, 'en'))
      .map((name) => ({
        file,
        field: `closures.${place}.sentence`,
        message: `has no ${name} text; pages in ${name} show it in ${languageName(shown, 'en')}`,
      }));
  });
}
