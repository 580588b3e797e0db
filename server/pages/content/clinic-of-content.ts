import type { Content } from '../../../src/content/edition/content.ts';
import type { ClinicParts } from '../../clinic/clinic.ts';
import { clinicOf } from '../../clinic/read-clinic.ts';

/** Picks what the server itself uses from the content that pages are made from. */
export function clinicOfContent({ collections }: Content): ClinicParts {
  return clinicOf((name, language) => {
    if (name === 'clinic') return collections.clinic[0]?.data;
    if (name === 'emergency') return collections.emergency[0]?.data;
    const prefix = `${language}/`;
    const all: { id: string; data: object }[] = collections[name];
    const entries = all.filter(({ id }) => id.startsWith(prefix));
    if (name === 'articles') {
      return entries.map(({ id, data }) => ({ ...data, slug: id.slice(prefix.length) }));
    }
    const items = entries.map(({ data }) => data);
    return name === 'packages' || name === 'services' ? items : items[0];
  });
}
