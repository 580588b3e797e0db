import type { MedicalClinic, MedicalSpecialty, Physician, WithContext } from 'schema-dts';
import type { Clinic } from '../content/schema/clinic.ts';
import type { Town } from '../content/schema/town.ts';
import { geoOf, postalAddress, specialtyOf } from './structured-data.ts';

/** `physician` is not in schema.org, whose own property is `member`; see docs/decisions/0006. */
type TownClinic = WithContext<Exclude<MedicalClinic, string>> & { physician: Physician };

/**
 * The clinic as it serves one town: a node in a JSON-LD block of its own.
 * @param origin the public origin without a trailing slash
 */
export function townClinicJsonLd(
  clinic: Clinic,
  town: Town,
  description: string,
  url: string,
  origin: string,
): TownClinic {
  const specialty = specialtiesOf(clinic);
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    name: clinic.name,
    description,
    url,
    telephone: clinic.contact.phone,
    address: postalAddress(clinic),
    ...geoOf(clinic),
    parentOrganization: { '@id': `${origin}/#clinic` },
    areaServed: { '@type': 'City', name: town.name },
    ...specialty,
    physician: {
      '@type': 'Physician',
      name: clinic.doctor.name,
      ...specialty,
    },
  };
}

/** The specialty in schema.org's term and in the clinic's own (docs/decisions/0075). */
function specialtiesOf(clinic: Clinic): { medicalSpecialty?: MedicalSpecialty[] } {
  const names = [specialtyOf(clinic).medicalSpecialty, clinic.specialty as MedicalSpecialty];
  if (!clinic.specialty) return {};
  return { medicalSpecialty: [...new Set(names.filter((name) => name !== undefined))] };
}
