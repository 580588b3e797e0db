import { z } from 'zod';
import { isPlaceholder } from '../fields/placeholder.ts';
import { ofOneClinic } from '../fields/text.ts';

const fact = z
  .union([z.number(), z.string().min(1)], 'must be a number or a short text')
  .meta(ofOneClinic);

/** Numbers that texts repeat, under names that the clinic has chosen: `facts` in `clinic.yaml`. */
export const ownFactsSchema = z.record(z.string(), fact).superRefine((facts, context) => {
  for (const name of Object.keys(facts)) {
    const message = faultOf(name);
    if (message) context.addIssue({ code: 'custom', path: [name], message });
  }
});

function faultOf(name: string): string | undefined {
  if (isPlaceholder(name))
    return `{${name}} stands for something else already; choose another name`;
  if (/^[a-z][a-zA-Z0-9]*$/.test(name)) return undefined;
  return 'must begin with a small letter and have only letters and digits';
}
