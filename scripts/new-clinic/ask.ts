import { confirm, group, intro, multiselect } from '@clack/prompts';
import { type Answers, answersSchema } from './answers.ts';
import { askLanguages } from './ask-languages.ts';
import { questionsOf, stop } from './questions.ts';
import { sampleServices } from './sample.ts';
import { townFault } from './town-fault.ts';

/**
 * Asks for the facts that every clinic has, one after the other; each answer is checked at once.
 * @throws PlainError where the user cancels
 */
export async function askAnswers(): Promise<Answers> {
  intro('A new clinic. Ctrl+C ends without writing anything.');
  const { line, list, number, messageOf } = questionsOf(answersSchema.shape);
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
      emergency: () => confirm({ message: messageOf('emergency'), initialValue: false }),
      ambulance: () => line('ambulance', '', '108'),
      payments: () => list('payments', 'Cash, Card, UPI'),
      currency: () => line('currency', '', 'INR'),
      services: () =>
        multiselect({
          message: messageOf('services'),
          options: sampleServices().map(({ id, title }) => ({ value: id, label: title })),
        }),
      towns: ({ results }) =>
        list('towns', 'Aluva, Thrissur', (names) => townFault(names, String(results.city))),
    },
    { onCancel: stop },
  );
  const languages = await askLanguages(answersSchema.parse(answers), messageOf('languages'));
  return answersSchema.parse({ ...answers, languages });
}
