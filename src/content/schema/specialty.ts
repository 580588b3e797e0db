/**
 * The specialties that a clinic may have, in the words of `clinic.yaml`, each with its name in schema.org's
 * list. Cardiology keeps the word that the clinic itself asked for (decision 6).
 */
const schemaNames = {
  Cardiology: 'Cardiology',
  Dentistry: 'Dentistry',
  Dermatology: 'Dermatology',
  'Ear, nose and throat': 'Otolaryngologic',
  Endocrinology: 'Endocrine',
  Gastroenterology: 'Gastroenterologic',
  'General medicine': 'PrimaryCare',
  Gynaecology: 'Gynecologic',
  Neurology: 'Neurologic',
  Oncology: 'Oncologic',
  Ophthalmology: 'Ophthalmology',
  Orthopaedics: 'Musculoskeletal',
  Paediatrics: 'Pediatric',
  Physiotherapy: 'Physiotherapy',
  Psychiatry: 'Psychiatric',
  Pulmonology: 'Pulmonary',
  Surgery: 'Surgical',
  Urology: 'Urologic',
} as const;

/** What the doctor practises. */
export type Specialty = keyof typeof schemaNames;

/** All specialties, as `clinic.yaml` names them. */
export const specialties = Object.keys(schemaNames) as [Specialty, ...Specialty[]];

/** The name of a specialty in schema.org's list. */
export function schemaNameOf(specialty: Specialty): string {
  return schemaNames[specialty];
}
