import { z } from 'zod';

/** A text that a person writes; PostgreSQL cannot store a NUL. */
export const plainText = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\0]*$/);

/** The `next` of a page of a list: where the page after it begins. */
export const pageKey = z.string().regex(/^[\w.:~-]{1,100}$/);
