import { basename } from 'node:path';
import type { ClinicContent } from '../folder/clinic-content.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import type { Entry } from '../folder/folder-reader.ts';

/**
 * Finds towns that occur twice, that are the clinic's own city, or that claim the same place in the footer.
 */
export function townOversights({ towns, clinic }: ClinicContent): ContentIssue[] {
  const names = new Map<string, string>();
  const orders = new Map<string, string>();
  return towns.entries.flatMap(({ id, file, data }) => {
    const language = id.slice(0, id.indexOf('/'));
    const found: ContentIssue[] = [];
    const report = (field: string, message: string) => void found.push({ file, field, message });
    const name = data.name.trim().toLowerCase();
    const sameName = firstFileWith(names, `${language} ${name} ${data.region}`, file);
    if (sameName) report('name', `${data.name} has a page already: ${sameName}`);
    if (citiesOf(clinic.entries, language).includes(name)) {
      report('name', `${data.name} is the clinic’s own city, which needs no page of a town`);
    }
    const sameOrder = firstFileWith(orders, `${language} ${data.order}`, file);
    if (sameOrder) report('order', `${data.order} is also the order of ${sameOrder}`);
    return found;
  });
}

/** The name of the first file with this key; undefined for that file itself. */
function firstFileWith(known: Map<string, string>, key: string, file: string): string | undefined {
  const first = known.get(key);
  if (first === undefined) known.set(key, basename(file));
  return first;
}

function citiesOf(
  clinics: Entry<{ city: string; address: { locality: string } }>[],
  language: string,
): string[] {
  return clinics
    .filter(({ id }) => id.startsWith(`${language}/`))
    .flatMap(({ data }) => [data.city, data.address.locality])
    .map((city) => city.toLowerCase());
}
