import { parse } from 'yaml';
import type { Specialty } from '../../../src/content/schema/specialty.ts';
import type { IconName } from '../../../src/ui/icon-names.ts';
import type { Language } from '../sample/words.ts';
import { ownText } from './own-text.ts';
import type { Fields } from './yaml-texts.ts';

/** What a clinic of a specialty and its doctor are called. */
interface Names {
  clinic: string;
  doctor: string;
}

/** The icons of a clinic's own services, by specialty; a stethoscope for all others. */
const icons: Partial<Record<Specialty, IconName>> = {
  Cardiology: 'heart',
  Dentistry: 'tooth',
  Dermatology: 'skin',
  'Ear, nose and throat': 'ear',
  Ophthalmology: 'eye',
  Orthopaedics: 'bone',
  Paediatrics: 'child',
};

/** The icon of the clinic's own services. */
export function iconOf(specialty: Specialty): IconName {
  return icons[specialty] ?? 'stethoscope';
}

/**
 * The fields that replace the texts of heart clinics, by file; none for a heart clinic.
 * @param language the language of the texts
 */
export function specialtyFields(specialty: Specialty, language: Language): Record<string, Fields> {
  if (specialty === 'Cardiology') return {};
  const all: Record<Specialty, Record<Language, Names>> = parse(ownText('texts/specialties.yaml'));
  const { clinic, doctor } = all[specialty][language];
  const text = ownText(`texts/${language}/other-specialties.yaml`);
  return parse(text.replaceAll('{KIND}', clinic).replaceAll('{CALLED}', doctor));
}
