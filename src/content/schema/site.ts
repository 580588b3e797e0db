import { z } from 'zod';
import { postPlaceholders } from '../../../shared/post-placeholders.ts';
import { menuEntries } from '../../pages.ts';
import { clinicSpecific, clinicText, text, texts, textWith } from '../fields/fields.ts';

/**
 * A sentence that is filled with hours or days. It must contain all the names, so that nobody writes
 * the hours out.
 */
const sentenceWith = (...names: string[]) =>
  textWith(...names).refine((value) => names.every((name) => value.includes(`{${name}}`)), {
    error: `must have ${names.map((name) => `{${name}}`).join(' and ')}, which are filled from the opening hours`,
  });

/** How hours and closed days are put into words: `hours` in `site.yaml`. */
const hoursCopySchema = z.strictObject({
  days: sentenceWith('FROM', 'TO').describe(
    'Three or more consecutive days: from the first to the last.',
  ),
  times: sentenceWith('OPENS', 'CLOSES').describe('The hours of a day.'),
  daysOff: sentenceWith('DAYS')
    .optional()
    .describe(
      'Below the hours, the days of the week without any; {DAYS} are generated from openingHours. Optional.',
    ),
  shortDays: sentenceWith('FROM', 'TO').describe('The days in short, for header and footer.'),
  shortTimes: sentenceWith('OPENS', 'CLOSES').describe('The hours in short.'),
  partsOfDay: texts({
    morning: 'From 4:00.',
    afternoon: 'From 12:00.',
    evening: 'From 16:00.',
    night: 'From 20:00.',
  })
    .optional()
    .describe('Put before times, in place of AM and PM after them: सुबह 10:00.'),
  emergency: clinicText.describe('When emergencies are taken.'),
  openNow: text.describe('Beside the hours while the clinic is open.'),
  opens: sentenceWith('DAY', 'TIME').describe('The next opening; {DAY} is a weekday or a date.'),
  closedDay: sentenceWith('DATE').describe('A closed day, below the hours.'),
  closedDays: sentenceWith('FROM', 'TO').describe('Several closed days, below the hours.'),
  otherHours: sentenceWith('DATE', 'TIMES')
    .optional()
    .describe('A day with other hours. Without this text, only the date and the times are shown.'),
  otherHoursOnDays: sentenceWith('FROM', 'TO', 'TIMES')
    .optional()
    .describe(
      'Several days with other hours. Without this text, only the dates and the times are shown.',
    ),
});

/** How hours and closed days are put into words. */
export type HoursCopy = z.infer<typeof hoursCopySchema>;

/** What can be wrong with a field of the form. */
const problems = texts({
  missing: 'The field is empty.',
  'too-long': 'It is too long.',
  invalid: 'It cannot be correct.',
});

/** The copy of the contact form: `form` in `site.yaml`. */
const formCopy = z.strictObject({
  heading: text.describe('The heading above the form.'),
  intro: text.describe('One or two sentences under it.'),
  name: text.describe('Label of the first field.'),
  email: text.describe('Label of the second field.'),
  phone: text.describe('Label of the third field.'),
  phonePlaceholder: text.describe('An example of a phone number.'),
  message: text.describe('Label of the large field.'),
  leaveEmpty: text.describe('Label of the hidden field that only bots fill in.'),
  send: text.describe('The button.'),
  sending: text.describe('The button while the message is being sent.'),
  success: text.describe('The green message once it has been received.'),
  receipt: z
    .strictObject({
      received: textWith('TIME').describe('When the message was received, {TIME}.'),
      answer: textWith('TIME').describe('By when, {TIME}, the clinic calls.'),
      answerByMail: textWith('TIME').describe(
        'By when the clinic answers by email, if no complete phone number was given.',
      ),
      urgent: text
        .optional()
        .describe(
          'The red box above the green message if the patient’s message has emergency words; optional.',
        ),
      worse: text.describe('Whom to call if it gets worse.'),
      keep: text
        .optional()
        .describe('Before the link: says that the answer will appear there, and to keep the link.'),
      link: text.describe('The link to the private page of the message.'),
    })
    .describe('The texts that stay below the green message.'),
  failures: texts({
    failed:
      'The beginning of the message for each reason below, except mistakes found before sending; the whole message for any other reason.',
    invalid: 'A field is wrong: the message is not sent yet, and what to do.',
    'too-many': 'Too many messages came from the same connection.',
    unavailable: 'The server cannot receive messages at the moment.',
    'cross-site': 'The form was sent from another website.',
    'too-large': 'The message is too large.',
    unreadable: 'The browser sent something other than the form.',
  }).describe('The red message, by reason.'),
  typed: texts({
    here: 'After a message that is too large: it is still in the form, to be shortened.',
    back: 'If the form is now empty, because a message was too large or one of too many: the browser’s Back button leads to the text.',
  })
    .extend({
      open: text
        .optional()
        .describe('After a message that did not arrive: keep the page open, and send it again.'),
    })
    .describe('Says where the typed text is, after a message that was not sent.'),
  errorEmergency: text
    .optional()
    .describe(
      'Whom to call in an emergency, above a message that was not sent and beside its mistakes; optional.',
    ),
  preview: text
    .optional()
    .describe('Above the form in a preview that staff share: says that nothing is sent from it.'),
  errorCall: text.describe('The words before the phone number under the red message.'),
  privacy: text.describe('The link to the privacy page.'),
  packageMessage: textWith('PACKAGE').describe(
    'The first line of the message when a package is booked; {PACKAGE} is its title.',
  ),
  serviceMessage: textWith('SERVICE').describe(
    'The same when a visit for a service is booked; {SERVICE} is its title.',
  ),
  required: text.describe('Says that all fields are required.'),
  problems: z
    .strictObject({
      name: problems.describe('For the name.'),
      email: problems.describe('For the email address.'),
      phone: problems.describe('For the phone number.'),
      message: problems.describe('For the message.'),
    })
    .describe('The messages beside a field that is wrong.'),
});

const proof = z.strictObject({
  rating: text.optional().describe('The rating, for screen readers: {rating} out of 5.'),
  reviews: text.optional().describe('Beside the stars: {rating} from {reviews}+ reviews.'),
  verified: clinicText.optional().describe('A statement that the doctor is registered.'),
  registration: textWith('COUNCIL', 'NUMBER')
    .optional()
    .describe('After it, if the facts have the doctor’s registration: {COUNCIL} and {NUMBER}.'),
  years: text.optional().describe('The experience: {years}+ years.'),
});

const footer = z.strictObject({
  blurb: clinicText.describe('The clinic in one or two sentences.'),
  contactHeading: text.describe('Heading of the contact details.'),
  socialHeading: text.describe('Heading of the social networks.'),
  resourcesHeading: text.describe('Heading of the articles.'),
  searchLink: z
    .strictObject({
      label: clinicText.describe('The words of the link.'),
      query: text.describe('What is searched for.'),
    })
    .describe('The web search at the end of the list of articles.'),
  townsHeading: clinicText.describe('Heading of the towns.'),
  townLink: textWith('TOWN')
    .meta(clinicSpecific)
    .describe('The link to a town; {TOWN} is its name.'),
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
  sampleNotice: text.describe('Shown at the foot of every page of the sample clinic.'),
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
  hospital: z
    .strictObject({
      doneAt: textWith('HOSPITAL', 'ADDRESS').describe(
        'Where treatments are done that need more than the clinic’s own rooms.',
      ),
      atNight: textWith('HOSPITAL', 'ADDRESS').describe(
        'Where to go at night; shown if the hospital’s casualty department is open then.',
      ),
      phone: textWith('PHONE').describe('The phone number of the hospital’s casualty department.'),
    })
    .optional()
    .describe('The hospital of the contact details; {HOSPITAL} is its name.'),
  bottomBarLabel: text.describe('What the bar at the bottom of phones is, for screen readers.'),
  breadcrumbsLabel: text.describe('What the trail at the top of a page is, for screen readers.'),
  languages: texts({
    label: 'What the list of languages is, for screen readers.',
    offer: 'The invitation to read the page in this language, written in this language.',
  })
    .optional()
    .describe('The choice between languages, for a site with several.'),
  readAloud: texts({
    start: 'Reads the page aloud, if the browser has a voice for its language.',
    stop: 'The same button while the page is read.',
  })
    .optional()
    .describe('The button that reads a page aloud; without these texts, there is none.'),
  offlineNotice: text.describe('Shown at the top of a page that is read offline.'),
  newTab: text.describe('For screen readers, at the end of links that open in a new tab.'),
  proof: proof.describe('Short signs of trust.'),
  reviewsPanel: z
    .strictObject({
      link: text.describe('The link to the reviews on Google.'),
      origin: text.describe('One or two sentences: who writes the reviews, and where.'),
    })
    .describe('Shown in place of a reviews widget if the clinic has none.'),
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
        .describe('Replaces the title of a post that has none.'),
      noExcerpt: text
        .default(postPlaceholders.excerpt)
        .describe('Replaces the excerpt of a post that has none.'),
      noDate: text
        .default(postPlaceholders.date)
        .describe('Replaces the date of a post that has none.'),
    })
    .describe('The cards of articles.'),
});

/** The copy that all pages share, as components receive it. */
export type SiteCopy = z.infer<typeof siteSchema>;
