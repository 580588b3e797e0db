import { z } from 'zod';
import { isGroup } from '../../../shared/json.ts';
import { clinicText, text } from '../fields/fields.ts';
import { ownFactsSchema } from './clinic.ts';

/**
 * Translations of the clinic's facts that are texts: `facts.yaml` in the folder of a further language. A fact that is
 * missing there stays as in the default language.
 */
export const languageFactsSchema = z.strictObject({
  name: clinicText.optional().describe('The clinic’s name.'),
  city: text.optional().describe('The city that the clinic is in.'),
  doctor: z
    .strictObject({
      name: clinicText.optional().describe('Full name with title.'),
      givenName: text.optional().describe('First name.'),
      familyName: text.optional().describe('Last name.'),
      honorific: text.optional().describe('Title before the name.'),
      registration: z
        .strictObject({ council: text.optional().describe('The medical council.') })
        .optional()
        .describe('The doctor’s registration.'),
    })
    .optional()
    .describe('The doctor.'),
  address: z
    .strictObject({
      street: clinicText.optional().describe('House, street, part of the city.'),
      locality: text.optional().describe('The city, as in the postal address.'),
      region: text.optional().describe('The state.'),
    })
    .optional()
    .describe('Where the clinic is.'),
  hospital: z
    .strictObject({
      name: clinicText.optional().describe('Its name.'),
      address: clinicText.optional().describe('Street, part of the city and city, on one line.'),
    })
    .optional()
    .describe('The hospital where the doctor does procedures that the clinic has no rooms for.'),
  payments: z.array(text).min(1).optional().describe('How patients can pay.'),
  facts: ownFactsSchema
    .optional()
    .describe('Translations of the clinic’s own facts that are texts.'),
});

/**
 * The clinic's facts, with their texts replaced by translations of a further language.
 * @param facts as they are in the file, or as pages receive them
 * @param translated the content of the language's `facts.yaml`, valid or not
 */
export function inLanguage<Facts>(facts: Facts, translated: unknown): Facts {
  if (!isGroup(facts) || !isGroup(translated)) return facts;
  const entries = Object.entries(translated).map(([name, value]) => {
    const original: unknown = Reflect.get(facts, name);
    return [name, isGroup(original) ? inLanguage(original, value) : value];
  });
  return { ...facts, ...Object.fromEntries(entries) };
}
