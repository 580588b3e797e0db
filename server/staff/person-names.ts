import { sql } from 'kysely';
import type { NewPerson } from '../../shared/desk/people.ts';
import { serverCopy } from '../../shared/desk/server-copy.ts';
import { isSqlite, type Transaction } from '../database/index.ts';
import { PlainError } from '../log.ts';
import { commandLine } from './actor.ts';

/** Thrown if someone else already has this name. */
export class NameTakenError extends PlainError {
  override name = 'NameTakenError';

  constructor() {
    super(serverCopy.problems['name-taken']);
  }
}

/** Whether someone with another address has this name, ignoring case and spaces. */
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

function plainName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}
