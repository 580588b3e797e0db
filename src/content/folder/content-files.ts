import { z } from 'zod';
import { clinicFile } from '../../../shared/clinic-file.ts';
import { editedAs } from '../../../shared/edited-as.ts';
import { definitionOf, pageNames } from '../../pages.ts';
import { articleSchema } from '../schema/article.ts';
import { clinicSchema } from '../schema/clinic.ts';
import { languageFactsSchema } from '../schema/language-facts.ts';
import { messagesSchema } from '../schema/messages.ts';
import { packageSchema } from '../schema/package.ts';
import { serviceSchema } from '../schema/service.ts';
import { siteSchema } from '../schema/site.ts';
import { townSchema } from '../schema/town.ts';

/** A kind of file in a clinic's folder. */
export interface ContentFile {
  /** Name of the kind, and of its JSON Schema. */
  name: string;
  /** Where such files are in the folder; `*` stands for a language or a file name. */
  path: string;
  /** With pictures as paths. */
  schema: z.ZodType;
  /** Whether a clinic may do without it. */
  isOptional?: boolean;
}

/** The path of a picture. */
const picture = z.string().meta(editedAs('picture'));

/** Every kind of file in a clinic's folder. */
export const contentFiles: ContentFile[] = [
  { name: 'clinic', path: clinicFile, schema: clinicSchema(picture) },
  { name: 'facts', path: '*/facts.yaml', schema: languageFactsSchema, isOptional: true },
  { name: 'site', path: '*/site.yaml', schema: siteSchema },
  { name: 'messages', path: '*/messages.yaml', schema: messagesSchema },
  { name: 'services', path: '*/services.yaml', schema: z.array(serviceSchema) },
  {
    name: 'packages',
    path: '*/packages.yaml',
    schema: z.array(packageSchema),
    isOptional: true,
  },
  { name: 'town', path: '*/towns/*.yaml', schema: townSchema, isOptional: true },
  {
    name: 'article',
    path: '*/articles/*.md',
    schema: articleSchema(picture),
    isOptional: true,
  },
  ...pageNames.map((name) => {
    const { copy: schema, isOptional, optionalWithout } = definitionOf(name);
    return {
      name: `pages/${name}`,
      path: `*/pages/${name}.yaml`,
      schema,
      isOptional: isOptional || optionalWithout !== undefined,
    };
  }),
];
