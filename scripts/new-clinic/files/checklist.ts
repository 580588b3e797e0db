import { languageName } from '../../../src/words/languages.ts';
import type { Answers } from '../questions/answers.ts';
import { ownServices } from '../sample/own-services.ts';
import { slugOf } from '../sample/slug.ts';
import { otherLanguages } from '../sample/words.ts';
import { chosenServices } from './services.ts';

/**
 * What to proofread before the site goes online, by file and field.
 * @param general the lines for every clinic, before those for services, towns and languages
 * @param files the paths of all files in the folder
 */
export function checklistFor(answers: Answers, general: string, files: string[]): string {
  const { towns, state, languages } = answers;
  const lines = chosenServices(answers, 'en').map(
    ({ id }) => `- [ ] \`en/services.yaml\`: \`${id}\``,
  );
  if (towns.length > 0) {
    lines.push(
      '',
      '## Towns',
      '',
      'Each page says only what is true of any town. Write what you know: who comes from there, the way,',
      'the trains and buses.',
      '',
      '- [ ] `en/pages/town.yaml`: `meta`, `featuresHeading`, `features`, `townLink`, `callFirst`',
      ...towns.map(
        (name) =>
          `- [ ] \`en/towns/${slugOf(name)}.yaml\`: \`calledHere\`, \`description\`, \`paragraphs\`; \`wayThere\`, which you add; \`state\` and \`region\`, where it is not in ${state}`,
      ),
    );
  }
  for (const language of otherLanguages(languages)) {
    lines.push(...linesForLanguage(language, files, untranslatedNames(answers, language)));
  }
  return `${general}${lines.join('\n')}\n`;
}

/** The names of the clinic's own services that are the same in another language as in English. */
function untranslatedNames({ services, languages }: Answers, language: 'hi' | 'mr'): string[] {
  const translated = ownServices(services, languages[language]?.services);
  return ownServices(services)
    .filter(({ title }, index) => title === translated[index]?.title)
    .map(({ title }) => title);
}

/**
 * The files for a speaker of another language to proofread: the whole folder of that language.
 * @param untranslated services whose names are still in English
 */
function linesForLanguage(language: string, files: string[], untranslated: string[]): string[] {
  const name = languageName(language, 'en');
  const facts = `${language}/facts.yaml`;
  const own = files.filter((file) => file.startsWith(`${language}/`) && file !== facts).sort();
  const inEnglish = (file: string) =>
    file === `${language}/services.yaml` && untranslated.length > 0
      ? `: names that are still in English: ${untranslated.join(', ')}`
      : '';
  const names = `names, address and payments in ${name}; what is left out stays as in \`clinic.yaml\``;
  return [
    '',
    `## ${name}`,
    '',
    `These texts were written for any clinic: somebody who speaks ${name} should read them for yours. They`,
    'say the same as those in `en/`. What you change there, change here as well.',
    '',
    `- [ ] ${files.includes(facts) ? '' : 'Add '}\`${facts}\`: ${names}`,
    ...own.map((file) => `- [ ] \`${file}\`${inEnglish(file)}`),
  ];
}
