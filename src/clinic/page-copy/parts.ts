import { z } from 'zod';
import { iconNames } from '../../ui/icon-names.ts';
import { text, texts } from '../text.ts';

/** A point with a drawing. */
export const pointSchema = z.strictObject({ icon: z.enum(iconNames), title: text, text });

/** A heading over a list of titles with a line of text each. */
export const timelineSchema = z.strictObject({
  heading: text,
  items: z.array(texts('title', 'text')).min(1),
});
