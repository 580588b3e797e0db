import type { MedicalClinic } from 'schema-dts';
import type { Town } from '../clinic/town.ts';
import { type SeoFacts, specialty } from './structured-data.ts';

/** The clinic as it serves one town. */
export function townClinicJsonLd(
  { site, origin, image }: SeoFacts,
  town: Town,
  description: string,
): MedicalClinic {
  const { clinic } = site;
  return {
    '@type': 'MedicalClinic',
    name: clinic.name,
    description,
    url: `${origin}/locations/${town.slug}`,
    image,
    telephone: clinic.contact.phone,
    areaServed: { '@type': 'City', name: town.name },
    medicalSpecialty: specialty,
    member: { '@type': 'Physician', name: clinic.doctor.name, medicalSpecialty: specialty },
  };
}
