import { z } from 'zod';
import { claim, text } from '../fields/text.ts';
import { ownFactsSchema } from './own-facts.ts';

/**
 * The facts of `clinic.yaml` that are words, in a further language: `facts.yaml` in its folder. What
 * is left out there is taken from `clinic.yaml`.
 */
export const languageFactsSchema = z.strictObject({
  name: claim.optional().describe('The clinic’s name.'),
  city: text.optional().describe('The city that the clinic is in.'),
  doctor: z
    .strictObject({
      name: claim.optional().describe('Full name with title.'),
      givenName: text.optional().describe('First name.'),
      familyName: text.optional().describe('Last name.'),
      honorific: text.optional().describe('Title before the name.'),
    })
    .optional()
    .describe('The doctor.'),
  address: z
    .strictObject({
      street: claim.optional().describe('House, street, part of the city.'),
      locality: text.optional().describe('The city as it stands in the address.'),
      region: text.optional().describe('The state.'),
    })
    .optional()
    .describe('Where the clinic is.'),
  payments: z.array(text).min(1).optional().describe('How patients can pay.'),
  facts: ownFactsSchema.optional().describe('Those of the clinic’s own facts that are words.'),
});

/**
 * The facts of `clinic.yaml`, with its texts replaced by those of a further language.
 * @param facts as they are in the file, or as pages receive them
 * @param translated the content of the language's `facts.yaml`, valid or not
 */
export function inLanguage<Facts>(facts: Facts, translated: unknown): Facts {
  if (!isSet(facts) || !isSet(translated)) return facts;
  const changed = Object.entries(translated).map(([name, value]) => {
    const known: unknown = Reflect.get(facts, name);
    return [name, isSet(known) ? inLanguage(known, value) : value];
  });
  return { ...facts, ...Object.fromEntries(changed) };
}

function isSet(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
