import { cancel, isCancel, select, text } from '@clack/prompts';
import { z } from 'zod';
import { plainMessage } from '../../../src/content/folder/plain-message.ts';

/** Returns what is wrong with an answer, if anything. */
type Check<Answer> = (answer: Answer) => string | undefined;

/**
 * The kinds of questions, each for a field of a schema. Answers are checked at once; typing nothing
 * leaves the answer undefined.
 * @param before a prefix for each question
 */
export function questionsOf<Field extends string>(shape: Record<Field, z.ZodType>, before = '') {
  const messageOf = (field: Field) => `${before}${shape[field].description ?? field}`;

  /** What is wrong with an answer, if anything. */
  const problemOf = (field: Field, value: unknown) => {
    const error = (issue: z.core.$ZodRawIssue) => plainMessage(issue, undefined);
    return shape[field].safeParse(value, { error }).error?.issues[0]?.message;
  };

  async function ask<Answer>(
    field: Field,
    read: (typed: string) => Answer | undefined,
    { placeholder, initialValue = '', note = '', check = () => undefined }: Options<Answer>,
  ): Promise<Answer | symbol | undefined> {
    const answer = await text({
      message: messageOf(field) + note,
      placeholder,
      initialValue,
      validate: (typed = '') => {
        const value = read(typed);
        return problemOf(field, value) ?? (value === undefined ? undefined : check(value));
      },
    });
    return isCancel(answer) ? answer : read(answer ?? '');
  }

  return {
    messageOf,
    line: (field: Field, placeholder: string, known: unknown = '') =>
      ask(field, lineIn, { placeholder, initialValue: String(known) }),
    list: (field: Field, placeholder: string, known: unknown = [], check?: Check<string[]>) =>
      ask(field, partsIn, {
        placeholder,
        initialValue: Array.isArray(known) ? known.join(', ') : '',
        note: ', with commas between',
        ...(check && { check }),
      }),
    number: (field: Field, placeholder: string, known: unknown = '') =>
      ask(field, numberIn, { placeholder, initialValue: String(known) }),
    /** For a field that takes one of several texts. */
    choice: (field: Field, known?: unknown) => {
      const values = z.toJSONSchema(shape[field]).enum as string[];
      const options = values.map((value) => ({ value }));
      const initialValue = values.find((value) => value === known);
      return select({ message: messageOf(field), options, ...(initialValue && { initialValue }) });
    },
  };
}

interface Options<Answer> {
  placeholder: string;
  initialValue?: string;
  /** Appended to the question. */
  note?: string;
  check?: Check<Answer>;
}

/** Thrown when the user presses Ctrl+C at a question. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

/**
 * Ends the questions after the user has cancelled.
 * @throws Cancelled
 */
export function stop(): never {
  cancel('The folder was not written.');
  throw new Cancelled();
}

/** An answer without the quotes that a file would need. */
function lineIn(typed: string): string | undefined {
  return typed.trim().replace(/^"(.*)"$/, '$1') || undefined;
}

/** The parts of an answer between its commas; undefined if nothing was typed. */
export function partsIn(typed: string): string[] | undefined {
  const parts = typed.split(',').flatMap((part) => lineIn(part) ?? []);
  return parts.length > 0 ? parts : undefined;
}

/** Anything but a number stays text, so that the check explains what to type. */
function numberIn(typed: string): number | string | undefined {
  if (typed.trim() === '') return undefined;
  return Number.isNaN(Number(typed)) ? typed : Number(typed);
}
