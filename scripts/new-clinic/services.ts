import { stringify } from 'yaml';
import type { Answers } from './answers.ts';
import { ownFields } from './own-text.ts';
import { type Service, sampleServices } from './sample.ts';
import type { Language } from './words.ts';
import { type Fields, yamlStyle } from './yaml-texts.ts';

/** The part of `pages/home.yaml` that is read here. */
interface Home {
  services: { groups: { id: string }[] };
}

/**
 * The chosen services, in the order of the sample. None is marked as available in an emergency, since
 * the answers do not say which are.
 */
export function chosenServices(
  { services }: Answers,
  language: Language,
): Omit<Service, 'emergency'>[] {
  const neutral: Fields = ownFields(language, 'services');
  return sampleServices(language)
    .filter(({ id }) => services.includes(id))
    .map(({ emergency: _, ...service }) => ({ ...service, ...Object(neutral[service.id]) }));
}

/** The text of `services.yaml`. */
export function servicesFile(services: object[]): string {
  const schema = '# yaml-language-server: $schema=../.schema/services.json\n';
  return schema + stringify(services, yamlStyle);
}

/** The groups of the home page that contain a chosen service. */
export function groupsOf(
  services: Pick<Service, 'group'>[],
  home: Home,
): Home['services']['groups'] {
  return home.services.groups.filter(({ id }) => services.some(({ group }) => group === id));
}
