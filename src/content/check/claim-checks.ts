import { claimNames } from '../../words/claimed-numbers.ts';
import { namesInCapitals } from '../fields/placeholder.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import type { Collection } from '../folder/folder-reader.ts';

type Claims = Record<string, number | undefined>;

/** Finds texts that name a claim the clinic does not make: they would be shown with a gap. */
export function checkClaimedNumbers(
  collections: Collection<unknown>[],
  claims: Claims,
): ContentIssue[] {
  const missing = new Map<string, string>(
    Object.entries(claimNames).filter(([, claim]) => claims[claim] === undefined),
  );
  // The towns' pages have their own number for the years of experience.
  const isGiven = (file: string, name: string) =>
    name === 'YEARS' &&
    /\/(pages\/town\.yaml|towns\/[^/]+)$/.test(file) &&
    claims['experienceYearsOnTownPages'] !== undefined;
  return collections.flatMap(({ entries }) =>
    entries.flatMap(({ file, data }) =>
      textsIn(data).flatMap(({ field, text }) =>
        namesInCapitals(text)
          .filter((name) => missing.has(name) && !isGiven(file, name))
          .map((name) => ({
            file,
            field,
            message: `{${name}} has no value; write claims.${missing.get(name)} in clinic.yaml, or leave this out`,
          })),
      ),
    ),
  );
}

/** Every text in a value, with the path of its field. */
export function textsIn(value: unknown, path: string[] = []): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, [...path, name]));
}
