/** The file of the clinic's main facts; other facts have files of their own. */
export const clinicFile = 'clinic.yaml';

/** Phones and addresses. */
export const contactFile = 'contact.yaml';

/** Opening hours, how fast the clinic answers, and whether it takes emergencies at all hours. */
export const hoursFile = 'hours.yaml';

/** Figures about the clinic. */
export const claimsFile = 'claims.yaml';

/** The days on which the clinic is closed or has hours other than its weekly ones; the file is a list. */
export const daysFile = 'days.yaml';

/** The notices at the top of every page; the file is a list. */
export const noticesFile = 'notices.yaml';

/** The fact files, each with the names of its facts; all other facts are in `clinic.yaml`. */
export const factFiles: Readonly<Record<string, readonly string[]>> = {
  [clinicFile]: [],
  [contactFile]: ['contact', 'address', 'hospital'],
  [hoursFile]: [
    'openingHours',
    'visitHours',
    'visits',
    'structuredHours',
    'answerWithin',
    'alertAfter',
    'emergency',
  ],
  [claimsFile]: ['claims', 'facts'],
  [daysFile]: ['days'],
  [noticesFile]: ['notices'],
};

/** Whether a fact file is a list, such as the closed days. */
export function isFactList(path: string): boolean {
  return path === daysFile || path === noticesFile;
}

/** The path of the file with a fact, by the fact's name: `contact`. */
export function fileOfFact(name: string): string {
  const entry = Object.entries(factFiles).find(([, names]) => names.includes(name));
  return entry ? entry[0] : clinicFile;
}

/**
 * The facts of all files together, as pages receive them.
 * @param readFields returns the fields of a file
 */
export function allFacts(readFields: (path: string) => unknown): Record<string, unknown> {
  const fields = Object.entries(factFiles).map(([path, [name = '']]) => {
    const facts = readFields(path) ?? undefined;
    if (!isFactList(path)) return facts;
    return facts === undefined ? {} : { [name]: facts };
  });
  return Object.assign({}, ...fields);
}
