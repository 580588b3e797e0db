import { cancel, confirm, intro, isCancel, log, multiselect, select, text } from '@clack/prompts';
import type { z } from 'zod';
import { plainMessage } from '../../src/content/folder/plain-message.ts';
import { specialties } from '../../src/content/schema/clinic.ts';
import { languageName } from '../../src/words/languages.ts';
import {
  type Answers,
  answersSchema,
  languagesSchema,
  samplePayments,
  sampleServices,
  wordsSchema,
} from './answers.ts';

/** Answers as typed, in the form that a file of answers has. */
type Typed = { [Field in keyof Answers]?: unknown };

type Shape = Record<string, z.ZodType>;

/** Thrown when the user presses Ctrl+C at a question. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

/** An answer; undefined if nothing was typed. */
const lineIn = (typed: string) => typed.trim().replace(/^"(.*)"$/, '$1') || undefined;

const listIn = (typed: string) => {
  const parts = typed.split(',').flatMap((part) => lineIn(part) ?? []);
  return parts.length > 0 ? parts : undefined;
};

/** Anything but a number stays text, so that the check explains what to type. */
const numberIn = (typed: string) => {
  const line = lineIn(typed);
  return line === undefined || Number.isNaN(Number(line)) ? line : Number(line);
};

type Question = (known: Typed) => Promise<unknown>;

const ask = (field: keyof Answers, example: string, read?: (typed: string) => unknown) => () =>
  askText(answersSchema.shape, field, { example, ...(read && { read }) });

/** The questions, in the order they are asked. */
const questions: Record<keyof Answers, Question> = {
  name: ask('name', 'Kochi Children’s Heart Clinic'),
  doctor: ask('doctor', 'Dr. Anna Mathew'),
  specialty: () =>
    select({
      message: messageOf('specialty'),
      options: specialties.map((value) => ({ value })),
    }),
  qualifications: ask('qualifications', 'DM Cardiology, MD Paediatrics, MBBS', listIn),
  experienceYears: ask('experienceYears', '12', numberIn),
  street: ask('street', '12 Marine Drive'),
  city: ask('city', 'Kochi'),
  postalCode: ask('postalCode', '682011'),
  state: ask('state', 'Kerala'),
  phone: ask('phone', '+914842345678'),
  whatsapp: ask('whatsapp', 'same'),
  email: ask('email', 'care@clinic.example'),
  website: ask('website', 'https://clinic.example'),
  hours: ask('hours', 'Mo-Fr 10:00-13:00 16:00-19:00; Sa 10:00-13:00'),
  emergency: () => confirm({ message: messageOf('emergency'), initialValue: false }),
  payments: () => choose('payments', new Map(samplePayments.map((name) => [name, name]))),
  // Another clinic writes its own.
  services: async ({ specialty }) =>
    specialty === 'Cardiology' ? choose('services', sampleServices) : undefined,
  languages: async (known) => {
    const codes = languagesSchema.keyof().options;
    const names = new Map(codes.map((code) => [code, languageName(code, 'en')]));
    const chosen = answerOf(await choose('languages', names, false));
    const languages: Typed = {};
    for (const code of chosen) Object.assign(languages, { [code]: await askWords(known, code) });
    return languages;
  },
};

/**
 * Asks for the facts that every clinic has, one by one, and checks each answer at once.
 * @param answers the answers known so far; each new one is added at once
 * @throws Cancelled if the user cancels
 */
export async function askAnswers(answers: Typed): Promise<Answers> {
  intro('A new clinic. Ctrl+C ends without writing the folder, and keeps your answers.');
  for (const field of Object.keys(questions) as (keyof Answers)[]) {
    if (field in answers) continue;
    const answer = answerOf(await questions[field](answers));
    if (answer !== undefined) answers[field] = answer;
  }
  return answersSchema.parse(answers);
}

/** Asks for the answers in another language. */
async function askWords(known: Typed, code: string): Promise<Typed> {
  const language = languageName(code, 'en');
  log.info(`Now in ${language}. Enter alone leaves an answer as it is in English.`);
  const words: Typed = {};
  for (const field of wordsSchema.keyof().options) {
    const english = known[field];
    const example = Array.isArray(english) ? english.join(', ') : String(english);
    const read = field === 'qualifications' ? listIn : lineIn;
    const options = { example, read, before: `${language}: ` };
    const answer = answerOf(await askText(wordsSchema.shape, field, options));
    if (answer !== undefined) words[field] = answer;
  }
  return words;
}

interface TextOptions {
  example: string;
  read?: (typed: string) => unknown;
  /** In front of the question. */
  before?: string;
}

async function askText(
  shape: Shape,
  field: string,
  { example, read = lineIn, before = '' }: TextOptions,
): Promise<unknown> {
  const note = read === listIn ? ', with commas between' : '';
  const answer = await text({
    message: `${before}${shape[field]?.description}${note}`,
    placeholder: example,
    validate: (typed = '') => faultOf(shape, field, read(typed)),
  });
  return isCancel(answer) ? answer : read(answer ?? '');
}

async function choose<Value extends string>(
  field: keyof Answers,
  labels: Map<Value, string>,
  required = true,
) {
  const options = [...labels].map(([value, label]) => ({ value, label }));
  return multiselect<string>({ message: messageOf(field), options, required });
}

/** What is wrong with an answer, if anything. */
function faultOf(shape: Shape, field: string, answer: unknown): string | undefined {
  const error = (issue: z.core.$ZodRawIssue) => plainMessage(issue, undefined);
  const fault = shape[field]?.safeParse(answer, { error }).error?.issues[0]?.message;
  return answer === undefined && fault ? 'Please answer this one.' : fault;
}

function messageOf(field: keyof Answers): string {
  return answersSchema.shape[field].description ?? field;
}

function answerOf<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>;
  cancel('The folder was not written.');
  throw new Cancelled();
}
