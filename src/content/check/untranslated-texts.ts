import { relative } from 'node:path';
import { languageName } from '../../words/languages.ts';
import type { ClinicContent } from '../folder/clinic-content.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import { textsIn } from './claim-checks.ts';

/** Fields that are in the same language everywhere: sources by their titles, conditions for search engines. */
const neverTranslated = /^(sources\b|about$)/;

/** A sentence, as opposed to names and degrees: five words, one of them in small letters. */
const isSentence = (text: string) =>
  text.split(/\s+/).length >= 5 && /(?<!\p{L})\p{Ll}{3,}/u.test(text);

/**
 * Returns one warning for each further language, naming the files in which whole sentences are still those
 * of the first language: copied, and not yet translated.
 * @param folder absolute path
 */
export function untranslatedTexts(content: ClinicContent, folder: string): ContentIssue[] {
  const facts = content.clinic.entries[0]?.data;
  if (!facts) return [];
  const [first = '', ...others] = facts.languages;
  const names = [facts.name, facts.doctor.name, facts.city];
  const sentencesOf = (entry: Entry) => sentencesIn(entry, names);
  const { clinic: _, ...texts } = content;
  const all = Object.values(texts).flatMap(({ entries }) => entries as Entry[]);
  const original = new Set(all.filter(isIn(first)).flatMap(sentencesOf));
  return others.flatMap((language) => {
    const copies = all
      .filter(isIn(language))
      .filter((entry) => sentencesOf(entry).some((sentence) => original.has(sentence)))
      .map(({ file }) => relative(folder, file));
    const files = [...new Set(copies)].sort();
    if (files.length === 0) return [];
    const message = `has sentences that are the same as in ${languageName(first, 'en')}: ${listed(files)}; translate them into ${languageName(language, 'en')}`;
    return [{ file: `${folder}/${language}`, field: '', message }];
  });
}

interface Entry {
  id: string;
  file: string;
  data: unknown;
  body?: string;
}

function isIn(language: string) {
  return ({ id }: Entry) => id.startsWith(`${language}/`);
}

/** The sentences of an entry, without the names that are the same in all languages. */
function sentencesIn({ data, body = '' }: Entry, names: string[]): string[] {
  const paragraphs = body.split(/\n\s*\n/).map((text) => ({ field: 'text', text }));
  return [...textsIn(data), ...paragraphs]
    .filter(({ field }) => !neverTranslated.test(field))
    .map(({ text }) => names.reduce((rest, name) => rest.replaceAll(name, ''), text))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(isSentence);
}

/** The first few files, and how many more there are. */
function listed(files: string[]): string {
  const shown = files.slice(0, 3).join(', ');
  return files.length > 3 ? `${shown} and ${files.length - 3} more` : shown;
}
