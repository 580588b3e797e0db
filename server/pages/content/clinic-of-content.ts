import type { Content } from '../../../src/content/edition/content.ts';
import type { ClinicParts } from '../../clinic/clinic.ts';
import { clinicOf } from '../../clinic/read-clinic.ts';

/** What the server itself uses of the content that pages are made of. */
export function clinicOfContent({ collections }: Content): ClinicParts {
  return clinicOf((name, language) => {
    const [facts] = collections.clinic;
    if (name === 'clinic') return facts?.data;
    const entries = collections[name].filter(({ id }) => id.startsWith(`${language}/`));
    const data = entries.map((entry) => entry.data);
    return name === 'packages' ? data : data[0];
  });
}
