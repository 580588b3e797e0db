import { basename, dirname } from 'node:path';
import type { ClinicContent } from '../folder/clinic-content.ts';
import type { ContentIssue } from '../folder/content-issue.ts';

/** Finds articles and towns of one language whose descriptions are the same: search engines then show only one. */
export function sameDescriptions({ articles, towns }: ClinicContent): ContentIssue[] {
  const holders = new Map<string, string>();
  return [...articles.entries, ...towns.entries].flatMap(({ file, data }) => {
    // The folder around is that of the language.
    const key = JSON.stringify([dirname(dirname(file)), data.description]);
    const holder = holders.get(key);
    if (holder === undefined) {
      holders.set(key, file);
      return [];
    }
    const message = `is the same as in ${basename(holder)}; search engines then show only one of the two`;
    return [{ file, field: 'description', message }];
  });
}
