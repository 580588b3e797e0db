import { z } from 'zod';
import { claim, metaWith, ofOneClinic, text, texts, textWith } from '../../fields/text.ts';
import { pointSchema } from './parts.ts';

/**
 * `pages/town.yaml`: the copy that all towns' pages share, with `{TOWN}`, `{CALLED}` and `{YEARS}`.
 */
export const town = z.strictObject({
  meta: metaWith('TOWN', 'YEARS')
    .omit({ description: true })
    .extend({
      title: textWith('TOWN', 'YEARS')
        .meta(ofOneClinic)
        .describe('Title of the browser tab and of the search result.'),
      socialTitle: textWith('TOWN', 'YEARS')
        .meta(ofOneClinic)
        .describe('Title of the page in shared links.'),
    })
    .describe('What search engines and shared links show of a town’s page.'),
  breadcrumb: textWith('TOWN', 'YEARS').describe(
    'What the trail at the top of the page calls it; {TOWN} is the name of the town.',
  ),
  heading: textWith('TOWN', 'CALLED')
    .meta(ofOneClinic)
    .describe('The main heading; {CALLED} is calledHere from the town’s file.'),
  subtitle: textWith('TOWN', 'CALLED', 'YEARS').describe(
    'One sentence under it; {YEARS} comes from clinic.yaml.',
  ),
  featuresHeading: textWith('TOWN', 'CALLED', 'YEARS').describe('Heading above the three cards.'),
  features: z
    .array(pointSchema)
    .length(2, 'give exactly two features')
    .describe('The first two cards; the third comes from the town’s file.'),
  directions: textWith('TOWN', 'CALLED', 'YEARS').describe('The link to directions on a map.'),
  wayThere: textWith('TOWN', 'CALLED', 'YEARS').describe('Heading above how to get to the clinic.'),
  bring: text.describe('Heading above what to bring.'),
  emergency: textWith('TOWN', 'CALLED', 'YEARS').describe('Whom to call first in an emergency.'),
  hoursHeading: text.describe('Heading above the opening hours.'),
  quickLinks: text.describe('Heading above the links to other pages.'),
  townLink: textWith('TOWN').meta(ofOneClinic).describe('A link to another town.'),
  general: texts({
    home: 'The link to the home page.',
    about: 'The link to the page about the doctor.',
    contact: 'The link to the contact page.',
    services: 'The link to the services.',
  }).describe('The links for towns whose file names no other towns.'),
  clinicDescription: textWith('TOWN', 'YEARS')
    .meta(ofOneClinic)
    .describe('The clinic in one sentence, for search engines.'),
  callFirst: claim.describe('A sentence above the list of what to bring.'),
});
