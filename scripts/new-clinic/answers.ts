import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { clinicFacts } from '../../shared/clinic-facts.ts';
import { phoneNumber } from '../../src/content/fields/text.ts';
import type { ContentIssue } from '../../src/content/folder/content-issue.ts';
import { validate } from '../../src/content/folder/validate.ts';
import { sampleFolder } from '../../src/content/leftovers/sample.ts';
import { specialties } from '../../src/content/schema/clinic.ts';
import { parseYaml } from '../../src/content/yaml/yaml.ts';
import { parseHours } from './hours.ts';

/** The text of a file of the sample clinic. */
export function sampleText(path: string): string {
  return readFileSync(resolve(sampleFolder, path), 'utf8');
}

const services: { id: string; title: string }[] = parse(sampleText('en/services.yaml'));
/** The titles of the sample's services, by id. */
export const sampleServices = new Map(services.map(({ id, title }) => [id, title]));

/** The ways to pay that the sample has in every language. */
export const samplePayments: string[] = parse(sampleText('clinic.yaml')).payments;

const line = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^{}\p{Cc}]*$/u, 'must be one line without braces');

const lines = z.array(line).min(1, 'name at least one');

const doctorName = line.refine(
  (name) => name.split(/\s+/).length >= 3,
  'write title, first name and last name: Dr. Anna Mathew',
);

/** The answers in each further language; the default is the English answer. */
export const wordsSchema = z.strictObject({
  name: line.optional().describe('Name of the clinic'),
  doctor: doctorName.optional().describe('The doctor: title, first name, last name'),
  qualifications: lines.max(6).optional().describe('Qualifications'),
  street: line.optional().describe('House, street, part of the city'),
  city: line.max(40).optional().describe('City'),
  state: line.optional().describe('State'),
});

const words = wordsSchema
  .nullable()
  .transform((written) => written ?? {})
  .optional();

/** The answers in each further language that the sample is written in. */
export const languagesSchema = z.strictObject({ hi: words, mr: words });

const hours = line.transform((text, context) => {
  const { rows, fault } = parseHours(text);
  if (rows) return rows;
  context.addIssue(fault);
  return z.NEVER;
});

/** A phone number as people write it: in groups, or ten digits of India. */
const typedPhone = z.string().transform((text) => {
  const digits = text.replace(/[\s().-]/g, '');
  return digits.replace(/^0?([1-9]\d{9})$/, '+91$1');
});

const chatNumber = typedPhone.superRefine((text, context) => {
  if (text === 'same' || text === 'none') return;
  const fault = phoneNumber.safeParse(text).error?.issues[0];
  if (fault) context.addIssue(`${fault.message}; or write same or none`);
});

/** The facts that every clinic has, as they are asked for, and as a file of answers has them. */
export const answersSchema = z.strictObject({
  name: line.describe('Name of the clinic'),
  doctor: doctorName.describe('The doctor: title, first name, last name'),
  specialty: z.enum(specialties).describe('What does the doctor practise?'),
  qualifications: lines.max(6).describe('Qualifications, the highest first'),
  experienceYears: z
    .number()
    .int()
    .positive()
    .max(80, 'write how many years, not since when')
    .describe('Years of experience'),
  street: line.describe('House, street, part of the city'),
  city: line.max(40).describe('City'),
  postalCode: line.describe('Postal code'),
  state: line.describe('State'),
  phone: typedPhone.pipe(phoneNumber).describe('Phone; outside India with + and the country code'),
  whatsapp: chatNumber.describe('WhatsApp: a number, same (as the phone) or none'),
  email: z.email().describe('Email address'),
  website: clinicFacts.shape.siteUrl.describe('Address of the website'),
  hours: hours.describe('Hours'),
  emergency: z.boolean().describe('Does the clinic answer emergencies at all hours?'),
  payments: z
    .array(z.enum(samplePayments))
    .min(1, 'name at least one')
    .describe('How can patients pay?'),
  services: z
    .array(z.enum([...sampleServices.keys()]))
    .min(1, 'name at least one')
    .optional()
    .describe('Which of these does the clinic offer?'),
  languages: languagesSchema
    .default({})
    .describe('Other languages of the site beside English, if any'),
});

export type Answers = z.infer<typeof answersSchema>;

/** The content of a file of answers. */
interface ReadAnswers {
  /** Undefined if there are issues. */
  answers: Answers | undefined;
  /** The answers as written. */
  typed: Record<string, unknown>;
  issues: ContentIssue[];
}

/** Reads a file of answers, YAML or JSON. */
export async function readAnswers(file: string): Promise<ReadAnswers> {
  const text = await readFile(file, 'utf8').catch(() => null);
  const { content, fault } =
    text === null
      ? { fault: { field: '', message: 'there is no such file, or it cannot be read' } }
      : parseYaml(text);
  if (fault) return { answers: undefined, typed: {}, issues: [{ file, ...fault }] };
  const { fields, faults, written } = content;
  const { data, issues } = await validate(answersSchema, fields, { file, written });
  issues.push(...faults.map((each) => ({ file, ...each })));
  const { specialty, services } = Object(fields);
  if (specialty !== 'Cardiology' && services !== undefined) {
    const message = 'omit it: these are a heart clinic’s services; write yours in services.yaml';
    issues.push({ file, field: 'services', message });
  }
  return { answers: issues.length > 0 ? undefined : data, typed: { ...Object(fields) }, issues };
}
