import { z } from 'zod';
import type { FileFields } from '../../../shared/site-edits/fields.ts';
import { contrastFaults } from '../../theme/contrast.ts';
import { validate } from '../folder/validate.ts';
import { bodyField, isMarkdown, kindOf } from './file-fields.ts';
import type { Mistake } from './mistake.ts';
import { inPlainWords } from './plain-words.ts';
import { mustBeText } from './safe-text.ts';

/**
 * What the schema of a file finds wrong with its fields, in the words of the check. What depends on other
 * files and on pictures is found when the site is published.
 */
export async function mistakesIn(file: string, { values, order }: FileFields): Promise<Mistake[]> {
  const kind = kindOf(file);
  const schema = kind?.schema;
  if (!schema) return [];
  if (!(schema instanceof z.ZodArray)) {
    const { [bodyField]: body, ...front } = values;
    const mistakes = await found(schema, isMarkdown(file) ? front : values, { file });
    if (isMarkdown(file) && body !== undefined && typeof body !== 'string') {
      mistakes.push({ file, field: bodyField, message: mustBeText });
    }
    return kind?.name === 'clinic' ? [...mistakes, ...contrastIn(file, values)] : mistakes;
  }
  const item = schema.element as z.ZodType;
  const items = (order ?? []).map((id) => found(item, values[id], { file, item: id }));
  return (await Promise.all(items)).flat();
}

/** Colours with too little contrast to be read. */
function contrastIn(file: string, { theme }: Record<string, unknown>): Mistake[] {
  return contrastFaults(theme).map((fault) => ({ file, ...fault }));
}

async function found(
  schema: z.ZodType,
  fields: unknown,
  place: { file: string; item?: string },
): Promise<Mistake[]> {
  const { issues } = await validate(schema, fields, place);
  return issues.map(({ file, field, message }) => ({
    file,
    field,
    message: inPlainWords(message),
  }));
}
