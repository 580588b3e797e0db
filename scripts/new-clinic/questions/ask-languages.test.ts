import { expect, test, vi } from 'vitest';
import { kochi } from '../../../tests/support/content/new-clinic.ts';
import { answersSchema } from './answers.ts';
import { askLanguages } from './ask-languages.ts';

/** What is typed at each question, one after the other until an answer is accepted. */
const typed = new Map<string, string[]>();
const refused: (string | undefined)[] = [];

vi.mock('@clack/prompts', async (original) => ({
  ...(await original<object>()),
  log: { info: () => undefined },
  multiselect: async () => ['hi'],
  text: async ({ message, validate }: { message: string; validate(text: string): string }) => {
    for (const text of typed.get(message) ?? ['']) {
      const problem = validate(text);
      if (problem === undefined) return text;
      refused.push(problem);
    }
    throw new Error(`nothing that was typed is taken: ${message}`);
  },
}));

test('the command asks for the clinic’s own services in another language by name, without their prices', async () => {
  typed.clear();
  typed.set('Hindi: your own services, in the same order, with commas between', ['टीका, जाँच']);
  const services = ['ecg', 'Vaccination = 500', 'Growth check'];
  const languages = await askLanguages(answersSchema.parse({ ...kochi, services }), 'Languages?');
  expect(languages).toStrictEqual({ hi: { services: ['टीका', 'जाँच'] } });
});

test('the command keeps only the answers typed in another language, and refuses a wrong one at once', async () => {
  typed.set('Hindi: name of the clinic', ['कोच्चि हार्ट']);
  typed.set('Hindi: the doctor: title, first name, last name', ['ऐना', 'डॉ. ऐना मैथ्यू']);
  typed.set('Hindi: how patients can pay, with commas between', ['नकद, UPI']);
  typed.set('Hindi: the other towns, in the same order, with commas between', [
    'आलुवा',
    'आलुवा, त्रिशूर',
  ]);
  const languages = await askLanguages(answersSchema.parse(kochi), 'Languages?');
  expect(languages).toStrictEqual({
    hi: {
      name: 'कोच्चि हार्ट',
      doctor: 'डॉ. ऐना मैथ्यू',
      payments: ['नकद', 'UPI'],
      towns: ['आलुवा', 'त्रिशूर'],
    },
  });
  expect(refused).toEqual([
    'write title, first name and last name: Dr. Anna Mathew',
    'write as many as in towns, in the same order: Aluva, Thrissur',
  ]);
});
