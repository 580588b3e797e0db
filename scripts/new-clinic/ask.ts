import { cancel, confirm, group, intro, isCancel, multiselect, text } from '@clack/prompts';
import type { z } from 'zod';
import { PlainError } from '../../server/log.ts';
import { plainMessage } from '../../src/clinic/folder/plain-message.ts';
import { type Answers, answersSchema } from './answers.ts';
import { sampleServices } from './sample.ts';
import { townFault } from './town-fault.ts';

type Field = keyof Answers;

/** Gives what is wrong with an answer, if anything. */
type Check<Answer> = (answer: Answer) => string | undefined;

/**
 * Asks the facts that every clinic has, one after the other; each answer is checked at once.
 * @throws PlainError where the questions are broken off
 */
export async function askAnswers(): Promise<Answers> {
  intro('A new clinic. Ctrl+C ends without writing anything.');
  const answers = await group(
    {
      name: () => line('name', 'Kochi Children’s Heart Clinic'),
      doctor: () => line('doctor', 'Dr. Anna Mathew'),
      qualifications: () => list('qualifications', 'DM Cardiology, MD Paediatrics, MBBS'),
      experienceYears: () => number('experienceYears', '12'),
      street: () => line('street', '12 Marine Drive'),
      city: () => line('city', 'Kochi'),
      postalCode: () => line('postalCode', '682011'),
      state: () => line('state', 'Kerala'),
      stateCode: () => line('stateCode', 'IN-KL'),
      timeZone: () => line('timeZone', '', 'Asia/Kolkata'),
      phone: () => line('phone', '+914842345678'),
      whatsapp: () => line('whatsapp', 'same'),
      email: () => line('email', 'care@clinic.example'),
      website: () => line('website', 'https://clinic.example'),
      hours: () => line('hours', 'Mo-Fr 10:00-13:00 16:00-19:00; Sa 10:00-13:00'),
      emergency: () => confirm({ message: questionOf('emergency'), initialValue: false }),
      ambulance: () => line('ambulance', '', '108'),
      payments: () => list('payments', 'Cash, Card, UPI'),
      currency: () => line('currency', '', 'INR'),
      services: () =>
        multiselect({
          message: questionOf('services'),
          options: sampleServices().map(({ id, title }) => ({ value: id, label: title })),
        }),
      towns: ({ results }) =>
        list('towns', 'Aluva, Thrissur', (names) => townFault(names, String(results.city))),
    },
    { onCancel: stop },
  );
  return answersSchema.parse(answers);
}

function stop(): never {
  cancel('Nothing was written.');
  throw new PlainError('The questions were broken off.');
}

async function line(
  field: Field,
  placeholder: string,
  initialValue = '',
): Promise<string | symbol> {
  const validate = (value?: string) => problemOf(field, typed(value));
  const answer = await text({ message: questionOf(field), placeholder, initialValue, validate });
  return isCancel(answer) ? answer : typed(answer);
}

async function list(
  field: Field,
  placeholder: string,
  check: Check<string[]> = () => undefined,
): Promise<string[] | symbol> {
  const answer = await text({
    message: `${questionOf(field)}, with commas between`,
    placeholder,
    defaultValue: '',
    validate: (value) => problemOf(field, partsOf(value)) ?? check(partsOf(value)),
  });
  return isCancel(answer) ? answer : partsOf(answer);
}

async function number(field: Field, placeholder: string): Promise<number | symbol> {
  const validate = (value?: string) => problemOf(field, numberIn(value));
  const answer = await text({ message: questionOf(field), placeholder, validate });
  return isCancel(answer) ? answer : Number(answer);
}

/** An answer without the quotes that it would have in a file. */
function typed(answer = ''): string {
  return answer.trim().replace(/^"(.*)"$/, '$1');
}

function partsOf(answer = ''): string[] {
  return answer.split(',').map(typed).filter(Boolean);
}

/** What is no number stays a text, so that it is told what to write. */
function numberIn(answer = ''): number | string | undefined {
  if (answer.trim() === '') return undefined;
  return Number.isNaN(Number(answer)) ? answer : Number(answer);
}

function questionOf(field: Field): string {
  return answersSchema.shape[field].description ?? field;
}

/** What is wrong with an answer, if anything. */
function problemOf(field: Field, value: unknown): string | undefined {
  const schema: z.ZodType = answersSchema.shape[field];
  const checked = schema.safeParse(value, { error: (issue) => plainMessage(issue, undefined) });
  return checked.error?.issues[0]?.message;
}
