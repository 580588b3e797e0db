import { z } from 'zod';
import { iconNames } from '../../ui/icon-names.ts';
import { text, texts } from '../text.ts';

/** A point with an icon. */
export const pointSchema = z.strictObject({ icon: z.enum(iconNames), title: text, text });

/** A heading above a list, each item a title and a line of text. */
export const timelineSchema = z.strictObject({
  heading: text,
  items: z.array(texts('title', 'text')).min(1),
});
