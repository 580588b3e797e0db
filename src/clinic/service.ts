import { z } from 'zod';
import { iconNames } from '../ui/icon-names.ts';

/** One test or treatment that the clinic offers: an entry of `services.yaml`. */
export const serviceSchema = z.strictObject({
  /** Short name in lower case with hyphens, unique; the anchor of the row: `ecg`. */
  id: z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens only'),
  /** The group it stands in: an id of `services.groups` in `pages/home.yaml`. */
  group: z.string().min(1),
  /** The icon beside the title. */
  icon: z.enum(iconNames),
  /** The name as patients know it. */
  title: z.string().min(1),
  /** One sentence: what it is. Always shown. */
  shortDesc: z.string().min(1),
  /** Two to four sentences: when it is needed and what happens. Shown on request. */
  description: z.string().min(1),
  /** Exactly four short points. */
  features: z.array(z.string().min(1)).length(4, 'give exactly four points'),
  /** True where the service is available in an emergency; shows the emergency label. */
  emergency: z.boolean().default(false),
});

/** A service, as pages receive it. */
export type Service = z.infer<typeof serviceSchema>;
