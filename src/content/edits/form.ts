import { z } from 'zod';
import type { Control, FormField } from '../../../shared/desk/site/form.ts';
import { installedFamilies } from '../../theme/fonts/font-family.ts';
import type { ContentFile } from '../folder/content-files.ts';
import { type JsonSchema, jsonSchemaOf } from '../folder/json-schema.ts';
import { bodyField } from './file-fields.ts';
import { inPlainWords } from './plain-words.ts';

const forms = new Map<ContentFile, FormField>();

/** The form of a kind of file, derived from the schema that checks it. For a list, it is that of an item. */
export function formOf(kind: ContentFile): FormField {
  const known = forms.get(kind);
  if (known) return known;
  const { schema } = kind;
  const whole = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema;
  const form = fieldOf('', jsonSchemaOf(whole), true);
  if (kind.path.endsWith('.md')) form.fields?.push(body);
  forms.set(kind, form);
  return form;
}

const body: FormField = {
  name: bodyField,
  label: 'Text',
  help: 'The text of the article.',
  control: 'markdown',
  isRequired: true,
};

/** The controls of texts that JSON Schema has a format for. */
const formats: Record<string, Control> = { date: 'day', uri: 'address', email: 'email' };

function fieldOf(name: string, schema: JsonSchema, isRequired: boolean): FormField {
  const field = {
    name,
    label: labelOf(name),
    help: inPlainWords(schema.description ?? ''),
    control: controlOf(schema),
    isRequired,
    usual: schema.default,
    choices: isTypeface(schema) ? installedFamilies() : schema.enum?.map(String),
    months: schema['months'] as number | undefined,
    isOfHearts: schema['isOfHearts'] as boolean | undefined,
    ...limitsOf(schema),
    ...partsOf(schema),
  };
  const given = Object.entries(field).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as unknown as FormField;
}

function controlOf(schema: JsonSchema): Control {
  if (isTypeface(schema)) return 'choice';
  if (typeof schema['control'] === 'string') return schema['control'] as Control;
  if (schema.enum) return 'choice';
  if (schema.anyOf) return 'either';
  switch (schema.type) {
    case 'boolean':
      return 'switch';
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return 'list';
    case 'object':
      return schema.properties ? 'group' : 'named';
  }
  return formats[schema.format ?? ''] ?? 'text';
}

/** A typeface is one of those that are installed, which the schema does not know. */
function isTypeface(schema: JsonSchema): boolean {
  return schema['control'] === 'typeface';
}

function limitsOf(schema: JsonSchema): Partial<FormField> {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema;
  return {
    least: minLength ?? minItems ?? minimum ?? numberOf(schema.exclusiveMinimum),
    most: maxLength ?? maxItems ?? maximum ?? numberOf(schema.exclusiveMaximum),
    step: schema.multipleOf ?? (schema.type === 'integer' ? 1 : undefined),
    pattern: schema.pattern,
    patternMessage: schema['patternErrorMessage'] as string | undefined,
  };
}

/** In an earlier draft of JSON Schema, it is a boolean. */
function numberOf(bound: number | boolean | undefined): number | undefined {
  return typeof bound === 'number' ? bound : undefined;
}

function partsOf(schema: JsonSchema): Partial<FormField> {
  const { properties, required = [], items, additionalProperties, anyOf } = schema;
  const within = (inner: unknown) => fieldOf('', Object(inner), true);
  if (properties) {
    const fields = Object.entries(properties).map(([name, inner]) =>
      fieldOf(name, Object(inner), required.includes(name)),
    );
    return { fields };
  }
  if (items) return { item: within(items) };
  if (anyOf) return { forms: anyOf.map(within) };
  return typeof additionalProperties === 'object' ? { item: within(additionalProperties) } : {};
}

/** Names that say less than their field. */
const labels: Record<string, string> = {
  meta: 'In search results and shared links',
  hero: 'Top of the page',
  eyebrow: 'Small line above the heading',
  lead: 'Opening sentence',
  shortDesc: 'In short',
  portraitAlt: 'What the portrait shows',
  pictureAlt: 'What the picture shows',
  imageAlt: 'What the picture shows',
  visitHours: 'Hours for one visit',
  perHour: 'Patients in one hour',
  structuredHours: 'Hours for search engines',
  localBusiness: 'All other pages',
  callToAction: 'Invitation at the end',
  breadcrumb: 'Name in the line above the heading',
  theme: 'Colours',
  fonts: 'Typefaces',
  claims: 'Figures of the clinic',
  siteUrl: 'Address of the site',
  profileUrl: 'Reviews on Google',
  routes: 'Addresses of pages',
};

/** The name of a field in words: `bookAppointment` is "Book appointment". */
function labelOf(name: string): string {
  const known = labels[name];
  if (known) return known;
  const words = name.replace(/[-_]+/g, ' ').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
