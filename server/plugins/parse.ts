import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/**
 * Validates what was sent.
 * @throws Refusal if it does not match the schema
 */
export function parse<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const checked = schema.safeParse(sent);
  if (!checked.success) {
    const field = checked.error.issues[0]?.path.join('.');
    throw new Refusal('invalid', field ? { field } : {});
  }
  return checked.data;
}

/**
 * The id in the path of a request.
 * @throws Refusal if it cannot be an id
 */
export function idOf({ params }: { params: unknown }): string {
  const { id } = params as { id: string };
  if (!/^[\w-]{1,64}$/.test(id)) throw new Refusal('not-found');
  return id;
}
