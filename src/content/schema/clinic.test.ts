import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, it } from 'vitest';
import { aboutPath } from './clinic.ts';

const isFree = (path: string) => aboutPath.safeParse(path).success;

it('the page about the doctor may have any address except that of another page', () => {
  const pages = readdirSync(join(import.meta.dirname, '../../pages/[...language]')).map(
    (file) => parse(file).name,
  );
  const usedPaths = pages.filter((name) => /^[a-z0-9-]+$/.test(name) && name !== 'index');
  expect(usedPaths.length).toBeGreaterThan(6);
  expect(
    [...usedPaths, 'api', 'healthz', 'readyz', 'desk', 'media', 'hi', 'mr'].filter(isFree),
  ).toEqual([]);
  expect(['about', 'best-cardiologist-in-nagpur', 'contact-us'].every(isFree)).toBe(true);
});
