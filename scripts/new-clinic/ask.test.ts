import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CANCEL_SYMBOL } from '@clack/prompts';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { kochi } from '../../tests/support/content/new-clinic.ts';
import { temporaryFolder } from '../../tests/support/temporary.ts';
import { newClinic } from './new-clinic.ts';

/** What is done at each question, one after the other until an answer is accepted. */
const done = new Map<string, unknown[]>();
let refused: string[] = [];
let asked: string[] = [];

function next(message: string): unknown {
  asked.push(message);
  const [, answers = []] = [...done].find(([question]) => message.startsWith(question)) ?? [];
  return answers.shift();
}

vi.mock('@clack/prompts', async (original) => ({
  ...(await original<object>()),
  intro: () => undefined,
  cancel: () => undefined,
  log: { info: () => undefined },
  select: async ({ message }: { message: string }) => next(message),
  confirm: async ({ message }: { message: string }) => next(message),
  multiselect: async ({ message }: { message: string }) => next(message) ?? [],
  text: async (question: { message: string; validate(typed: string): string | undefined }) => {
    for (;;) {
      const typed = next(question.message);
      if (typed === CANCEL_SYMBOL) return typed;
      const problem = question.validate(String(typed ?? ''));
      if (problem === undefined) return typed ?? '';
      refused.push(problem);
    }
  },
}));

const folder = join(temporaryFolder(), 'our-clinic');
beforeEach(() => {
  done.clear();
  refused = [];
  asked = [];
  for (const method of ['log', 'warn'] as const) vi.spyOn(console, method).mockReturnValue();
  process.stdin.isTTY = true;
  process.stdout.isTTY = true;
});

test('a wrong answer is asked again with what is wrong, and Ctrl+C keeps the answers so far for the next time', async () => {
  done.set('Name', ['', 'Kochi {Heart}', kochi.name]);
  done.set('The doctor', ['Anna', kochi.doctor]);
  done.set('What does the doctor practise', ['Cardiology']);
  done.set('Qualifications', ['DM Cardiology, MBBS']);
  done.set('Years', ['since 2012', '2012', '13']);
  done.set('House', [kochi.street]);
  done.set('City', [kochi.city]);
  done.set('Postal', [kochi.postalCode]);
  done.set('State', [kochi.state]);
  done.set('Phone', ['2345678', '0484 234 5678']);
  done.set('WhatsApp', ['yes', 'none']);
  done.set('Email', ['care', kochi.email]);
  done.set('Address of the website', ['kochi', kochi.website]);
  done.set('Hours', ['always', 'Mo 13:00-10:00', 'Mon-Sat 10am-1pm']);
  done.set('Does the clinic', [CANCEL_SYMBOL]);
  const file = `${folder}-answers.yaml`;
  await expect(newClinic(folder)).rejects.toThrow(
    `Your answers so far are in ${file}. To go on from there:\n\n  npm run clinic -- new ${folder} --answers ${file}`,
  );
  expect(refused).toEqual([
    'Please answer this one.',
    'must be one line without braces',
    'write title, first name and last name: Dr. Anna Mathew',
    expect.stringMatching(/^must be a number/),
    'write how many years, not since when',
    'use the international form: "+919876543210"',
    'use the international form: "+919876543210"; or write same or none',
    'must be an email address',
    expect.stringMatching(/https:/),
    expect.stringMatching(/^write it like this: Mo-Fr/),
    expect.stringMatching(/^13:00-10:00 ends before it begins/),
  ]);
  asked = [];
  done.set('Does the clinic', [false]);
  done.set('How can', [['Cash']]);
  done.set('Which of these', [['ecg']]);
  done.set('Other languages', [['hi']]);
  done.set('Hindi: The doctor', ['मैथ्यू', 'डॉ. ऐना मैथ्यू']);
  await newClinic(folder, file);
  const [first] = asked;
  expect(first, 'only what is missing is asked').toMatch(/^Does the clinic/);
  const read = (path: string) => parse(readFileSync(join(folder, path), 'utf8'));
  expect(read('clinic.yaml')).toMatchObject({ name: kochi.name });
  expect(read('contact.yaml')).toMatchObject({ contact: { phone: kochi.phone } });
  const inHindi = read('hi/facts.yaml');
  expect(inHindi).toEqual({
    doctor: expect.objectContaining({ familyName: 'मैथ्यू' }),
    payments: ['नकद'],
  });
});
