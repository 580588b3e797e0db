import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** The facts that are needed before the pages are built: addresses, language, placeholders. */
const earlyFacts = z.object({
  name: z.string(),
  city: z.string(),
  siteUrl: z.url(),
  language: z.string(),
  doctor: z.object({ name: z.string() }),
  contact: z.object({ phone: z.string(), email: z.string(), ambulance: z.string() }),
  claims: z.object({ experienceYearsOnTownPages: z.number() }),
  marks: z.object({ icon: z.string() }),
  reviews: z.object({ widget: z.object({ origins: z.array(z.string()) }).optional() }),
});

/** Absolute path of the folder that holds the clinic: `CLINIC_DIR`, or `clinic`. */
export const clinicFolder = resolve(process.env['CLINIC_DIR'] || 'clinic');

/** The facts of `clinic.yaml` that the build itself needs. */
export const clinicFacts = readFacts();

/** Absolute path of the folder with the words of the clinic's language. */
export const wordsFolder = resolve(clinicFolder, clinicFacts.language);

/** Absolute path of the clinic's mark. */
export const markFile = resolve(clinicFolder, clinicFacts.marks.icon);

function readFacts() {
  const file = resolve(clinicFolder, 'clinic.yaml');
  if (!existsSync(file)) throw new Error(`CLINIC_DIR: there is no ${file}`);
  const facts = earlyFacts.safeParse(parse(readFileSync(file, 'utf8')));
  if (facts.success) return facts.data;
  const [issue] = facts.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}
