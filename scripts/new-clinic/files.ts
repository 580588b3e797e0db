import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { type PageName, pageSchemas } from '../../src/clinic/pages.ts';
import { formatPhone } from '../../src/clinic/phone.ts';
import type { Answers } from './answers.ts';
import { checklistFor } from './checklist.ts';
import { factsFrom } from './facts.ts';
import { sampleText } from './sample.ts';
import { chosenServices, groupsOf, servicesFile } from './services.ts';
import { townFiles } from './towns.ts';
import { type Fields, withFields } from './yaml-texts.ts';

/** Pictures of the sample that show nothing of one clinic. */
const pictures = ['about', 'packages', 'testimonials', 'blog', 'contact', 'not-found'];

/** Pages of what a new clinic does not have yet: packages, and reviews. */
const laterPages: PageName[] = ['offers', 'testimonials'];

/** A sentence of the sample's privacy page that is true in one country only. */
const lawOfIndia = /\s+India's\s+Digital\s+Personal[^.]*\./;

/** The files of a new clinic's folder: their texts by their paths in it. */
export function filesFor(answers: Answers): Map<string, string> {
  const services = chosenServices(answers, parse(ownText('texts/services.yaml')));
  const files = new Map([
    ['clinic.yaml', withFields(ownText('texts/clinic.yaml'), factsFrom(answers))],
    ['en/services.yaml', servicesFile(services)],
    ['images/portrait.svg', ownText('images/portrait.svg')],
    ...townFiles(answers, ownText('texts/town.yaml')),
  ]);
  for (const name of pictures) {
    files.set(`images/${name}.svg`, sampleText(`images/${name}.svg`));
  }
  const facts = textFacts(answers, services);
  const isInIndia = answers.stateCode.startsWith('IN-');
  for (const name of ['site', ...pagesFor(answers)]) {
    const text = withFields(neutralText(name), facts[name] ?? {});
    files.set(`en/${name}.yaml`, isInIndia ? text : text.replace(lawOfIndia, ''));
  }
  return files.set('CHECKLIST.md', checklistFor(answers, ownText('texts/checklist.md')));
}

/** What the answers say for the texts, by file. */
function textFacts(answers: Answers, services: { group: string }[]): Record<string, Fields> {
  const { qualifications, phone, emergency } = answers;
  const groups = groupsOf(services, parse(sampleText('en/pages/home.yaml')));
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

/** Which pages the clinic has, as their files are called in the folder of the language. */
function pagesFor({ towns }: Answers): string[] {
  const names = Object.keys(pageSchemas) as PageName[];
  return names
    .filter((name) => !laterPages.includes(name) && (name !== 'town' || towns.length > 0))
    .map((name) => `pages/${name}`);
}

/** A file of the sample's texts, with neutral ones for what is true of the sample only. */
function neutralText(name: string): string {
  const text = sampleText(`en/${name}.yaml`);
  const neutral = `texts/${name}.yaml`;
  if (!existsSync(resolve(import.meta.dirname, neutral))) return text;
  const fields: Fields = parse(ownText(neutral));
  return withFields(text, fields);
}

/** How phone numbers look in the clinic's country: `+91 XXX XXX XXXX`. */
function phonePattern(phone: string): string {
  const [country, ...groups] = formatPhone(phone).split(' ');
  return [country, ...groups.map((group) => group.replace(/\d/g, 'X'))].join(' ');
}

/** The text of a file beside this one. */
function ownText(path: string): string {
  return readFileSync(resolve(import.meta.dirname, path), 'utf8');
}
