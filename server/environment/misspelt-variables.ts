import leven from 'leven';

/** Shorter names, such as HOST, resemble variables of other programs. */
const minLength = 7;

/**
 * Returns a warning for each unknown environment variable that is spelt almost like an unset one of ours, such
 * as SITE_ULR: its value would be silently ignored.
 * @param environment variables by name
 * @param names the variables that the server reads
 */
export function misspeltVariables(environment: NodeJS.ProcessEnv, names: string[]): string[] {
  const unset = names.filter((name) => name.length >= minLength && !environment[name]);
  const unknown = Object.keys(environment).filter(
    (name) => environment[name] && !names.includes(name),
  );
  return unknown.flatMap((name) => {
    const meant = unset.find((each) => leven(each, name.toUpperCase()) <= 2);
    return meant ? [`${name} is set, but nothing reads it: is it meant to be ${meant}?`] : [];
  });
}
