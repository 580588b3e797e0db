import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ContentMistake, explainIssue, mistakeLine, parseYaml } from './mistakes.ts';
import { phoneNumber } from './text.ts';

/** The facts that are needed before the pages are built: addresses, language, placeholders. */
const earlyFacts = z.object({
  name: z.string(),
  city: z.string(),
  siteUrl: z.url(),
  language: z.string(),
  doctor: z.object({ name: z.string() }),
  contact: z.object({ phone: phoneNumber, email: z.string(), ambulance: z.string() }),
  claims: z.object({ experienceYearsOnTownPages: z.number() }),
  marks: z.object({ icon: z.string() }),
  reviews: z.object({ widget: z.object({ origins: z.array(z.string()) }).optional() }),
});

/** Absolute path of the folder that holds the clinic: `CLINIC_DIR`, or `clinic`. */
export const clinicFolder = resolve(process.env['CLINIC_DIR'] || 'clinic');

/** The facts of `clinic.yaml` that the build itself needs. */
export const clinicFacts = readFacts();

/** Absolute path of the folder with the copy of the clinic's language. */
export const copyFolder = resolve(clinicFolder, clinicFacts.language);

/** Absolute path of the clinic's mark. */
export const markFile = resolve(clinicFolder, clinicFacts.marks.icon);

function readFacts() {
  const file = resolve(clinicFolder, 'clinic.yaml');
  if (!existsSync(file)) throw new ContentMistake(`CLINIC_DIR: there is no ${file}`);
  const data = parseYaml(file, readFileSync(file, 'utf8'));
  const facts = earlyFacts.safeParse(data);
  if (facts.success) return facts.data;
  const lines = facts.error.issues.flatMap(({ path, message }) =>
    explainIssue(data, path.map(String), message).map(({ field, reason }) =>
      mistakeLine(file, field, reason),
    ),
  );
  throw new ContentMistake(...lines);
}
