import { ownServices } from '../sample/own-services.ts';

/** A list of names that is answered again in each other language, in the same order. */
type NamedList = 'towns' | 'services';

/**
 * What is wrong with a list in another language, if anything.
 * @param answered the English names
 */
export function translatedFault(
  list: NamedList,
  names: string[],
  answered: string[],
): string | undefined {
  const known = namesIn(list, answered);
  if (names.length === known.length) return undefined;
  const where = list === 'towns' ? 'in towns' : 'in services of your own';
  return known.length === 0
    ? `leave it out; there are none ${where}`
    : `write as many as ${where}, in the same order: ${known.join(', ')}`;
}

/** The English names to translate: all towns, but only the services that the sample does not have. */
export function namesIn(list: NamedList, answered: string[]): string[] {
  return list === 'towns' ? answered : ownServices(answered).map(({ title }) => title);
}
