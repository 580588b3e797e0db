/** Phrases for people who edit files, and their replacements for people who fill in a form. */
const replacements: [pattern: RegExp, by: string][] = [
  [/[;,] [^;,.]*docs\/[\w.-]*\w/g, ''],
  [/: an id from [\w.]+ in pages\/[\w-]+\.yaml/, ''],
  [/^there is no such file$/, 'is not written yet: open it and begin it'],
  [
    /^there is no such file; the pages that need it do not exist in (.+)$/,
    'is not written in $1 yet, so its page is not there either',
  ],
  [/ \(openingHours\); make them agree$/, '. Make them agree'],
  [/(, in quotes)?: "?(\d\d:\d\d|(?:(?:, )?\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?)+)"?(?=\.)/g, ''],
  [/: the path of a file in images\/(, such as [\w./-]+\w)?(?=[,.])/g, ''],
  [/, by its code of ISO [\d-]+: [A-Z-]+(?=\.)/g, ''],
  [/ Needs wayThere\./, ' Needs “Way there”.'],
  [/, in quotes: "([^"]*)"/g, ', such as $1'],
  [/,? in quotes(?=[,.])/g, ''],
  [/:? \{ en: \.\.\., hi: \.\.\. \}/g, ''],
  [/(?:clinic|hours)\.yaml has (\w+): true/g, 'the facts of the clinic say “$1”'],
  [/by file names? without \.yaml/g, 'by the name in the address'],
  [/(?:clinic|contact|hours|claims)\.yaml/g, 'the facts of the clinic'],
  [/pages\/([\w-]+)\.yaml/g, 'the page “$1”'],
  [/(?<![\w-])([\w-]+)\.yaml/g, '“$1”'],
  [/\boriginalPrice\b/g, '“Original price”'],
  [/^true (?=if|for|where|to)/, 'Yes '],
  [/^false (?=if|for|where)/, 'No '],
];

/** Rewrites a sentence of a schema or a check for someone who sees a form and not the file. */
export function inPlainWords(sentence: string): string {
  return replacements.reduce((text, [pattern, by]) => text.replace(pattern, by), sentence);
}
