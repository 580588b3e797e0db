import { stringify } from 'yaml';
import type { Answers } from './answers.ts';
import { type Service, sampleServices } from './sample.ts';
import { type Fields, yamlStyle } from './yaml-texts.ts';

/** What is read of `pages/home.yaml`. */
interface Home {
  services: { groups: { id: string }[] };
}

/**
 * The services that were chosen, in the order of the sample. None is marked as available in an
 * emergency: the answers do not say which.
 * @param neutral fields to write over those that are true of the sample only, by service
 */
export function chosenServices(
  { services }: Answers,
  neutral: Record<string, Fields>,
): Omit<Service, 'emergency'>[] {
  return sampleServices()
    .filter(({ id }) => services.includes(id))
    .map(({ emergency: _, ...service }) => ({ ...service, ...neutral[service.id] }));
}

/** The text of `services.yaml`. */
export function servicesFile(services: object[]): string {
  const schema = '# yaml-language-server: $schema=../.schema/services.json\n';
  return schema + stringify(services, yamlStyle);
}

/** The groups of the home page that have a service, so that none is empty. */
export function groupsOf(
  services: Pick<Service, 'group'>[],
  home: Home,
): Home['services']['groups'] {
  return home.services.groups.filter(({ id }) => services.some(({ group }) => group === id));
}
