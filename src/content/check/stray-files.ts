import { posix } from 'node:path';
import { emergencyFile } from '../../../shared/desk/emergency/list.ts';
import { clinicFile } from '../../../shared/fact-files.ts';
import { nearest } from '../fields/nearest.ts';
import { type ContentFiles, pathsIn } from '../files.ts';
import { contentFiles, kindOf, languageOf } from '../folder/content-files.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import { pictureKinds } from '../folder/picture-file.ts';

const { basename, dirname, extname, join } = posix;

/**
 * Finds files in a clinic's folder that nothing reads: each is a text or a picture that its author
 * believes to be on the site. Notes (`*.md`) may be beside `clinic.yaml`.
 */
export function strayFiles(files: ContentFiles, languages: string[]): ContentIssue[] {
  return pathsIn(files).flatMap((file) => {
    const message = file.startsWith('images/') ? pictureFault(file) : strayFault(file, languages);
    return message === null ? [] : [{ file, field: '', message }];
  });
}

/** Finds the facts under a name other than `clinic.yaml`, without which nothing else can be checked. */
export function misnamedFacts(files: ContentFiles): ContentIssue | null {
  const paths = pathsIn(files);
  if (paths.includes(clinicFile)) return null;
  const file = paths.find((path) => /^clinic\.ya?ml$/i.test(path));
  return file === undefined ? null : { file, field: '', message: `rename it to ${clinicFile}` };
}

function pictureFault(file: string): string | null {
  if (/\.hei[cf]$/i.test(file)) return 'browsers do not show HEIC: export it as JPEG';
  if (!pictureKinds.test(file)) return 'only SVG, JPEG, PNG, WebP and AVIF pictures are shown';
  return /^[\w/.-]+$/.test(file) ? null : `rename it to ${plainPath(file)}`;
}

function strayFault(file: string, languages: string[]): string | null {
  const isNote = /^[^/]+\.md$/.test(file);
  if (isNote || isRead(file, languages)) return null;
  const plain = plainPath(file);
  if (isRead(plain, languages)) return `rename it to ${plain}`;
  const language = languageOf(file) ?? '';
  const beside = contentFiles
    .map(({ path }) => path.replace(/^\*/, language))
    .filter((path) => path !== file && dirname(path) === dirname(file) && !path.includes('*'))
    .map((path) => basename(path));
  const [wanted] = nearest(basename(file), beside, 1);
  return `nothing reads it; ${wanted ? `is it meant to be ${wanted}?` : 'move it out of the folder'}`;
}

function isRead(file: string, languages: string[]): boolean {
  if (file === emergencyFile) return true;
  const language = languageOf(file);
  const isSiteFile = language === null || languages.includes(language);
  // The facts in the first language are those of the clinic.
  const isRepeated = file === `${languages[0]}/facts.yaml`;
  return isSiteFile && !isRepeated && file === plainPath(file) && kindOf(file) !== undefined;
}

/** The path with the default extension, and without spaces, accents, capitals and punctuation in the name of the file. */
function plainPath(file: string): string {
  const ending = extname(file);
  const plain = basename(file, ending).normalize('NFD').replace(/\p{M}/gu, '');
  const name = plain.replace(/[^a-z0-9_]+/gi, '-').replace(/^-+|-+$/g, '') + ending;
  const corrected = name
    .toLowerCase()
    .replace(/\.yml$/, '.yaml')
    .replace(/\.markdown$/, '.md');
  return join(dirname(file), corrected);
}
