import { z } from 'zod';
import { namesInCapitals } from '../placeholder.ts';
import { textWith } from '../text.ts';

/**
 * An object in which every field is a text that may be left out.
 * @param usual what each says then; names in capitals that stand in it may stand in another text too
 */
export function words<const Name extends string>(usual: Record<Name, string>) {
  const shape = Object.entries<string>(usual).map(([name, text]) => [name, word(text)]);
  return z
    .strictObject(Object.fromEntries(shape) as Record<Name, ReturnType<typeof word>>)
    .prefault({} as never);
}

function word(usual: string) {
  return textWith(...namesInCapitals(usual))
    .default(usual)
    .describe(`In place of “${usual}”.`);
}
