import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { parse } from 'yaml';
import { allFacts } from '../../../shared/fact-files.ts';
import { formatPhone } from '../../../shared/phone-numbers.ts';
import type { Clinic } from '../../../src/content/schema/clinic.ts';

/** The folder of the sample clinic, which the site in `dist/` is built from. */
export const sampleFolder = resolve(import.meta.dirname, '../../../clinic');

/** The facts of the sample clinic. */
export const sampleClinic = allFacts((path) =>
  existsSync(join(sampleFolder, path)) ? readYaml(path) : [],
) as unknown as Clinic;

/** The address of links that call the sample clinic. */
export const callLink = `tel:${sampleClinic.contact.phone}`;
/** The address of a chat with the sample clinic, with this first line. */
export const chatLink = (line: string) =>
  `https://wa.me/${sampleClinic.contact.whatsapp?.slice(1)}?text=${encodeURIComponent(line)}`;
/** The phone number as visitors read it: a space after the country code and after five more digits. */
export const phoneText = sampleClinic.contact.phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

export const aboutPath = '/best-cardiologist-in-nagpur';

/** A YAML file of the sample clinic. */
export function readYaml<T>(path: string): T {
  return parse(readFileSync(join(sampleFolder, path), 'utf8'));
}

/** The slugs of the towns or articles: their file names without extension. */
export async function slugsOf(folder: 'towns' | 'articles'): Promise<string[]> {
  const files = await glob('*', { cwd: join(sampleFolder, 'en', folder) });
  return files.map((file) => file.replace(/\.\w+$/, '')).sort();
}

/** Every text in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** A phone number in every form in which the site or a reader may write it. */
export function formsOfPhone(phone: string): string[] {
  const digits = phone.slice(1);
  return [phone, digits, formatPhone(phone), formatPhone(phone).replace(/^\+\d+ /, '')];
}
