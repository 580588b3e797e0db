import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CANCEL_SYMBOL } from '@clack/prompts';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { kochi } from '../../tests/support/content/new-clinic.ts';
import { temporaryFolder } from '../../tests/support/temporary.ts';
import { createClinic } from './new-clinic.ts';

/** The replies to each question, by its first words: one after the other until one is accepted. */
const replies = new Map<string, unknown[]>();
let problems: string[] = [];

function nextReply(message: string): unknown {
  const [, answers = []] = [...replies].find(([question]) => message.startsWith(question)) ?? [];
  return answers.shift();
}

vi.mock('@clack/prompts', async (original) => ({
  ...(await original<object>()),
  intro: () => undefined,
  select: async ({ message }: { message: string }) => nextReply(message),
  confirm: async ({ message }: { message: string }) => nextReply(message),
  multiselect: async ({ message }: { message: string }) => nextReply(message) ?? [],
  text: async (question: { message: string; validate(input: string): string | undefined }) => {
    for (;;) {
      const input = nextReply(question.message);
      if (input === CANCEL_SYMBOL) return input;
      const problem = question.validate(String(input ?? ''));
      if (problem === undefined) return input ?? '';
      problems.push(problem);
    }
  },
}));

const folder = join(temporaryFolder(), 'our-clinic');
beforeEach(() => {
  replies.clear();
  problems = [];
  for (const method of ['log', 'warn'] as const) vi.spyOn(console, method).mockReturnValue();
  process.stdin.isTTY = true;
  process.stdout.isTTY = true;
});

test('after a wrong answer, the question is asked again with the reason', async () => {
  replies.set('Name', ['', 'Kochi {Heart}', kochi.name]);
  replies.set('The doctor', ['Anna', kochi.doctor]);
  replies.set('What does the doctor practise', ['Cardiology']);
  replies.set('Qualifications', ['DM Cardiology, MBBS']);
  replies.set('Years', ['since 2012', '2012', '13']);
  replies.set('House', [kochi.street]);
  replies.set('City', [kochi.city]);
  replies.set('Postal', [kochi.postalCode]);
  replies.set('State', [kochi.state]);
  replies.set('Phone', ['2345678', '0484 234 5678']);
  replies.set('WhatsApp', ['yes', 'none']);
  replies.set('Email', ['care', kochi.email]);
  replies.set('Address of the website', ['kochi', kochi.website]);
  replies.set('Hours', [
    'always',
    'Mo 13:00-10:00',
    'mon – friday 9.30am-1pm, 4 pm to 7 p.m.; Sat,Sun 10:00-13:00',
  ]);
  replies.set('Does the clinic', [false]);
  replies.set('How can', [['Cash']]);
  replies.set('Which of these', [['ecg']]);
  replies.set('Other languages', [['hi']]);
  await createClinic(folder);
  const example = 'write hours like this: Mo-Fr 10:00-13:00 16:00-19:00; Sa 10:00-13:00';
  expect(problems).toEqual([
    'is empty',
    'must be one line without braces',
    'write title, first name and last name: Dr. Anna Mathew',
    expect.stringMatching(/^must be a number/),
    'write the number of years, not the year in which they began',
    'use the international form: "+919876543210"',
    'use the international form: "+919876543210"; or type "same" or "none"',
    'must be an email address',
    expect.stringMatching(/https:/),
    example,
    `must be later than opens; hours past midnight are two rows, one for each day; ${example}`,
  ]);
  const read = (path: string) => parse(readFileSync(join(folder, path), 'utf8'));
  expect(read('clinic.yaml')).toMatchObject({ name: kochi.name, languages: ['en', 'hi'] });
  expect(read('contact.yaml')).toMatchObject({ contact: { phone: kochi.phone } });
  expect(read('en/pages/home.yaml').hero.qualifications).toEqual(['DM Cardiology', 'MBBS']);
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr'];
  expect(read('hours.yaml').openingHours).toEqual([
    { days, opens: '09:30', closes: '13:00' },
    { days, opens: '16:00', closes: '19:00' },
    { days: ['Sa', 'Su'], opens: '10:00', closes: '13:00' },
  ]);
});

test('Ctrl+C at a question writes nothing', async () => {
  replies.set('Name', [CANCEL_SYMBOL]);
  await expect(createClinic(`${folder}-cancelled`)).rejects.toThrow('Nothing was written.');
  expect(existsSync(`${folder}-cancelled`)).toBe(false);
});
