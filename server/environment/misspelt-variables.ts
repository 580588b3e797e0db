import leven from 'leven';

/** Shorter names, such as HOST, are too like variables of other programs. */
const shortestName = 7;

/**
 * A sentence for each environment variable that is none of ours but is spelt almost like one that is not
 * set, such as SITE_ULR: its value would be ignored without a word.
 * @param environment variables by name
 * @param names of the variables that are read
 */
export function misspeltVariables(environment: NodeJS.ProcessEnv, names: string[]): string[] {
  const unset = names.filter((name) => name.length >= shortestName && !environment[name]);
  const unknown = Object.keys(environment).filter(
    (name) => environment[name] && !names.includes(name),
  );
  return unknown.flatMap((name) => {
    const meant = unset.find((each) => leven(each, name.toUpperCase()) <= 2);
    return meant ? [`${name} is set, but nothing reads it: is it meant to be ${meant}?`] : [];
  });
}
