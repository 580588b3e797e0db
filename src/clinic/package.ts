import { z } from 'zod';
import { iconNames } from '../ui/icon-names.ts';

/** One fixed-price check-up: an entry of `packages.yaml`. */
export const packageSchema = z
  .strictObject({
    /** Short name in lower case with hyphens, unique; passed to the contact page as `?package=`. */
    id: z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens only'),
    /** The name of the package. */
    title: z.string().min(1),
    /** One or two sentences: who it is for. */
    description: z.string().min(1),
    /** The price, in whole units of the clinic's currency. */
    price: z.number().int().positive(),
    /** The price of the same tests booked separately, in the same units. */
    originalPrice: z.number().int().positive(),
    /** The tests and reports in the package. */
    includes: z.array(z.string().min(1)).min(1),
    /** What makes it convenient: short points. */
    features: z.array(z.string().min(1)).min(1),
    /** True for the one package that is highlighted as the most popular. */
    popular: z.boolean().default(false),
    /** The icon on the card. */
    icon: z.enum(iconNames),
  })
  .refine((entry) => entry.price < entry.originalPrice, {
    path: ['price'],
    message: 'must be lower than originalPrice',
  });

/** A package, as pages receive it. */
export type Package = z.infer<typeof packageSchema>;
