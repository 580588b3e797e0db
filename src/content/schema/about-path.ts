import { z } from 'zod';
import { pages, singlePages } from '../../pages.ts';

/** Paths that the page about the doctor must not take, besides those of languages. */
const otherPaths = [
  ...singlePages.map((name) => pages[name].path.slice(1)),
  ...['404', '500', 'api', 'contact-choices', 'desk', 'healthz', 'index', 'locations', 'media'],
  ...['about-doctor', 'article', 'failure', 'not-found', 'offline', 'preview', 'readyz', 'request'],
  ...['preview-ended', 'social'],
];

function isFree(path: string): boolean {
  return !otherPaths.includes(path) && !/^[a-z]{2}$/.test(path);
}

/** Path of the page about the doctor, without slashes. */
export const aboutPath = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens only')
  .refine(isFree, 'is the address of another page; choose one of its own');
