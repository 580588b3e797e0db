import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { confirm, intro, isCancel, multiselect, select, text } from '@clack/prompts';
import { parse } from 'yaml';
import { z } from 'zod';
import { PlainError } from '../../server/log.ts';
import { clinicFacts } from '../../shared/clinic-facts.ts';
import { openingHoursSchema } from '../../shared/hours/opening-hours.ts';
import { type DayName, dayNames, type OpeningHours } from '../../shared/hours/week-hours.ts';
import { sampleFolder } from '../../src/content/check/leftovers.ts';
import { phoneNumber } from '../../src/content/fields/fields.ts';
import { jsonSchemaOf } from '../../src/content/folder/content-files.ts';
import { issueLine } from '../../src/content/folder/content-issue.ts';
import { plainMessage, validate } from '../../src/content/folder/validate.ts';
import { parseYaml } from '../../src/content/folder/yaml.ts';
import { specialtySchema } from '../../src/content/schema/clinic.ts';

/** The text of a file of the sample clinic. */
export function sampleText(path: string): string {
  return readFileSync(resolve(sampleFolder, path), 'utf8');
}

const services: { id: string; title: string }[] = parse(sampleText('en/services.yaml'));
/** The titles of the sample's services, by id. */
export const sampleServices = new Map(services.map(({ id, title }) => [id, title]));

const payments: string[] = parse(sampleText('clinic.yaml')).payments;

const oneLine = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^{}\p{Cc}]*$/u, 'must be one line without braces');

const emptyListMessage = 'name at least one';

const exampleHours = 'Mo-Fr 10:00-13:00 16:00-19:00; Sa 10:00-13:00';

/** Hours on one line; they become rows of `openingHours`. */
const hours = oneLine.transform((text, context) => {
  const parts = text
    .replace(/(\d{1,2})(?:[:.](\d\d))?\s*([ap])\.?m\b\.?/gi, to24Hours)
    .replace(/\s*(?:[-–]|\bto\b)\s*/g, '-')
    .split(';');
  const { data, error } = openingHoursSchema.safeParse(parts.flatMap(rowsOf));
  if (data) return data;
  const messages = error.issues
    .filter(({ code }) => code === 'custom')
    .map(({ message }) => message);
  context.addIssue([...messages.slice(0, 1), `write hours like this: ${exampleHours}`].join('; '));
  return z.NEVER;
});

function to24Hours(_: string, hour: string, minutes = '00', amOrPm: string): string {
  return `${(Number(hour) % 12) + (/p/i.test(amOrPm) ? 12 : 0)}:${minutes}`;
}

/** The rows for some days, `Mo-Fr 10:00-13:00, 16:00-19:00` or `Mon,Tue 10:00-13:00`: one row per opening period. */
function rowsOf(part: string): OpeningHours[] {
  const words = part.split(/[\s,]+/).filter(Boolean);
  const days = words.filter((word) => /^\D/.test(word)).flatMap(daysOf);
  const periods = words.filter((word) => /^\d/.test(word));
  return (periods.length > 0 ? periods : ['']).map((period) => {
    const [opens = '', closes = ''] = period.split('-').map((time) => time.padStart(5, '0'));
    return { days, opens, closes };
  });
}

/** The days of `Mo-Fr`, `Mon-Fri` or `Monday`; empty if the text names no day. */
function daysOf(text: string): DayName[] {
  const [firstDay = -1, lastDay = firstDay] = text
    .toLowerCase()
    .split('-')
    .map((name) => dayNames.findIndex((day) => name.startsWith(day.toLowerCase())));
  return firstDay < 0 ? [] : dayNames.slice(firstDay, lastDay + 1);
}

/** A phone number as people write it: in groups of digits, or in India without the country code. */
const typedPhone = z.string().transform((text) => {
  const digits = text.replace(/[\s().-]/g, '');
  return digits.replace(/^0?([1-9]\d{9})$/, '+91$1');
});

const chatNumber = typedPhone.superRefine((phone, context) => {
  if (phone === 'same' || phone === 'none') return;
  const issue = phoneNumber.safeParse(phone).error?.issues[0];
  if (issue) context.addIssue(`${issue.message}; or type "same" or "none"`);
});

/** The metadata of a question: its text, and an example of an answer. */
const question = (description: string, example: string) => ({ description, examples: [example] });

/** The facts that every clinic has, as asked at the terminal and as written in an answers file. */
const answersSchema = z.strictObject({
  name: oneLine.meta(question('Name of the clinic', 'Kochi Children’s Heart Clinic')),
  doctor: oneLine
    .refine(
      (name) => name.split(/\s+/).length >= 3,
      'write title, first name and last name: Dr. Anna Mathew',
    )
    .meta(question('The doctor: title, first name, last name', 'Dr. Anna Mathew')),
  specialty: specialtySchema.describe('What does the doctor practise?'),
  qualifications: z
    .array(oneLine)
    .min(1, emptyListMessage)
    .max(6)
    .meta(question('Qualifications, the highest first', 'DM Cardiology, MD Paediatrics, MBBS')),
  experienceYears: z
    .number()
    .int()
    .positive()
    .max(80, 'write the number of years, not the year in which they began')
    .meta(question('Years of experience', '12')),
  street: oneLine.meta(question('House, street, part of the city', '12 Marine Drive')),
  city: oneLine.max(40).meta(question('City', 'Kochi')),
  postalCode: oneLine.meta(question('Postal code', '682011')),
  state: oneLine.meta(question('State', 'Kerala')),
  phone: typedPhone
    .pipe(phoneNumber)
    .meta(question('Phone; outside India with + and the country code', '+914842345678')),
  whatsapp: chatNumber.meta(question('WhatsApp: a number, "same" as the phone, or "none"', 'same')),
  email: z.email().meta(question('Email address', 'care@clinic.example')),
  website: clinicFacts.shape.siteUrl.meta(
    question('Address of the website', 'https://clinic.example'),
  ),
  hours: hours.meta(question('Hours', exampleHours)),
  emergency: z.boolean().describe('Does the clinic take emergencies at all hours?'),
  payments: z.array(z.enum(payments)).min(1, emptyListMessage).describe('How can patients pay?'),
  services: z
    .array(z.enum([...sampleServices.keys()]))
    .min(1, emptyListMessage)
    .optional()
    .describe('Which of these does the clinic offer?'),
  languages: z
    .array(z.enum(['hi', 'mr']))
    .default([])
    .describe('Other languages of the site besides English, if any'),
});

export type Answers = z.infer<typeof answersSchema>;

/**
 * Reads an answers file, YAML or JSON.
 * @throws PlainError with a line for each mistake
 */
export async function readAnswers(file: string): Promise<Answers> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new PlainError(`${file}: there is no such file, or it cannot be read`);
  const { content, issue } = parseYaml(text);
  if (issue) throw new PlainError(issueLine({ file, ...issue }));
  const { fields, sourceAt } = content;
  const { data, issues } = await validate(answersSchema, fields, { file, sourceAt });
  issues.push(...content.issues.map((issue) => ({ file, ...issue })));
  const { specialty, services } = Object(fields);
  if (specialty !== 'Cardiology' && services !== undefined) {
    const message = 'omit it: these are a heart clinic’s services; write yours in services.yaml';
    issues.push({ file, field: 'services', message });
  }
  if (data && issues.length === 0) return data;
  throw new PlainError(issues.map((issue) => issueLine(issue)).join('\n'));
}

/**
 * Asks for one fact after another at the terminal, and checks each answer at once.
 * @throws PlainError if the user cancels
 */
export async function askAnswers(): Promise<Answers> {
  intro('A new clinic. Ctrl+C ends without writing anything.');
  const answers: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries<z.ZodType>(answersSchema.shape)) {
    // Clinics of other specialties write their own list.
    if (name === 'services' && answers['specialty'] !== 'Cardiology') continue;
    const answer = await askFor(schema);
    if (isCancel(answer)) throw new PlainError('Nothing was written.');
    answers[name] = answer;
  }
  return answersSchema.parse(answers);
}

async function askFor(schema: z.ZodType): Promise<unknown> {
  const { description: message = '', type, enum: choices, items, examples } = jsonSchemaOf(schema);
  if (choices) return select({ message, options: optionsOf(choices) });
  if (type === 'boolean') return confirm({ message, initialValue: false });
  const options: unknown[] | undefined = Object(items).enum;
  if (options) {
    const isRequired = !schema.safeParse([]).success;
    return multiselect({ message, options: optionsOf(options), required: isRequired });
  }
  const answer = await text({
    message: type === 'array' ? `${message}, separated by commas` : message,
    placeholder: String(examples?.[0]),
    validate: (input = '') => problemOf(schema, parseAnswer(input, type)),
  });
  return isCancel(answer) ? answer : parseAnswer(answer ?? '', type);
}

function optionsOf(choices: unknown[]) {
  const labels = new Map([...sampleServices, ['hi', 'Hindi'], ['mr', 'Marathi']]);
  return choices.map(String).map((value) => ({ value, label: labels.get(value) ?? value }));
}

/** What was typed, as a value of a JSON type. Anything but a number stays text, so that the check explains what to type. */
function parseAnswer(input: string, type: unknown): unknown {
  const line = input.trim();
  if (type === 'array') return line.split(',').filter((part) => part.trim() !== '');
  return type === 'integer' && line !== '' && !Number.isNaN(Number(line)) ? Number(line) : line;
}

/** What is wrong with an answer, if anything. */
function problemOf(schema: z.ZodType, answer: unknown): string | undefined {
  const error = (issue: z.core.$ZodRawIssue) => plainMessage(issue);
  return schema.safeParse(answer, { error }).error?.issues[0]?.message;
}
