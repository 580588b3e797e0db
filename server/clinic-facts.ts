import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** What the server itself needs to know of `clinic.yaml`; the build checks all of it. */
const clinicFacts = z.object({
  siteUrl: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .transform((address) => address.replace(/\/+$/, '')),
  timeZone: z.string('is missing').refine(isTimeZone, 'must be a time zone such as Asia/Kolkata'),
});

export type ClinicFacts = z.infer<typeof clinicFacts>;

/**
 * Reads the facts of the clinic whose folder is given.
 * @throws an error whose message names the file and the field
 */
export function readClinicFacts(folder: string): ClinicFacts {
  const file = resolve(folder, 'clinic.yaml');
  const checked = clinicFacts.safeParse(parse(readFileSync(file, 'utf8')));
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')} ${issue?.message}`);
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
