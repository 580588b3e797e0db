import { sql } from 'kysely';
import type { NewPerson } from '../../shared/desk/people.ts';
import { isSqlite, type Transaction } from '../database/index.ts';
import { PlainError } from '../log.ts';
import { en } from '../words/en.ts';
import { commandLine } from './actor.ts';

/** Thrown if someone else already has this name. */
export class NameTakenError extends PlainError {
  override name = 'NameTakenError';

  constructor() {
    super(en.problems['name-taken']);
  }
}

/** Whether someone with another address has this name, or one that looks like it. */
export async function isNameTaken(
  transaction: Transaction,
  { name, email }: Pick<NewPerson, 'name' | 'email'>,
): Promise<boolean> {
  // Two people may add the same name at the same moment; SQLite serialises transactions anyway.
  if (!isSqlite(transaction)) await sql`lock table staff in exclusive mode`.execute(transaction);
  const others = await transaction
    .selectFrom('staff')
    .select('name')
    .where('email', '!=', email.toLowerCase())
    .execute();
  return [commandLine, ...others].some((other) => plainName(other.name) === plainName(name));
}

/** Letters of other scripts, and digits, that look like Latin letters; each stands before its double. */
const doubles = new Map(
  [
    ...['АA', 'ВB', 'ЕE', 'КK', 'МM', 'НH', 'ОO', 'РP', 'СC', 'ТT', 'УY', 'ХX', 'ІI', 'ЅS', 'ЈJ'],
    ...['аa', 'еe', 'кk', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'ѕs', 'јj', 'ԁd', 'һh', 'ɡg', 'ıi'],
    ...['ΑA', 'ΒB', 'ΕE', 'ΖZ', 'ΗH', 'ΙI', 'ΚK', 'ΜM', 'ΝN', 'ΟO', 'ΡP', 'ΤT', 'ΥY', 'ΧX'],
    ...['αa', 'ιi', 'κk', 'νv', 'οo', 'ρp', 'τt', 'υu', 'χx', '0o', '1i', '|i'],
  ].map(([letter = '', double = '']) => [letter, double]),
);

/**
 * A name without what people overlook: case, spaces, accents, invisible characters, and letters of another script that
 * look the same. Two names for which this is equal can be taken for each other.
 */
export function plainName(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu, '');
  return [...letters]
    .map((letter) => doubles.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replaceAll('l', 'i')
    .replace(/\s+/g, ' ');
}
