import { slugOf } from '../sample/slug.ts';

/** What is wrong with a list of towns, if anything. */
export function townFault(names: string[], city: string): string | undefined {
  const named = new Map<string, string>();
  for (const name of names) {
    const slug = slugOf(name);
    const other = named.get(slug);
    if (slug === '') return `write ${name} in letters from A to Z; its address needs them`;
    if (slug === 'index') return `write ${name} in another way; its address is taken`;
    if (slug === slugOf(city)) return `leave ${name} out; the clinic’s own city needs no page`;
    if (other !== undefined) return `name each town once; ${name} is ${other} again`;
    named.set(slug, name);
  }
  return undefined;
}
