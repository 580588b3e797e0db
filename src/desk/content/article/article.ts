import type { FormField } from '../../../../shared/desk/form.ts';
import { isGroup, type Json } from '../../../../shared/json.ts';
import type { DeskWords } from '../../words/en.ts';

const folder = 'articles/';
const extension = '.md';

/** The path of an article within a language's folder, by the last part of its address. */
export const articleName = (slug: string) => `${folder}${slug}${extension}`;

/** Whether a file is an article, by its path. */
export const isArticle = (name: string) => name.endsWith(extension);

/** The last part of the address of an article. */
export const slugOf = (name: string) => name.slice(folder.length, -extension.length);

type PartName = Exclude<keyof DeskWords['articleParts'], 'label'>;

/** The fields in the parts of an article's form; all other fields are settings. */
const fieldsOfParts: Record<PartName, string[]> = {
  title: ['title', 'date', 'hidden', 'excerpt', 'image', 'imageAlt'],
  text: ['text'],
  facts: ['keyFacts', 'note', 'states', 'sources', 'reviewed', 'callToAction'],
  search: ['description', 'keywords', 'about'],
  settings: [],
};

/** The parts of an article's form with their fields, in their order. */
export function partsOf(fields: FormField[]) {
  const partNames = Object.keys(fieldsOfParts) as PartName[];
  const partOf = ({ name }: FormField) =>
    partNames.find((part) => fieldsOfParts[part].includes(name)) ?? 'settings';
  return partNames.map((name) => {
    const order = fieldsOfParts[name];
    const own = fields.filter((field) => partOf(field) === name);
    return { name, fields: own.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)) };
  });
}

/** Which fields are missing, of the optional ones that an article should have before it goes live. */
export function findMissingFields(value: Json | undefined): ('noExcerpt' | 'noPicture')[] {
  if (!isGroup(value)) return [];
  const hasValue = (name: string) => value[name] !== undefined && value[name] !== '';
  return [
    ...(hasValue('excerpt') ? [] : (['noExcerpt'] as const)),
    ...(hasValue('image') ? [] : (['noPicture'] as const)),
  ];
}
