import { sql } from 'kysely';
import type { NewPerson } from '../../shared/desk/people.ts';
import { isSqlite, type Transaction } from '../database/index.ts';
import { PlainError } from '../log.ts';
import { en } from '../words/en.ts';
import { commandLine } from './access-log.ts';

/** Thrown if someone else already has this name. */
export class NameTakenError extends PlainError {
  override name = 'NameTakenError';

  constructor() {
    super(en.problems['name-taken']);
  }
}

/** Whether someone with another address has this name, whatever its case, spaces and accents. */
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

/** A name without what people overlook: case, spaces, accents and invisible characters. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');
}
