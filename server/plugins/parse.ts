import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/**
 * What was sent, checked by its schema.
 * @throws Refusal where it is something else
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
 * @throws Refusal where there can be nothing of that id
 */
export function idOf({ params }: { params: unknown }): string {
  const { id } = params as { id: string };
  if (!/^[\w-]{1,64}$/.test(id)) throw new Refusal('not-found');
  return id;
}
