import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CANCEL_SYMBOL } from '@clack/prompts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { children, kochi } from '../../../tests/support/content/new-clinic.ts';
import { askAndKeep } from './kept-answers.ts';

/** What the user answers to a question that begins like this; Enter to all others. */
let done: [question: string, answer: unknown][] = [];
let asked: string[] = [];

/** The next prepared answer to this question, which is used once; the known answer if there is none. */
function at({ message, initialValue }: { message: string; initialValue?: unknown }): unknown {
  asked.push(message);
  const index = done.findIndex(([question]) => message.startsWith(question));
  const [step] = index < 0 ? [] : done.splice(index, 1);
  return step ? step[1] : (initialValue ?? null);
}

vi.mock('@clack/prompts', async (original) => ({
  ...(await original<object>()),
  intro: () => undefined,
  cancel: () => undefined,
  select: async (question: { message: string }) => at(question),
  confirm: async (question: { message: string }) => at(question),
  multiselect: async (question: { message: string }) => at(question) ?? [],
  text: async (question: { message: string; validate(typed: string): string | undefined }) => {
    const typed = at(question);
    if (typed === CANCEL_SYMBOL) return typed;
    const problem = question.validate(String(typed ?? ''));
    if (problem) throw new Error(`${question.message} refuses ${typed}: ${problem}`);
    return typed;
  },
}));

const around = mkdtempSync(join(tmpdir(), 'kept-answers-'));
afterAll(() => rmSync(around, { recursive: true }));
const folder = join(around, 'our-clinic');
beforeEach(() => {
  asked = [];
});

test('Ctrl+C saves the answers so far in a file and says how to continue', async () => {
  done = [
    ['Name', 'Little Steps'],
    ['The doctor', 'Dr. Anna Mathew'],
    ['What does the doctor practise', CANCEL_SYMBOL],
  ];
  const file = `${folder}-answers.yaml`;
  await expect(askAndKeep(folder)).rejects.toThrow(
    `Your answers so far are in ${file}. To go on from there:\n\n  npm run clinic -- new ${folder} --answers ${file}`,
  );
  expect(parse(readFileSync(file, 'utf8'))).toEqual({
    name: 'Little Steps',
    doctor: 'Dr. Anna Mathew',
  });
});

test('the command asks only the questions that have no answer yet, then whether everything is right', async () => {
  const { towns: _, phone: __, ...known } = kochi;
  done = [
    ['Phone', '0484 234 5678'],
    ['Other towns', 'Aluva'],
  ];
  const answers = await askAndKeep(folder, known);
  expect(answers.towns).toEqual(['Aluva']);
  expect(answers.phone).toBe('+914842345678');
  const questions = asked.filter(
    (message) => !/^(Time zone|Number of the public|Curr)/.test(message),
  );
  expect(questions).toEqual([
    'Phone; outside India with + and the code of the country',
    'Other towns that patients come from, if any, with commas between',
    'Is all of this right? Choose an answer to change it.',
  ]);
});

test('the command lets any answer be changed at the end, and asks again for what no longer fits', async () => {
  done = [
    ['Is all of this right', 'city'],
    ['City', 'Aluva'],
    ['Other towns', 'Thrissur'],
    ['Is all of this right', 'services'],
    ['What does the clinic offer', 'Vaccination = 600'],
    ['Is all of this right', null],
  ];
  const known = { ...children, timeZone: 'Asia/Kolkata', ambulance: '108', currency: 'INR' };
  const answers = await askAndKeep(folder, known);
  expect([answers.city, answers.towns, answers.services]).toEqual([
    'Aluva',
    ['Thrissur'],
    ['Vaccination = 600'],
  ]);
  expect(done).toEqual([]);
});

test('the command asks for the services in other languages again when the services change', async () => {
  done = [
    ['Is all of this right', 'services'],
    ['What does the clinic offer', 'Vaccination, Growth check'],
    ['Other languages', ['hi']],
    ['Hindi: your own services', 'टीकाकरण, विकास की जाँच'],
    ['Is all of this right', null],
  ];
  const hi = { services: ['टीकाकरण'] };
  const known = { ...children, services: ['Vaccination'], languages: { hi } };
  const usual = { timeZone: 'Asia/Kolkata', ambulance: '108', currency: 'INR' };
  const { languages } = await askAndKeep(folder, { ...known, ...usual });
  expect(languages.hi?.services).toEqual(['टीकाकरण', 'विकास की जाँच']);
});
