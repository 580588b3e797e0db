import { glob } from 'tinyglobby';
import type { SiteSearchAnswer } from '../../shared/desk/site/search.ts';
import { dayNames } from '../../shared/hours/week-hours.ts';
import { applyEdits } from '../../src/content/edits/apply.ts';
import { isList, kindOf, languageOf } from '../../src/content/edits/file-fields.ts';
import { formOf } from '../../src/content/edits/form.ts';
import { readDrafts } from './drafts.ts';
import type { FieldsOptions } from './fields-page.ts';
import { type FileText, textsOf } from './file-texts.ts';
import { readSiteFile, readStoredEdits } from './site-file.ts';

/** The most that is answered. */
const most = 50;

/** How much of a text is answered, in characters. */
const longestText = 200;

/** How many words a name in braces may stand for: `{clinic}` is the clinic's name on the page. */
const wordsOfFact = 4;

/** Finds fields by their name and text, drafts included; a sentence may be as visitors read it. */
export async function searchSite(
  options: FieldsOptions,
  search: string,
): Promise<SiteSearchAnswer> {
  const words = folded(search).split(' ');
  const days = dayWords(options.config.languages);
  const found = (await readTexts(options)).map((each) => ({
    ...each,
    text: days.get(each.text) ?? each.text,
  }));
  const ranked = found
    .map((each) => ({ ...each, missing: missingIn(each, words) }))
    .filter(({ missing }) => missing < words.length / 2)
    .sort((one, other) => one.missing - other.missing);
  return {
    found: ranked.slice(0, most).map(({ missing: _, text, ...each }) => ({
      ...each,
      text: text.length > longestText ? `${text.slice(0, longestText)}…` : text,
    })),
    isMore: ranked.length > most,
  };
}

/** The days of the week as people write them, in each language, by the code that stands in the clinic's facts. */
function dayWords(languages: readonly string[]): Map<string, string> {
  const monday = Date.UTC(2026, 0, 5);
  const names = languages.map((language) => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    return dayNames.map((_, place) => format.format(monday + place * 86_400_000));
  });
  return new Map(
    dayNames.map((code, place) => [code, [...new Set(names.map((all) => all[place]))].join(' · ')]),
  );
}

/** Every text of the site, with its file. */
async function readTexts({ database, config }: FieldsOptions) {
  const edits = await readStoredEdits(database);
  const drafts = await readDrafts(database);
  const inFolder = await glob('**/*.{yaml,md}', { cwd: config.clinicDir });
  const files = new Set([...inFolder, ...[...edits, ...drafts].map(({ file }) => file)]);
  const texts: (FileText & { file: string })[] = [];
  for (const file of files) {
    const kind = kindOf(file);
    const language = languageOf(file);
    if (!kind) continue;
    if (language !== null && !config.languages.includes(language)) continue;
    const own = drafts.filter((draft) => draft.file === file);
    const { shown } = await readSiteFile(config.clinicDir, file, edits);
    const { fields } = applyEdits(file, shown, own);
    if (!fields) continue;
    for (const text of textsOf(fields.values, formOf(kind), isList(file))) {
      texts.push({ file, ...text });
    }
  }
  return texts;
}

/** How many words are neither in the text nor in the field's names; half of them or more is no match. */
function missingIn({ labels, text }: FileText, words: string[]): number {
  const searched = folded([...labels, text].join(' '));
  const missing = words.filter((word) => !searched.includes(word)).length;
  const facts = text.match(/\{[^{}]+\}/g)?.length ?? 0;
  return missing <= facts * wordsOfFact ? missing : words.length;
}

/** As it is compared: in small letters, with single spaces, and without separators within numbers. */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
