import type { MedicalClinic, Physician, WithContext } from 'schema-dts';
import type { Clinic } from '../content/schema/clinic.ts';
import type { Town } from '../content/schema/town.ts';
import { specialtyOf } from './structured-data.ts';

/** `physician` is not in schema.org, whose own property is `member`; see docs/decisions/0006. */
type TownClinic = WithContext<Exclude<MedicalClinic, string>> & { physician: Physician };

/** The clinic as it serves one town: a node in a JSON-LD block of its own. */
export function townClinicJsonLd(
  clinic: Clinic,
  town: Town,
  description: string,
  url: string,
): TownClinic {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    name: clinic.name,
    description,
    url,
    telephone: clinic.contact.phone,
    areaServed: { '@type': 'City', name: town.name },
    ...specialtyOf(clinic),
    physician: {
      '@type': 'Physician',
      name: clinic.doctor.name,
      ...specialtyOf(clinic),
    },
  };
}
