import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CANCEL_SYMBOL } from '@clack/prompts';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { kochi } from '../../tests/support/content/new-clinic.ts';
import { temporaryFolder } from '../../tests/support/temporary.ts';
import { newClinic } from './new-clinic.ts';

/** The answers to each question, one after the other until one is accepted. */
const done = new Map<string, unknown[]>();
let refused: string[] = [];

function next(message: string): unknown {
  const [, answers = []] = [...done].find(([question]) => message.startsWith(question)) ?? [];
  return answers.shift();
}

vi.mock('@clack/prompts', async (original) => ({
  ...(await original<object>()),
  intro: () => undefined,
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
  for (const method of ['log', 'warn'] as const) vi.spyOn(console, method).mockReturnValue();
  process.stdin.isTTY = true;
  process.stdout.isTTY = true;
});

test('after a wrong answer, the question is asked again with the reason', async () => {
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
  done.set('Hours', [
    'always',
    'Mo 13:00-10:00',
    'mon – friday 9.30am-1pm, 4 pm to 7 p.m.; Sat,Sun 10:00-13:00',
  ]);
  done.set('Does the clinic', [false]);
  done.set('How can', [['Cash']]);
  done.set('Which of these', [['ecg']]);
  done.set('Other languages', [['hi']]);
  await newClinic(folder);
  const example = 'write hours like this: Mo-Fr 10:00-13:00 16:00-19:00; Sa 10:00-13:00';
  expect(refused).toEqual([
    'is empty',
    'must be one line without braces',
    'write title, first name and last name: Dr. Anna Mathew',
    expect.stringMatching(/^must be a number/),
    'write the number of years, not the year in which they began',
    'use the international form: "+919876543210"',
    'use the international form: "+919876543210"; or write same or none',
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
  done.set('Name', [CANCEL_SYMBOL]);
  await expect(newClinic(`${folder}-cancelled`)).rejects.toThrow('Nothing was written.');
  expect(existsSync(`${folder}-cancelled`)).toBe(false);
});
