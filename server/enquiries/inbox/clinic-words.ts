import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { emergencyWords } from '../../../shared/desk/emergency-words.ts';
import type { Languages } from '../../../shared/languages.ts';

const halfDay = z.object({ label: z.string(), sentence: z.string() });

const contactFile = z.object({
  halfDays: z.object({ morning: halfDay, afternoon: halfDay }).optional(),
});
const packagesFile = z.array(z.object({ title: z.string() }));
const deskFile = z.object({
  emergencyWords: z.record(z.string(), z.array(z.string())).default({}),
});

/** What a visitor of one language can tap to have it written into the message. */
export interface WishWords {
  halfDays: z.infer<typeof halfDay>[];
  packages: string[];
}

/** The words by which the desk marks enquiries. */
export interface ClinicWords {
  /** Of all languages: visitors write in another than that of the page. */
  emergency: string[];
  /** By language. */
  wishes: ReadonlyMap<string, WishWords>;
}

/**
 * Reads the words from a clinic's folder; the build has checked them.
 * @throws an error whose message says which part of a file cannot be read
 */
export function readClinicWords(folder: string, languages: Languages): ClinicWords {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const file = resolve(folder, name);
    if (!existsSync(file)) return undefined;
    return schema.parse(parse(readFileSync(file, 'utf8')) ?? {});
  };
  const own = read(`${languages[0]}/desk.yaml`, deskFile)?.emergencyWords ?? {};
  const wishes = languages.map((language): [string, WishWords] => {
    const { morning, afternoon } =
      read(`${language}/pages/contact.yaml`, contactFile)?.halfDays ?? {};
    const packages = read(`${language}/packages.yaml`, packagesFile) ?? [];
    return [
      language,
      {
        halfDays: [morning, afternoon].filter((each) => each !== undefined),
        packages: packages.map(({ title }) => title),
      },
    ];
  });
  return {
    emergency: Object.values({ ...emergencyWords, ...own }).flat(),
    wishes: new Map(wishes),
  };
}
