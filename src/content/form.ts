import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Control, FormField } from '../../shared/desk/form.ts';
import {
  bodyField,
  type FileKind,
  type JsonSchema,
  jsonSchemaOf,
  kindOf,
} from './folder/content-files.ts';

const forms = new Map<string, FormField>();

/**
 * The form of a kind of file, derived from the schema that checks it.
 * @param language in which its fields are named, as far as they have names in it
 */
export function formOf({ path, schema }: FileKind, language = 'en'): FormField {
  const key = `${language} ${path}`;
  const cachedForm = forms.get(key);
  if (cachedForm) return cachedForm;
  const form = fieldOf('', jsonSchemaOf(schema), true, language);
  if (path.endsWith('.md')) {
    const dateIndex = form.fields?.findIndex(({ name }) => name === 'date') ?? 0;
    form.fields?.splice(dateIndex, 0, articleTextField(language));
  }
  forms.set(key, form);
  return form;
}

/** The form of a whole file; undefined if nothing reads it. */
export function formOfFile(path: string, language: string): FormField | undefined {
  const kind = kindOf(path);
  return kind && formOf(kind, language);
}

const articleTextField = (language: string): FormField => ({
  name: bodyField,
  label: labelOf(bodyField, language),
  help: 'The text of the article.',
  control: 'markdown',
  isRequired: true,
});

/** The controls of texts that JSON Schema has a format for. */
const formats: Record<string, Control> = { date: 'day', uri: 'address', email: 'email' };

function fieldOf(
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  language: string,
): FormField {
  const field = {
    name,
    label: labelOf(String(schema['label'] ?? name), language),
    help: schema.description ?? '',
    control: controlOf(schema),
    isRequired,
    default: schema.default,
    choices: schema.enum?.map(String),
    months: schema['months'] as number | undefined,
    isTechnical: schema['isTechnical'] as boolean | undefined,
    ...limitsOf(schema),
    ...partsOf(schema, language),
  };
  const entries = Object.entries(field).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as unknown as FormField;
}

function controlOf(schema: JsonSchema): Control {
  if (typeof schema['control'] === 'string') return schema['control'] as Control;
  if (schema.enum) return 'choice';
  if (schema.anyOf) return 'union';
  switch (schema.type) {
    case 'boolean':
      return 'switch';
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return 'list';
    case 'object':
      return schema.properties ? 'group' : 'record';
  }
  return formats[schema.format ?? ''] ?? 'text';
}

function limitsOf(schema: JsonSchema): Partial<FormField> {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema;
  return {
    min: minLength ?? minItems ?? minimum ?? numberOf(schema.exclusiveMinimum),
    max: maxLength ?? maxItems ?? maximum ?? numberOf(schema.exclusiveMaximum),
    pattern: schema.pattern,
  };
}

/** In an early draft of JSON Schema, an exclusive bound is a boolean. */
function numberOf(bound: number | boolean | undefined): number | undefined {
  return typeof bound === 'number' ? bound : undefined;
}

function partsOf(schema: JsonSchema, language: string): Partial<FormField> {
  const { properties, required = [], items, additionalProperties, anyOf } = schema;
  const child = (inner: unknown) => fieldOf('', Object(inner), true, language);
  if (properties) {
    const fields = Object.entries(properties).map(([name, inner]) =>
      fieldOf(name, Object(inner), required.includes(name), language),
    );
    return { fields };
  }
  if (items) return { item: child(items) };
  if (anyOf) return { forms: anyOf.map(child) };
  return typeof additionalProperties === 'object' ? { item: child(additionalProperties) } : {};
}

/**
 * Labels of fields, by their names in the files: in English where the name alone is not clear, in Hindi and Marathi for
 * the fields that are changed most often.
 */
const labels: Record<string, { en?: string; hi?: string; mr?: string }> = {
  meta: { en: 'In search results and shared links' },
  hero: { en: 'Top of the page' },
  eyebrow: { en: 'Small line above the heading' },
  lead: { en: 'Opening sentence' },
  shortDesc: { en: 'In short', hi: 'थोड़े में', mr: 'थोडक्यात' },
  portraitAlt: { en: 'What the portrait shows' },
  pictureAlt: { en: 'What the picture shows' },
  imageAlt: { en: 'What the picture shows' },
  visitHours: {
    en: 'Hours for one visit',
    hi: 'एक अपॉइंटमेंट में कितने घंटे',
    mr: 'एका अपॉइंटमेंटला किती तास',
  },
  perHour: { en: 'Patients in one hour' },
  structuredHours: {
    en: 'Hours for search engines',
    hi: 'गूगल जैसे सर्च इंजन के लिए समय',
    mr: 'Google सारख्या सर्च इंजिनांसाठी वेळा',
  },
  localBusiness: { en: 'All other pages' },
  callToAction: { en: 'Invitation at the end' },
  breadcrumb: { en: 'Short name of the page' },
  inAnswer: { en: 'Named in ready answers' },
  asOf: { en: 'Last checked' },
  theme: { en: 'Colours' },
  claims: { en: 'Figures of the clinic' },
  siteUrl: { en: 'Address of the site' },
  aliases: { en: 'Former addresses' },
  profileUrl: { en: 'Reviews on Google' },
  routes: { en: 'Addresses of pages' },
  openingHours: { hi: 'क्लिनिक का समय', mr: 'क्लिनिकच्या वेळा' },
  days: { hi: 'दिन', mr: 'दिवस' },
  day: { hi: 'दिन', mr: 'दिवस' },
  opens: { hi: 'कब खुलता है', mr: 'कधी उघडते' },
  closes: { hi: 'कब बंद होता है', mr: 'कधी बंद होते' },
  sentence: { hi: 'वाक्य', mr: 'वाक्य' },
  answerWithin: { hi: 'खुले समय के कितने घंटों में जवाब', mr: 'क्लिनिक सुरू असण्याच्या किती तासांत उत्तर' },
  contact: { hi: 'संपर्क', mr: 'संपर्क' },
  phone: { hi: 'फ़ोन', mr: 'फोन' },
  whatsapp: { hi: 'WhatsApp', mr: 'WhatsApp' },
  email: { hi: 'ईमेल', mr: 'ईमेल' },
  ambulance: { hi: 'एम्बुलेंस', mr: 'ॲम्ब्युलन्स' },
  emergency: { hi: 'इमरजेंसी', mr: 'इमर्जन्सी' },
  address: { hi: 'पता', mr: 'पत्ता' },
  street: { hi: 'मकान, सड़क, इलाका', mr: 'इमारत, रस्ता, परिसर' },
  city: { hi: 'शहर', mr: 'शहर' },
  postalCode: { hi: 'पिन कोड', mr: 'पिन कोड' },
  payments: { hi: 'पैसे देने के तरीके', mr: 'पैसे देण्याचे मार्ग' },
  price: { hi: 'कीमत', mr: 'किंमत' },
  highestPrice: { hi: 'सबसे ज़्यादा कीमत', mr: 'जास्तीत जास्त किंमत' },
  prices: { hi: 'कीमतें', mr: 'किमती' },
  originalPrice: { hi: 'टेस्ट अलग-अलग कराने पर कीमत', mr: 'टेस्ट वेगवेगळ्या केल्यास किंमत' },
  packages: { hi: 'पैकेज', mr: 'पॅकेज' },
  includes: { hi: 'क्या-क्या शामिल है', mr: 'काय काय समाविष्ट आहे' },
  features: { hi: 'खास बातें', mr: 'ठळक बाबी' },
  popular: { hi: 'सबसे लोकप्रिय', mr: 'सर्वात जास्त पसंतीचे' },
  title: { hi: 'शीर्षक', mr: 'शीर्षक' },
  heading: { hi: 'हेडिंग', mr: 'मथळा' },
  name: { hi: 'नाम', mr: 'नाव' },
  services: { hi: 'सेवाएँ', mr: 'सेवा' },
  description: { hi: 'विवरण', mr: 'वर्णन' },
  note: { hi: 'टिप्पणी', mr: 'टीप' },
  text: { hi: 'टेक्स्ट', mr: 'मजकूर' },
  icon: { hi: 'छोटा चित्र', mr: 'छोटे चित्र' },
  doctor: { hi: 'डॉक्टर', mr: 'डॉक्टर' },
};

/**
 * The name of a field in words: `bookAppointment` is "Book appointment".
 * @param language of the reader; fields without a name in it are named in English
 */
function labelOf(name: string, language: string): string {
  const names: Record<string, string> = labels[name] ?? {};
  const words = name.replace(/[-_]+/g, ' ').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return (
    names[language] ?? names['en'] ?? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
  );
}

/**
 * What a new file contains at the desk: a text that is true of any clinic.
 * @param path of the file in the clinic's folder
 * @returns undefined if a new file is empty, such as one that states facts of one clinic
 */
export async function templateOf(path: string): Promise<string | undefined> {
  if (!kindOf(path)) return undefined;
  return readFile(join(import.meta.dirname, 'templates', path), 'utf8').catch(() => undefined);
}
