import { confirm, intro, isCancel, select } from '@clack/prompts';
import { type Answers, answersSchema } from './answers.ts';
import { askLanguages } from './ask-languages.ts';
import { askServices } from './ask-services.ts';
import { questionsOf, stop } from './questions.ts';
import { townFault } from './town-fault.ts';
import { translatedFault } from './translated-fault.ts';

/** Answers as typed, in the form that a file of answers has. */
export type TypedAnswers = { [Field in keyof Answers]?: unknown };

type Question = (known: TypedAnswers) => Promise<unknown>;

const { line, list, number, choice, messageOf } = questionsOf(answersSchema.shape);

/** The questions, in the order they are asked; a known answer is offered for editing. */
const questions: Record<keyof Answers, Question> = {
  name: ({ name }) => line('name', 'Kochi Children’s Heart Clinic', name),
  doctor: ({ doctor }) => line('doctor', 'Dr. Anna Mathew', doctor),
  specialty: ({ specialty }) => choice('specialty', specialty),
  qualifications: (known) =>
    list('qualifications', 'DM Cardiology, MD Paediatrics, MBBS', known.qualifications),
  experienceYears: (known) => number('experienceYears', '12', known.experienceYears),
  street: ({ street }) => line('street', '12 Marine Drive', street),
  city: ({ city }) => line('city', 'Kochi', city),
  postalCode: ({ postalCode }) => line('postalCode', '682011', postalCode),
  state: ({ state }) => line('state', 'Kerala', state),
  stateCode: ({ stateCode }) => line('stateCode', 'IN-KL', stateCode),
  timeZone: ({ timeZone = 'Asia/Kolkata' }) => line('timeZone', '', timeZone),
  phone: ({ phone }) => line('phone', '+914842345678', phone),
  whatsapp: ({ whatsapp }) => line('whatsapp', 'same', whatsapp),
  email: ({ email }) => line('email', 'care@clinic.example', email),
  website: ({ website }) => line('website', 'https://clinic.example', website),
  hours: ({ hours }) => line('hours', 'Mo-Fr 10:00-13:00 16:00-19:00; Sa 10:00-13:00', hours),
  emergency: ({ emergency = false }) =>
    confirm({ message: messageOf('emergency'), initialValue: emergency === true }),
  ambulance: ({ ambulance = '108' }) => line('ambulance', '', ambulance),
  payments: ({ payments }) => list('payments', 'Cash, Card, UPI', payments),
  currency: ({ currency = 'INR' }) => line('currency', '', currency),
  services: ({ services, specialty }) =>
    askServices(messageOf('services'), services, specialty === 'Cardiology'),
  towns: ({ towns, city }) =>
    list('towns', 'Aluva, Thrissur', towns, (names) => townFault(names, String(city))),
  languages: (known) =>
    askLanguages(answersSchema.parse({ ...known, languages: {} }), messageOf('languages')),
};

const fields = Object.keys(questions) as (keyof Answers)[];

/**
 * Asks for the facts that every clinic has, one by one, and checks each answer at once. At the end it shows
 * all of them, and any can be changed.
 * @param answers the answers known so far; each new one is added at once
 * @throws Cancelled if the user cancels
 */
export async function askAnswers(answers: TypedAnswers): Promise<Answers> {
  intro('A new clinic. Ctrl+C ends without writing the folder, and keeps your answers.');
  for (const field of fields) {
    if (!(field in answers)) await answer(field, answers);
  }
  for (;;) {
    const field = await fieldToChange(answers);
    if (field === null) return answersSchema.parse(answers);
    await answer(field, answers);
    const { towns, city } = answersSchema.parse(answers);
    if (townFault(towns, city)) await answer('towns', answers);
    if (hasOutdatedLists(answers)) await answer('languages', answers);
  }
}

/** Whether the towns or services in another language no longer match those in English. */
function hasOutdatedLists(answers: TypedAnswers): boolean {
  const { towns, services, languages } = answersSchema.parse(answers);
  return Object.values(languages).some(
    (words) =>
      (words?.towns && translatedFault('towns', words.towns, towns)) ||
      (words?.services && translatedFault('services', words.services, services)),
  );
}

async function answer(field: keyof Answers, answers: TypedAnswers): Promise<void> {
  const found = await questions[field](answers);
  if (isCancel(found)) return stop();
  answers[field] = found;
}

/** Shows all answers and asks which one to change; null if all are right. */
async function fieldToChange(answers: TypedAnswers): Promise<keyof Answers | null> {
  const all = fields.map((field) => ({
    value: field,
    label: `${messageOf(field)}: ${shown(answers[field])}`,
  }));
  const chosen = await select<keyof Answers | null>({
    message: 'Is all of this right? Choose an answer to change it.',
    options: [{ value: null, label: 'Yes, write the folder' }, ...all] as never,
  });
  return isCancel(chosen) ? stop() : chosen;
}

function shown(answer: unknown): string {
  if (Array.isArray(answer)) return answer.join(', ');
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  if (typeof answer === 'object' && answer !== null)
    return Object.keys(answer).join(', ') || 'none';
  return String(answer ?? 'none');
}
