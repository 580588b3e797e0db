import { z } from 'zod';

/** A piece of a text: plain, or a phone number with its link. */
export const textPart = z.union([z.string(), z.object({ text: z.string(), href: z.string() })]);

export type TextPart = z.infer<typeof textPart>;
