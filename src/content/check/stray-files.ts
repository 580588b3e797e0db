import { posix } from 'node:path';
import { emergencyFile } from '../../../shared/desk/emergency/list.ts';
import { clinicFile, factFiles } from '../../../shared/fact-files.ts';
import { pageNames } from '../../pages.ts';
import { nearest } from '../fields/nearest.ts';
import { type ContentFiles, pathsIn } from '../files.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import { pictureKinds } from '../folder/picture-file.ts';

/** The files beside `clinic.yaml`, and itself. */
const inRoot = [...Object.keys(factFiles), emergencyFile].map((path) => path.replace('.yaml', ''));

const { basename, dirname, extname, join } = posix;

/**
 * Finds files in a clinic's folder that nothing reads: each is a text or a picture that its author
 * believes to be on the site. Notes (`*.md`) may be beside `clinic.yaml`.
 */
export function strayFiles(files: ContentFiles, languages: string[]): ContentIssue[] {
  return pathsIn(files).flatMap((file) => {
    const message = strayFault(file, languages);
    return message === null ? [] : [{ file, field: '', message }];
  });
}

/** Finds the facts under a name other than `clinic.yaml`, without which nothing else can be checked. */
export function misnamedFacts(files: ContentFiles): ContentIssue | null {
  const paths = pathsIn(files);
  if (paths.includes(clinicFile)) return null;
  const file = paths.find((path) => /^clinic\.ya?ml$/i.test(path));
  return file === undefined ? null : { file, field: '', message: renamed(file, clinicFile) };
}

function strayFault(file: string, languages: string[]): string | null {
  const place = dirname(file);
  if (place === 'images' || place.startsWith('images/')) return pictureFault(file);
  if (place === '.') return rootFault(file);
  const [language = '', ...within] = place.split('/');
  if (languages.includes(language)) {
    const isFirst = language === languages[0];
    const files = ['site', 'services', 'packages', 'messages', ...(isFirst ? [] : ['facts'])];
    if (within.length === 0) return listedFault(file, files);
    if (within.join('/') === 'towns') return namedFault(file, '.yaml');
    if (within.join('/') === 'articles') return namedFault(file, '.md');
    if (within.join('/') === 'pages') return listedFault(file, pageNames);
  }
  return `nothing reads the folder ${place}; move this file out of it`;
}

function rootFault(file: string): string | null {
  return extname(file) === '.md' ? null : listedFault(file, inRoot);
}

function pictureFault(file: string): string | null {
  if (/\.hei[cf]$/i.test(file)) return 'browsers do not show HEIC: export it as JPEG';
  if (!pictureKinds.test(file)) return 'only SVG, JPEG, PNG, WebP and AVIF pictures are shown';
  return /^[\w/.-]+$/.test(file) ? null : renamed(file, plainName(file));
}

/** What is wrong with a file whose name becomes part of an address. */
function namedFault(file: string, ending: string): string | null {
  const kinds = ending === '.yaml' ? /\.ya?ml$/i : /\.(md|markdown)$/i;
  if (!kinds.test(file)) return `only ${ending} files are read here; move it out of the folder`;
  const wanted = plainName(file).toLowerCase().replace(kinds, ending);
  if (wanted === ending) return 'name it with lower-case letters, digits and hyphens';
  if (wanted === `index${ending}`) return 'index is no address; give it another name';
  return wanted === basename(file) ? null : renamed(file, wanted);
}

/** What is wrong with a file whose name must be one of a list. */
function listedFault(file: string, names: string[]): string | null {
  const name = basename(file);
  const known = names.map((each) => `${each}.yaml`);
  if (known.includes(name)) return null;
  const ending = extname(name);
  const inYaml = `${basename(name, ending)}.yaml`;
  if (/^\.ya?ml$/i.test(ending) && known.includes(inYaml.toLowerCase())) {
    return renamed(file, inYaml.toLowerCase());
  }
  const [wanted] = nearest(inYaml, known, 1);
  return `nothing reads it; ${wanted ? `is it meant to be ${wanted}?` : 'move it out of the folder'}`;
}

function renamed(file: string, wanted: string): string {
  return `rename it to ${join(dirname(file), wanted)}`;
}

/** The name of a file without spaces, accents and punctuation. */
function plainName(file: string): string {
  const ending = extname(file);
  const plain = basename(file, ending).normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^a-z0-9_]+/gi, '-').replace(/^-+|-+$/g, '') + ending;
}
