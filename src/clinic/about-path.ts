import { z } from 'zod';

/** Paths that the page about the doctor must not take, besides those of languages. */
const otherPaths = [
  '404',
  '500',
  'api',
  'blog',
  'contact',
  'contact-choices',
  'desk',
  'healthz',
  'index',
  'locations',
  'media',
  'notices-fragment',
  'offers',
  'offline',
  'preview',
  'privacy',
  'readyz',
  'search',
  'social',
  'testimonials',
];

function isFree(path: string): boolean {
  return !otherPaths.includes(path) && !/^[a-z]{2}$/.test(path);
}

/** Path of the page about the doctor, without slashes. */
export const aboutPath = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens only')
  .refine(isFree, 'is the address of another page; choose one of its own');
