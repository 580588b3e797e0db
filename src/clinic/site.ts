import { z } from 'zod';
import { text, texts } from './text.ts';

/** What can be wrong with a field of the form. */
const problems = texts('missing', 'too-long', 'invalid');

/** The copy that all pages share: `site.yaml`. */
export const siteSchema = z.strictObject({
  skipToContent: text,
  /** Shown at the foot of every page while `sample` is true in clinic.yaml. */
  sampleNotice: text,
  /** Phones show `emergencyShort` in place of `emergencyLabel`. */
  header: texts(
    'emergencyLabel',
    'emergencyShort',
    'hours',
    'homeLabel',
    'menu',
    'navigationLabel',
  ),
  navigation: texts('home', 'about', 'services', 'offers', 'testimonials', 'blog', 'contact'),
  buttons: texts('callNow', 'bookAppointment', 'call', 'whatsapp', 'book'),
  /** The red emergency box; `ambulanceButton` is the link to the public ambulance number. */
  emergency: texts('title', 'text', 'callButton', 'ambulanceButton'),
  /** Accessible name of the bar at the bottom of phones. */
  bottomBarLabel: text,
  breadcrumbsLabel: text,
  /** Shown at the top of a page that is read offline. */
  offlineNotice: text,
  /** Appended for screen readers to links that open in a new tab. */
  newTab: text,
  /** Short trust signals; `{RATING}`, `{REVIEWS}` and `{YEARS}` come from clinic.yaml. */
  proof: texts('rating', 'reviews', 'verified', 'years'),
  /** Shown where no reviews widget is configured. */
  reviewsPanel: z.strictObject({
    link: text,
    /** The cards that the sample clinic shows in place of a reviews widget. */
    samples: z.array(text).default([]),
  }),
  footer: z.strictObject({
    blurb: text,
    contactHeading: text,
    socialHeading: text,
    resourcesHeading: text,
    /** The web search at the end of the list of articles. */
    searchLink: texts('label', 'query'),
    townsHeading: text,
    /** `{TOWN}` is the town's name. */
    townLink: text,
    privacy: text,
    contactCard: text,
    copyright: text,
    disclaimer: text,
  }),
  /** `{DAY}` and `{TIME}` are the next opening. */
  hours: texts('days', 'times', 'emergency', 'openNow', 'opens'),
  /** Labels of the contact details. */
  contact: texts('phone', 'email', 'address', 'mapsLink', 'hours'),
  form: z.strictObject({
    heading: text,
    intro: text,
    name: text,
    email: text,
    phone: text,
    phonePlaceholder: text,
    message: text,
    /** Label of the field that people do not see and robots fill. */
    leaveEmpty: text,
    send: text,
    sending: text,
    success: text,
    /** The red message, by what went wrong; `failed` where no other fits. */
    failures: texts(
      'failed',
      'invalid',
      'too-many',
      'unavailable',
      'cross-site',
      'too-large',
      'unreadable',
    ),
    /** Stands before the phone number under the red message. */
    errorCall: text,
    privacy: text,
    /** Begins the message of "Book This Package"; `{PACKAGE}` is its title. */
    packageMessage: text,
    required: text,
    problems: z.strictObject({
      name: problems,
      email: problems,
      phone: problems,
      message: problems,
    }),
  }),
  /** Article cards; `{MINUTES}` comes from the article. */
  cards: texts('readMore', 'readTime'),
});

/** The copy that all pages share, as components receive it. */
export type SiteCopy = z.infer<typeof siteSchema>;
