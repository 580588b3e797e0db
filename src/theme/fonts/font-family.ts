import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontsSchema } from './fonts.ts';

const require = createRequire(import.meta.url);

/** A font family from Fontsource, one of whose packages is installed. */
export interface FontFamily {
  name: string;
  isSerif: boolean;
  /**
   * The files of one subset that together have the requested weights, or as many of them as the family has.
   */
  files: (subset: Subset, weights: number[]) => FontFile[];
}

type Subset = 'latin' | 'latin-ext' | 'devanagari';

/** A file of a family, with the weights to use of it. */
export interface FontFile {
  path: string;
  /** A single weight, or the range to keep of a variable font. */
  weight: number | { min: number; max: number };
}

/** Fontsource's description of a family, in its packages. */
interface Metadata {
  family: string;
  category: string;
  weights: number[];
}

/** Finds a family among the installed packages; the variable font, if there is one. */
export function installedFamily(name: string): FontFamily | null {
  const id = idOf(name);
  const variable = folderOf(`@fontsource-variable/${id}`);
  const folder = variable ?? folderOf(`@fontsource/${id}`);
  if (!folder) return null;
  const metadata = metadataIn(join(folder, 'metadata.json'));
  // Fraunces is set softer than its default: only this file has the axis for that.
  const axis = id === 'fraunces' ? 'full' : 'wght';
  const fileOf = (subset: string, part: number | string) =>
    join(folder, 'files', `${id}-${subset}-${part}-normal.woff2`);
  const files = (subset: Subset, wanted: number[]): FontFile[] => {
    const weights = [...new Set(wanted.map((weight) => nearest(weight, metadata.weights)))];
    if (!variable) return weights.map((weight) => ({ path: fileOf(subset, weight), weight }));
    const [min, max] = [Math.min(...weights), Math.max(...weights)];
    return [{ path: fileOf(subset, axis), weight: min === max ? min : { min, max } }];
  };
  return {
    name,
    isSerif: metadata.category === 'serif',
    files: (subset, weights) => files(subset, weights).filter(({ path }) => existsSync(path)),
  };
}

/** The names of all installed families that have Latin letters, in alphabetical order. */
export function installedFamilies(): string[] {
  const names = ['@fontsource', '@fontsource-variable'].flatMap((scope) =>
    (require.resolve.paths(scope) ?? []).flatMap((modules) => familiesIn(join(modules, scope))),
  );
  return [...new Set(names)].filter((name) => faultOf(name) === null).sort();
}

function familiesIn(scope: string): string[] {
  if (!existsSync(scope)) return [];
  return readdirSync(scope).flatMap((id) => {
    const file = join(scope, id, 'metadata.json');
    return existsSync(file) ? [metadataIn(file).family] : [];
  });
}

function metadataIn(file: string): Metadata {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Returns an installed family.
 * @throws if it is not installed, which the check of the clinic's folder reports earlier
 */
export function familyOf(name: string): FontFamily {
  const family = installedFamily(name);
  if (!family) throw new Error(`fonts: ${name} is not installed`);
  return family;
}

/**
 * What is wrong with the font families that a clinic names.
 * @param fields the fields as in the file; the schema reports what is not a name
 */
export function fontFaults(fields: unknown): { field: string; message: string }[] {
  const fonts = Object.entries(fontsSchema.safeParse(fields ?? {}).data ?? {});
  return fonts.flatMap(([use, name]) => {
    const message = faultOf(name);
    return message ? [{ field: `fonts.${use}`, message }] : [];
  });
}

function faultOf(name: string): string | null {
  const family = installedFamily(name);
  if (!family) {
    const install = `npm install --save-exact @fontsource-variable/${idOf(name)}`;
    return `${name} is not installed; type ${install}, or @fontsource/${idOf(name)} where fontsource.org has no variable font`;
  }
  return family.files('latin', [400]).length > 0 ? null : `${name} has no Latin letters`;
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function folderOf(packageName: string): string | null {
  try {
    return dirname(require.resolve(`${packageName}/metadata.json`));
  } catch {
    return null;
  }
}

function nearest(weight: number, weights: number[]): number {
  const far = (each: number) => Math.abs(each - weight);
  return weights.reduce((best, each) => (far(each) < far(best) ? each : best), weights[0] ?? 400);
}
