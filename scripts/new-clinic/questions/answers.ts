import { resolve } from 'node:path';
import { z } from 'zod';
import { clinicFacts } from '../../../shared/clinic-facts.ts';
import { phoneNumber } from '../../../src/content/fields/text.ts';
import type { ContentIssue } from '../../../src/content/folder/content-issue.ts';
import { validate } from '../../../src/content/folder/validate.ts';
import { specialties } from '../../../src/content/schema/specialty.ts';
import { readParsed } from '../../../src/content/yaml/file-text.ts';
import { parseYaml } from '../../../src/content/yaml/yaml.ts';
import { sampleServices } from '../sample/sample.ts';
import {
  doctorName,
  languagesSchema,
  line,
  lineList,
  ownService,
  placeName,
  qualifications,
} from '../sample/words.ts';
import { parseHours } from './hours.ts';
import { townFault } from './town-fault.ts';
import { translatedFault } from './translated-fault.ts';

const hours = line.transform((text, context) => {
  const { rows, fault } = parseHours(text);
  if (rows) return rows;
  context.addIssue(fault);
  return z.NEVER;
});

const sampleIds = sampleServices().map(({ id }) => id);

/** A service of the sample by its id, or one of the clinic's own: `Vaccination = 500`, or `Vaccination`. */
const serviceAnswer = ownService.refine(
  (name) => !/^[a-z0-9-]+$/.test(name) || sampleIds.includes(name),
  {
    error: `must be one of ${sampleIds.join(', ')}, or a name of your own with a capital letter: Vaccination = 500`,
  },
);

/** A phone number as people write it: in groups, or ten digits of India. */
const typedPhone = z.string().transform((text) => {
  const digits = text.replace(/[\s().-]/g, '');
  return digits.replace(/^0?([1-9]\d{9})$/, '+91$1');
});

const phone = typedPhone.pipe(phoneNumber);

const chatNumber = typedPhone.superRefine((text, context) => {
  if (text === 'same' || text === 'none') return;
  const fault = phoneNumber.safeParse(text).error?.issues[0];
  if (fault) context.addIssue(`${fault.message}; or write same or none`);
});

/** The schema of a file of answers: the facts that every clinic has. */
export const answersSchema = z.strictObject({
  name: line.describe('Name of the clinic'),
  doctor: doctorName.describe('The doctor: title, first name, last name'),
  specialty: z.enum(specialties).describe('What does the doctor practise?'),
  qualifications: qualifications.describe('Qualifications, the highest first'),
  experienceYears: z
    .number()
    .int()
    .positive()
    .max(80, 'write how many years, not since when')
    .describe('Years of experience'),
  street: line.describe('House, street, part of the city'),
  city: placeName.describe('City'),
  postalCode: line.describe('Postal code'),
  state: line.describe('State'),
  stateCode: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'write the country’s and the state’s letters: IN-KL')
    .describe('Country and state in letters (IN-KL is Kerala in India)'),
  timeZone: clinicFacts.shape.timeZone.default('Asia/Kolkata').describe('Time zone'),
  phone: phone.describe('Phone; outside India with + and the code of the country'),
  whatsapp: chatNumber.describe('WhatsApp: a number, same (as the phone) or none'),
  email: z.email().describe('Email address'),
  website: clinicFacts.shape.siteUrl.describe('Address of the website'),
  hours: hours.describe('Hours'),
  emergency: z.boolean().describe('Does the clinic answer emergencies at all hours?'),
  ambulance: z
    .string()
    .regex(/^\d{2,5}$/, 'write two to five digits: 108')
    .default('108')
    .describe('Number of the public ambulance'),
  payments: lineList.describe('How patients can pay'),
  currency: z
    .string()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'write three letters: INR')
    .default('INR')
    .describe('Currency in three letters'),
  services: z
    .array(serviceAnswer)
    .min(1, 'name at least one')
    .describe('What does the clinic offer?'),
  towns: z.array(placeName).default([]).describe('Other towns that patients come from, if any'),
  languages: languagesSchema
    .default({})
    .describe('Other languages of the site beside English, if any'),
});

export type Answers = z.infer<typeof answersSchema>;

/** What is wrong with the towns, and with lists in other languages, as far as they can be read. */
function listIssues(answers: unknown, file: string): ContentIssue[] {
  const { towns = [], services = [], city, languages } = Object(answers);
  if (!areTexts([city]) || !areTexts(towns) || !areTexts(services)) return [];
  const faults: [field: string, message: string | undefined][] = [
    ['towns', townFault(towns, city)],
  ];
  for (const [code, words] of Object.entries(Object(languages))) {
    for (const [list, answered] of [
      ['towns', towns],
      ['services', services],
    ] as const) {
      const names: unknown = Object(words)[list];
      const message = areTexts(names) ? translatedFault(list, names, answered) : undefined;
      faults.push([`languages.${code}.${list}`, message]);
    }
  }
  return faults.flatMap(([field, message]) => (message ? [{ file, field, message }] : []));
}

function areTexts(values: unknown): values is string[] {
  return Array.isArray(values) && values.every((value) => typeof value === 'string');
}

/** The content of a file of answers. */
interface ReadAnswers {
  /** Undefined if there are issues. */
  answers?: Answers;
  /** The answers as written. */
  typed: Record<string, unknown>;
  issues: ContentIssue[];
}

/** Reads a file of answers, YAML or JSON. */
export async function readAnswers(path: string): Promise<ReadAnswers> {
  const file = resolve(path);
  const { content, fault } = await readParsed(file, parseYaml);
  if (fault) return { typed: {}, issues: [{ file, field: fault.field, message: fault.message }] };
  const { fields, faults, written } = content;
  const { data, issues } = await validate(answersSchema, fields, { file, written });
  issues.push(...faults.map((each) => ({ file, ...each })), ...listIssues(fields, file));
  const typed = { ...Object(fields) };
  return data === undefined || issues.length > 0
    ? { typed, issues }
    : { answers: data, typed, issues };
}
