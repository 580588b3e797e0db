import { z } from 'zod';

const family = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 ]*$/, 'use the name as on fontsource.org, such as "Lora"')
  // At the desk it is chosen from those that are installed.
  .meta({ control: 'typeface' });

/** The clinic's typefaces, two families of Fontsource: `fonts` of `clinic.yaml`. */
export const fontsSchema = z.strictObject({
  heading: family
    .default('Fraunces')
    .describe('Headings and large numbers: a family of fontsource.org that is installed.'),
  text: family.default('Figtree').describe('All other text, as for headings.'),
});

/** The typefaces of a clinic. */
export type Fonts = z.infer<typeof fontsSchema>;
