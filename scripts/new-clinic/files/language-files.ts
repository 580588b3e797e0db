import { formatPhone } from '../../../shared/phone-numbers.ts';
import { inLanguage } from '../../../src/content/schema/language-facts.ts';
import { definitionOf, type PageName, pageNames, type Subject } from '../../../src/pages.ts';
import type { Answers } from '../questions/answers.ts';
import { sampleText } from '../sample/sample.ts';
import type { Language, Words } from '../sample/words.ts';
import { languageFactsFile } from './facts.ts';
import { ownFields, ownText } from './own-text.ts';
import { chosenServices, groupsOf, servicesFile } from './services.ts';
import { specialtyFields } from './specialty-texts.ts';
import { townFiles } from './towns.ts';
import { type Fields, withFields } from './yaml-texts.ts';

/** A sentence of the sample's privacy page that is only true in India. */
const lawOfIndia: Record<Language, RegExp> = {
  en: /\s+India's\s+Digital\s+Personal[^.]*\./,
  hi: /\s+भारत\s+का\s+डिजिटल[^।]*।/,
  mr: /\s+भारताचा\s+डिजिटल[^.]*\./,
};

/** The files of a language: texts by path in its folder. */
export function languageFiles(answers: Answers, language: Language): Map<string, string> {
  const words = language === 'en' ? {} : answers.languages[language];
  const { services: translated, ...names }: Words = words ?? {};
  const own = inLanguage(answers, names);
  const services = chosenServices(own, language, translated);
  const other = specialtyFields(answers.specialty, language);
  const files = new Map([
    ['services.yaml', servicesFile(services)],
    ...townFiles(
      own,
      answers.towns,
      withFields(ownText(`texts/${language}/town.yaml`), other['town'] ?? {}),
    ),
  ]);
  // The desk speaks English without a file.
  if (language !== 'en') files.set('desk.yaml', sampleText(`${language}/desk.yaml`));
  const facts = languageFactsFile({ ...words }, language);
  if (facts !== undefined) files.set('facts.yaml', facts);
  const texts = textFacts(own, services, language);
  const isInIndia = answers.stateCode.startsWith('IN-');
  for (const name of ['site', ...pagesFor(answers)]) {
    const neutral = withFields(sampleText(`${language}/${name}.yaml`), ownFields(language, name));
    const ofSpecialty = withFields(neutral, other[name] ?? {});
    const text = withFields(ofSpecialty, texts[name] ?? {});
    files.set(`${name}.yaml`, isInIndia ? text : text.replace(lawOfIndia[language], ''));
  }
  return files;
}

/** The fields of the texts that follow from the answers, by file. */
function textFacts(
  answers: Answers,
  services: { group: string }[],
  language: Language,
): Record<string, Fields> {
  const { qualifications, phone, emergency } = answers;
  const groups = groupsOf(services, language);
  return {
    site: { form: { phonePlaceholder: phonePattern(phone) } },
    'pages/home': {
      hero: { qualifications },
      about: { qualifications },
      services: { groups },
      ...(!emergency && { emergencyBanner: null }),
    },
    'pages/about': { hero: { lead: qualifications.join(', ') } },
  };
}

/** The pages that the clinic has, by the names of their files in the language's folder. */
function pagesFor({ towns }: Answers): string[] {
  // A new clinic has no packages and reviews yet.
  const absent: Subject[] = [
    'packages',
    'reviews',
    ...(towns.length > 0 ? [] : ['towns' as const]),
  ];
  const isNeeded = (name: PageName) => {
    const { optionalWithout, isOptional } = definitionOf(name);
    return !isOptional && !(optionalWithout && absent.includes(optionalWithout));
  };
  return pageNames.filter(isNeeded).map((name) => `pages/${name}`);
}

/** How phone numbers look in the clinic's country: `+91 XXX XXX XXXX`. */
function phonePattern(phone: string): string {
  const [country, ...groups] = formatPhone(phone).split(' ');
  return [country, ...groups.map((group) => group.replace(/\d/g, 'X'))].join(' ');
}
