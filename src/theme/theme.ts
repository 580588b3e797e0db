import { z } from 'zod';

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, {
    error: 'write a colour as "#" and six digits, in quotes: "#556960"',
  })
  .meta({ control: 'colour' });

/** The clinic's colours, by use. Each defaults to the design's. */
export const themeSchema = z.strictObject({
  brand: colour
    .default('#556960')
    .describe('Buttons, links, icons, browser frame and the drawn logo, such as #556960.'),
  text: colour
    .default('#1f2d27')
    .describe('Text; also the background of the footer and other dark parts.'),
  page: colour.default('#fbfaf6').describe('The background of the page; nearly white.'),
  panel: colour.default('#e6ede8').describe('The background of quiet parts; light.'),
  warm: colour.default('#f2ebdd').describe('The background of warm parts; light.'),
  accent: colour.default('#c4533a').describe('Arteries and roads in pictures.'),
  star: colour.default('#a8751a').describe('The stars of the rating.'),
});

/** `theme` in `clinic.yaml`: the colours, and whether there are hearts in the design. */
export const themeFieldsSchema = themeSchema.extend({
  pulseLine: z
    .boolean()
    .default(true)
    .describe(
      'The drawn line on Home, and the clinic’s symbol on the map. No removes both, and draws the clinic’s logo as a cross.',
    ),
});

/** The colours of a clinic. */
export type Theme = z.infer<typeof themeSchema>;

/** The colours of the design. */
export const designTheme: Theme = themeSchema.parse({});
