import { z } from 'zod';
import {
  clinicSpecific,
  clinicText,
  metaWith,
  text,
  texts,
  textWith,
} from '../../fields/fields.ts';
import { pointSchema } from './parts.ts';

const townText = textWith('TOWN', 'FROM', 'OF', 'CALLED');

/**
 * `pages/town.yaml`: the copy that all towns' pages share, with `{TOWN}`, its case forms `{FROM}` and `{OF}`,
 * and `{CALLED}`.
 */
export const town = z.strictObject({
  meta: metaWith('TOWN', 'FROM', 'OF')
    .omit({ description: true })
    .extend({
      title: textWith('TOWN', 'FROM', 'OF')
        .meta(clinicSpecific)
        .describe('Title of the browser tab and of the search result.'),
      socialTitle: textWith('TOWN', 'FROM', 'OF')
        .meta(clinicSpecific)
        .describe('Title of the page in shared links.'),
    })
    .describe('What search engines and shared links show of a town’s page.'),
  breadcrumb: textWith('TOWN', 'FROM', 'OF').describe(
    'The name of the page in the trail at the top; {TOWN} is the name of the town.',
  ),
  heading: townText
    .meta(clinicSpecific)
    .describe('The main heading; {CALLED} is calledHere from the town’s file.'),
  subtitle: townText.describe('One sentence under it.'),
  tests: clinicText
    .optional()
    .describe('The tests and treatments in one or two sentences, above the three cards.'),
  nearestHospital: textWith('HOSPITAL')
    .optional()
    .describe(
      'After what to do in an emergency; {HOSPITAL} is nearby.hospital of the town’s file.',
    ),
  schemeHospital: textWith('HOSPITAL')
    .optional()
    .describe('After that, for patients with a scheme; {HOSPITAL} is nearby.scheme.'),
  nearbyAsOf: textWith('DATE').optional().describe('After both; {DATE} is when they were checked.'),
  arrival: clinicText
    .optional()
    .describe('The way from the station and the bus stand to the clinic.'),
  lastBus: textWith('TIME').optional().describe('The last bus or train home, if it is known.'),
  journey: z
    .strictObject({
      way: textWith('KILOMETRES', 'HOURS').describe(
        'How far it is: {KILOMETRES} and {HOURS} come from the town’s file with their units.',
      ),
      distance: textWith('KILOMETRES').describe('The same if the hours are not certain.'),
      dayTrip: textWith('LEAVE', 'OPENS', 'HOME').describe(
        'For towns up to four hours away: when to leave by road to be here at {OPENS}, and when the patient is home again, after the hours for one visit.',
      ),
      dayTripByRail: textWith('LEAVE', 'OPENS', 'HOME')
        .optional()
        .describe(
          'The same for towns whose journey is by rail. Without it, their pages do not say when to leave.',
        ),
      overnight: textWith('OPENS').describe('For towns farther away.'),
    })
    .optional()
    .describe('The words for how far it is, for towns with a journey.'),
  featuresHeading: townText.describe('Heading above the three cards.'),
  features: z
    .array(pointSchema)
    .length(2, 'give exactly two features')
    .describe('The first two cards; the third comes from the town’s file.'),
  directions: townText.describe('The link to directions on a map.'),
  wayThere: townText.describe('Heading above how to get to the clinic.'),
  bring: text.describe('Heading above what to bring.'),
  schemesElsewhere: textWith('SCHEMES')
    .optional()
    .describe(
      'Below what to bring: {SCHEMES} are the cards and schemes that the costs page says only other hospitals take. Without it, nothing is said.',
    ),
  emergency: townText
    .optional()
    .describe('Whom to call first in an emergency, if the towns’ paragraphs do not say it.'),
  hoursHeading: text.describe('Heading above the opening hours.'),
  quickLinks: text.describe('Heading above the links to other pages.'),
  townLink: textWith('TOWN').meta(clinicSpecific).describe('A link to another town.'),
  general: texts({
    home: 'The link to the home page.',
    about: 'The link to the page about the doctor.',
    contact: 'The link to the contact page.',
    services: 'The link to the services.',
  }).describe('The links for towns whose file names no other towns.'),
  clinicDescription: textWith('TOWN', 'FROM', 'OF')
    .meta(clinicSpecific)
    .describe('The clinic in one sentence, for search engines.'),
  callFirst: clinicText.describe('A sentence above the list of what to bring.'),
});
