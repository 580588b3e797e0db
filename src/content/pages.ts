import { z } from 'astro/zod';
import { iconNames } from '../ui/icon-names.ts';
import { callToActionSchema, metaSchema, proseSchema, text, texts } from './text.ts';

/** A point with a drawing. */
const pointSchema = z.strictObject({ icon: z.enum(iconNames), title: text, text });

/** A heading over a list of titles with a line of text each. */
const timelineSchema = z.strictObject({
  heading: text,
  items: z.array(texts('title', 'text')).min(1),
});

/** `pages/home.yaml`: the sections in the order a visitor sees them. */
const home = z.strictObject({
  meta: metaSchema,
  /** The main heading, for screen readers and search engines only. */
  heading: text,
  hero: z.strictObject({
    eyebrow: text,
    lead: text,
    qualifications: z.array(text).min(1),
    portraitAlt: text,
    /** The two facts that float beside the portrait. */
    rank: text,
    rankLabel: text,
    care: text,
    careLabel: text,
    figuresLabel: text,
    figures: texts('patients', 'procedures', 'years'),
  }),
  about: z.strictObject({
    heading: text,
    title: text,
    paragraphs: z.array(text).min(1),
    qualifications: z.array(text).min(1),
    figures: texts('echocardiographies', 'angiographies', 'angioplasties', 'years'),
    button: text,
  }),
  services: texts('eyebrow', 'heading', 'intro', 'more', 'emergencyLabel', 'bookLabel'),
  emergencyBanner: texts('heading', 'text', 'callButton', 'whatsappButton'),
  reviews: texts('heading', 'title', 'text'),
  testimonials: texts('heading', 'basis', 'button', 'note'),
  insights: z.strictObject({
    heading: text,
    intro: text,
    /** Three articles by file name, in the order shown. */
    articles: z.array(text).length(3, 'name exactly three articles'),
    button: text,
  }),
  contact: texts('heading', 'title', 'intro'),
});

/** `pages/about.yaml`. */
const about = z.strictObject({
  meta: metaSchema,
  breadcrumb: text,
  heading: text,
  hero: texts('eyebrow', 'title', 'lead', 'rating', 'portraitAlt'),
  sections: z.array(proseSchema).min(1),
  figures: texts('label', 'echocardiographies', 'angiographies', 'angioplasties', 'years'),
  education: timelineSchema,
  experience: timelineSchema,
  callToAction: callToActionSchema,
  pictureAlt: text,
});

/** `pages/offers.yaml`: the packages page. */
const offers = z.strictObject({
  meta: metaSchema,
  breadcrumb: text,
  heading: text,
  hero: texts('eyebrow', 'lead', 'rating', 'verified', 'years', 'pictureAlt'),
  packages: texts(
    'heading',
    'popular',
    'price',
    'originalPrice',
    'savings',
    'includes',
    'button',
    'buttonLabel',
  ),
  compare: texts('heading', 'test', 'included', 'notIncluded').extend({
    /** The rows of the table: a test, and the packages that include it by their ids. */
    rows: z.array(z.strictObject({ test: text, packages: z.array(text).min(1) })).min(1),
  }),
  whyChoose: z.strictObject({
    heading: text,
    points: z.array(pointSchema).length(4, 'give exactly four points'),
  }),
  callToAction: texts('heading', 'text', 'trust'),
  emergencyStrip: texts('text', 'callButton', 'whatsappButton'),
});

/** `pages/testimonials.yaml`. */
const testimonials = z.strictObject({
  meta: metaSchema,
  breadcrumb: text,
  heading: text,
  rating: text,
  basis: text,
  lead: text,
  note: text,
  pictureAlt: text,
  callToAction: callToActionSchema,
});

/** `pages/contact.yaml`. */
const contact = z.strictObject({ meta: metaSchema, breadcrumb: text, heading: text, lead: text });

/** `pages/blog.yaml`: the listing, posts and articles. */
const blog = z.strictObject({
  meta: metaSchema,
  breadcrumb: text,
  heading: text,
  lead: text,
  listLabel: text,
  viewMore: text,
  additionalLabel: text,
  loading: text,
  error: text,
  warning: text,
  rawData: text,
  backToBlog: text,
  postLoading: text,
  noContent: text,
  dateUnknown: text,
  publishedOn: text,
  moreFromClinic: text,
  /** Description of a post that has no excerpt; `{TITLE}` is its title. */
  postDescription: text,
  pages: texts('label', 'page'),
  article: texts(
    'by',
    'published',
    'reviewed',
    'contents',
    'keyFacts',
    'sources',
    'related',
    'notDiagnosis',
    'callButton',
    'share',
    'print',
  ),
});

/** `pages/town.yaml`: what the town pages share; `{TOWN}`, `{CALLED}` and `{YEARS}` are filled. */
const town = z.strictObject({
  meta: metaSchema.omit({ description: true }).extend({ socialTitle: text }),
  breadcrumb: text,
  heading: text,
  subtitle: text,
  featuresHeading: text,
  /** The first two feature cards; the third is the town's own. */
  features: z.array(pointSchema).length(2, 'give exactly two features'),
  directions: text,
  wayThere: text,
  bring: text,
  emergency: text,
  hoursHeading: text,
  quickLinks: text,
  townLink: text,
  general: texts('home', 'about', 'contact', 'services'),
  pictureAlt: text,
  clinicDescription: text,
  callToAction: callToActionSchema,
});

/** `pages/not-found.yaml`: the pages for an unknown address and for a fault of the server. */
const notFound = z.strictObject({
  meta: metaSchema,
  code: text,
  heading: text,
  text,
  button: text,
  pictureAlt: text,
  error: texts('title', 'description', 'heading', 'text'),
});

/** `pages/privacy.yaml`; `{RETENTION}` is `ENQUIRY_RETENTION_DAYS`. */
const privacy = z.strictObject({
  meta: metaSchema,
  breadcrumb: text,
  heading: text,
  lead: text,
  sections: z.array(proseSchema).min(1),
  /** Added while a reviews widget is configured. */
  widgetParagraph: text,
});

/** `pages/offline.yaml`: shown where there is no network. */
const offline = z.strictObject({ meta: metaSchema, heading: text, text });

/** The words of each page, by file name without the ending. */
export const pageSchemas = {
  home,
  about,
  offers,
  testimonials,
  contact,
  blog,
  town,
  'not-found': notFound,
  offline,
  privacy,
} as const;

/** A page by the name of its file. */
export type PageName = keyof typeof pageSchemas;

/** The words of one page as its view receives them. */
export type PageWords<Page extends PageName> = z.infer<(typeof pageSchemas)[Page]>;
