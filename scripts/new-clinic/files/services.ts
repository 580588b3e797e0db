import { parse, stringify } from 'yaml';
import type { Answers } from '../questions/answers.ts';
import { ownServices } from '../sample/own-services.ts';
import { type Service, sampleServices, sampleText } from '../sample/sample.ts';
import type { Language } from '../sample/words.ts';
import { ownFields, ownText } from './own-text.ts';
import { iconOf } from './specialty-texts.ts';
import { type Fields, yamlStyle } from './yaml-texts.ts';

type Group = { id: string; heading: string };

/** The group of the services that the sample does not have. */
const ownGroup = 'own';

/**
 * The chosen services: those of the sample, in its order, then the clinic's own. None is marked as
 * available in an emergency, since the answers do not say which are.
 * @param translated names of the clinic's own services in the language, in the same order
 */
export function chosenServices(
  { services, specialty }: Answers,
  language: Language,
  translated?: string[],
): Omit<Service, 'emergency'>[] {
  const neutral: Fields = ownFields(language, 'services');
  const sample = sampleServices(language);
  const chosen = sample
    .filter(({ id }) => services.includes(id))
    .map(({ emergency: _, ...service }) => ({ ...service, ...Object(neutral[service.id]) }));
  const { group: _, ...texts } = parse(ownText(`texts/${language}/own-service.yaml`));
  const own = ownServices(services, translated).map(({ id, title, price }) => ({
    ...{ id, group: ownGroup, icon: iconOf(specialty), title, ...texts },
    ...(price !== undefined && { price }),
  }));
  return [...chosen, ...own];
}

/** The text of `services.yaml`. */
export function servicesFile(services: object[]): string {
  const schema = '# yaml-language-server: $schema=../.schema/services.json\n';
  return schema + stringify(services, yamlStyle);
}

/** The groups of the home page that contain a chosen service. */
export function groupsOf(services: Pick<Service, 'group'>[], language: Language): Group[] {
  const sample: Group[] = parse(sampleText(`${language}/pages/home.yaml`)).services.groups;
  const { group: heading } = parse(ownText(`texts/${language}/own-service.yaml`));
  return [...sample, { id: ownGroup, heading }].filter(({ id }) =>
    services.some(({ group }) => group === id),
  );
}
