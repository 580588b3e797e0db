import { z } from 'zod';
import { namesInCapitals } from '../../fields/placeholder.ts';
import { textWith } from '../../fields/text.ts';

/**
 * An object in which every field is a text that may be left out.
 * @param defaults the text of each field if it is left out; another text may contain the same names in
 *   capitals
 */
export function optionalCopy<const Name extends string>(defaults: Record<Name, string>) {
  const shape = Object.entries<string>(defaults).map(([name, text]) => [name, textOr(text)]);
  return z
    .strictObject(Object.fromEntries(shape) as Record<Name, ReturnType<typeof textOr>>)
    .prefault({} as never);
}

function textOr(fallback: string) {
  return textWith(...namesInCapitals(fallback))
    .default(fallback)
    .describe(`In place of “${fallback}”.`);
}
