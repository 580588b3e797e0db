import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { serverFacts } from '../../shared/clinic-facts.ts';
import { emergencyFinder, emergencyWords } from '../../shared/desk/emergency-words.ts';
import { phoneLinksOf } from '../../shared/phone-numbers.ts';
import { deskWordsSchema } from '../desk-words.ts';
import type { ClinicParts } from './clinic.ts';
import type { WishWords } from './enquiry-words.ts';

/** The files that the server itself reads, by the names that content gives them. */
const pathOf = {
  clinic: () => 'clinic.yaml',
  desk: (language: string) => `${language}/desk.yaml`,
  contact: (language: string) => `${language}/pages/contact.yaml`,
  packages: (language: string) => `${language}/packages.yaml`,
};

const deskFile = deskWordsSchema
  .extend({ emergencyWords: z.record(z.string(), z.array(z.string())).default({}) })
  .prefault({});

const halfDay = z.object({ label: z.string(), sentence: z.string() });
const contactFile = z
  .object({ halfDays: z.object({ morning: halfDay, afternoon: halfDay }).optional() })
  .prefault({});

const packagesFile = z.array(z.object({ title: z.string() })).prefault([]);

/**
 * Gives a file without checking it; undefined if there is none.
 * @param language the one in whose folder the file is
 */
type ReadFile = (name: keyof typeof pathOf, language: string) => unknown;

/**
 * What the server itself uses of a clinic's files.
 * @param read gives those of a folder, or those of the content that pages are made of
 * @throws an error whose message names the file and the field
 */
export function clinicOf(read: ReadFile): ClinicParts {
  const facts = checked(read, 'clinic', serverFacts);
  const [main, ...others] = facts.languages;
  const desk = checked(read, 'desk', deskFile, main);
  // Staff can use the desk in another language if it has words.
  const further = others.filter((language) => read('desk', language) !== undefined);
  return {
    facts,
    phoneLinks: phoneLinksOf(facts.contact),
    deskWords: [
      { ...desk, language: main },
      ...further.map((language) => ({ ...checked(read, 'desk', deskFile, language), language })),
    ],
    enquiryWords: {
      isUrgent: emergencyFinder(
        Object.values({ ...emergencyWords, ...desk.emergencyWords }).flat(),
      ),
      wishes: new Map(facts.languages.map((language) => [language, wishesIn(read, language)])),
    },
  };
}

/**
 * Reads what the server itself uses from a clinic's folder, for programs that make no pages.
 * @throws an error whose message names the file
 */
export function readClinic(folder: string): ClinicParts {
  return clinicOf((name, language) => {
    const file = resolve(folder, pathOf[name](language));
    return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
  });
}

function wishesIn(read: ReadFile, language: string): WishWords {
  const { halfDays } = checked(read, 'contact', contactFile, language);
  const packages = checked(read, 'packages', packagesFile, language);
  return {
    halfDays: halfDays ? [halfDays.morning, halfDays.afternoon] : [],
    packages: packages.map(({ title }) => title),
  };
}

/** An empty file counts as one without any field. */
function checked<Schema extends z.ZodType>(
  read: ReadFile,
  name: keyof typeof pathOf,
  schema: Schema,
  language = '',
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(read(name, language) ?? undefined);
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`${pathOf[name](language)}: ${issue?.path.join('.')} ${issue?.message}`);
}
