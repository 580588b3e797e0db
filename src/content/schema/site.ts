import { z } from 'zod';
import { postPlaceholders } from '../../../shared/post-placeholders.ts';
import { menuEntries } from '../../pages.ts';
import { claim, ofOneClinic, text, texts, textWith } from '../fields/text.ts';
import { formCopy } from './form-copy.ts';
import { hoursCopySchema } from './hours-copy.ts';

const proof = z.strictObject({
  rating: textWith('RATING')
    .optional()
    .describe('The rating, for screen readers; {RATING} is the number.'),
  reviews: textWith('RATING', 'REVIEWS', 'YEARS')
    .optional()
    .describe('Beside the stars; {RATING} and {REVIEWS} come from clinic.yaml.'),
  verified: claim.optional().describe('A statement that the doctor is registered.'),
  years: textWith('RATING', 'REVIEWS', 'YEARS')
    .optional()
    .describe('The experience; {YEARS} comes from clinic.yaml.'),
});

const footer = z.strictObject({
  blurb: claim.describe('The clinic in one or two sentences.'),
  contactHeading: text.describe('Heading of the contact details.'),
  socialHeading: text.describe('Heading of the social networks.'),
  resourcesHeading: text.describe('Heading of the articles.'),
  searchLink: z
    .strictObject({
      label: claim.describe('The words of the link.'),
      query: text.describe('What is searched for.'),
    })
    .describe('The web search at the end of the list of articles.'),
  townsHeading: claim.describe('Heading of the towns.'),
  townLink: textWith('TOWN').meta(ofOneClinic).describe('The link to a town; {TOWN} is its name.'),
  privacy: text.describe('The link to the privacy page.'),
  contactCard: text.describe('The link that saves the clinic in the address book of a phone.'),
  copyright: text.describe('The line about copyright.'),
  disclaimer: text.describe(
    'A note that the site does not replace a consultation, and whom to call.',
  ),
});

const chatCopy = z.strictObject({
  general: text.describe('From the home page and other general pages.'),
  page: textWith('PAGE').describe('From a page; {PAGE} is its short title.'),
  package: textWith('PACKAGE').describe('From a package; {PACKAGE} is its title.'),
  town: textWith('TOWN').describe('From the page of a town; {TOWN} is its name.'),
});

/** The copy that all pages share: `site.yaml`. */
export const siteSchema = z.strictObject({
  skipToContent: text.describe('The first link of every page, for people who use a keyboard.'),
  sampleNotice: text.describe(
    'Shown at the foot of every page while sample is true in clinic.yaml.',
  ),
  previewNotice: text
    .default('This is a preview. Patients do not see these changes yet.')
    .describe('Shown at the top of every page of a preview.'),
  header: texts({
    emergencyLabel: 'The words before the phone number at the top.',
    emergencyShort: 'The same on phones.',
    homeLabel: 'What the logo leads to, for screen readers.',
    menu: 'The button that opens the menu.',
    navigationLabel: 'What the menu is, for screen readers.',
    search: 'The link to the search page.',
  }).describe('The top of every page.'),
  navigation: texts(menuEntries).describe('The entries of the menu.'),
  buttons: texts({
    callNow: 'Calls the clinic.',
    bookAppointment: 'Opens the contact page.',
    call: 'Calls the clinic, in the bar at the bottom of phones.',
    whatsapp: 'Opens a chat.',
    book: 'Opens the contact page, in the bar at the bottom of phones.',
  }).describe('Buttons that are on many pages.'),
  emergency: texts({
    title: 'The heading.',
    text: 'The signs of an emergency, and whom to call.',
    callButton: 'The button that calls the clinic.',
    ambulanceButton: 'The button that calls the public ambulance.',
  }).describe('The red emergency box.'),
  bottomBarLabel: text.describe('What the bar at the bottom of phones is, for screen readers.'),
  breadcrumbsLabel: text.describe('What the trail at the top of a page is, for screen readers.'),
  languages: texts({
    label: 'What the list of languages is, for screen readers.',
    offer: 'The invitation to read the page in this language, written in this language.',
  })
    .optional()
    .describe('The choice between languages, for a site with several.'),
  offlineNotice: text.describe('Shown at the top of a page that is read offline.'),
  newTab: text.describe('For screen readers, at the end of links that open in a new tab.'),
  proof: proof.describe('Short signs of trust.'),
  reviewsPanel: z
    .strictObject({
      link: text.describe('The link to the reviews on Google.'),
      origin: text.describe('One or two sentences: who writes the reviews, and where.'),
    })
    .describe('Shown in place of a reviews widget where clinic.yaml has none.'),
  footer: footer.describe('The foot of every page.'),
  hours: hoursCopySchema.describe('How hours and closed days are put into words.'),
  chat: chatCopy.describe('The first line of a WhatsApp chat: what the visitor was reading.'),
  contact: texts({
    phone: 'Label of the phone number.',
    email: 'Label of the email address.',
    address: 'Label of the address.',
    mapsLink: 'The link to a map.',
    hours: 'Label of the opening hours.',
  }).describe('Labels of the contact details.'),
  form: formCopy.describe('The contact form.'),
  cards: z
    .strictObject({
      readMore: text.describe('The link to the article.'),
      readTime: textWith('MINUTES').describe('The reading time; {MINUTES} is computed.'),
      reviewed: textWith('DATE')
        .default('reviewed {DATE}')
        .describe('When an article was last checked against its sources; {DATE} is that day.'),
      untitled: text
        .default(postPlaceholders.title)
        .describe('Stands in for the title of a post that has none.'),
      noExcerpt: text
        .default(postPlaceholders.excerpt)
        .describe('Stands in for the excerpt of a post that has none.'),
      noDate: text
        .default(postPlaceholders.date)
        .describe('Stands in for the date of a post that has none.'),
    })
    .describe('The cards of articles.'),
});

/** The copy that all pages share, as components receive it. */
export type SiteCopy = z.infer<typeof siteSchema>;
