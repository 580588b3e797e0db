import { namesIn } from '../../../../shared/site-edits/fields.ts';
import type { DeskWords } from '../../words/en.ts';

/**
 * What a file of the site is called. A town and an article are called as their file is.
 * @param name its path in a language's folder, or `clinic.yaml`
 */
export function titleOf(copy: DeskWords['siteFiles'], name: string): string {
  const [base = '', folder = ''] = name
    .replace(/\.\w+$/, '')
    .split('/')
    .reverse();
  const known: Record<string, string> = copy;
  const title = folder === '' || folder === 'pages' ? known[base] : undefined;
  return title ?? inWords(base);
}

/** The names in a JSON pointer, in words. */
export function namesInWords(field: string): string[] {
  return namesIn(field).map(inWords);
}

/** The name of a part of an address, or of a field, in words: `salt-and-your-heart` is "Salt and your heart". */
function inWords(name: string): string {
  const words = name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, before, letter) => `${before} ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
