import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Fields } from './yaml-texts.ts';

/** The text of a file in this folder. */
export function ownText(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8');
}

/** Fields that replace clinic-specific texts in a file of the sample; empty if all of it may stay. */
export function ownFields(language: string, name: string): Fields {
  const path = `texts/${language}/${name}.yaml`;
  return existsSync(join(import.meta.dirname, path)) ? parse(ownText(path)) : {};
}
