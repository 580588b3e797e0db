import { clinicFile } from '../../../shared/clinic-file.ts';
import { parseMarkdown, parseYaml } from '../yaml/yaml.ts';

/** Words of a heart clinic in a field of a text. */
interface HeartWords {
  field: string;
  /** Each once, as they are written. */
  words: string[];
}

const notInWord = '(?<![\\p{L}\\p{M}])';
const endOfWord = '(?![\\p{L}\\p{M}])';

/** Beginnings of words, and whole words, that mark the text of a heart clinic. */
const beginnings = [
  ...[
    'heart(?!(?:il|en|y|fel))',
    'cardi',
    'electrocardio',
    'echocardio',
    'angio(?:gra|pla)',
    'coronar',
  ],
  ...['हृदय', 'हार्ट', 'कार्डि', 'ईसीजी', 'एंजियो', 'अँजिओ', 'एंजिओ', 'कोरोनरी', 'पेसमेकर'],
];
const wholeWords = [
  ...['ECGs?', 'stents?', 'pacemakers?', 'TMT', 'Holter', '2D echo', 'cholesterol', 'chest pain'],
  ...['दिल', 'स्टेंट', 'इको', 'छाती', 'छातीत', 'छातीवर', 'सीने'],
];
const ofHearts = new RegExp(
  `${notInWord}(?:(?:${beginnings.join('|')})[\\p{L}\\p{M}]*|(?:${wholeWords.join('|')})${endOfWord})`,
  'giu',
);

/** Icons that show a heart, or how it is examined and treated, by their names. */
const heartIcons =
  /^(catheter|cholesterol|consultation|echo|ecg|heart(-[a-z]+)?|holter|pacemaker|rhythm|scheme|septum|stent|treadmill|valve)$/;

/** What the desk calls the pages, among them some that the clinic may be without. */
const titles = /^siteFiles\./;

/**
 * The words and icons of a heart clinic in a file of a clinic's folder, by field.
 * @param path the path of the file in the folder
 */
export function heartWordsIn(path: string, text: string): HeartWords[] {
  // Notes beside clinic.yaml are not on the site.
  if (!path.includes('/') && path !== clinicFile) return [];
  const { content } = path.endsWith('.md') ? parseMarkdown(text) : parseYaml(text);
  if (!content) return [];
  const body = 'body' in content ? { text: content.body } : {};
  const found = [...wordsIn(content.fields, []), ...wordsIn(body, [])];
  return found.filter(({ field }) => !(path.endsWith('/desk.yaml') && titles.test(field)));
}

function wordsIn(value: unknown, path: string[]): HeartWords[] {
  if (typeof value === 'string') {
    const words = path.at(-1) === 'icon' ? iconIn(value) : [...new Set(value.match(ofHearts))];
    return words.length > 0 ? [{ field: path.join('.'), words }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => wordsIn(each, [...path, name]));
}

function iconIn(name: string): string[] {
  return heartIcons.test(name) ? [name] : [];
}
