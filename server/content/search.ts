import { setImmediate } from 'node:timers/promises';
import { fieldAt } from '../../shared/content-changes.ts';
import { languageOfFile, nameOfFile } from '../../shared/content-paths.ts';
import type { ContentSearchResponse } from '../../shared/desk/content.ts';
import { dayNames } from '../../shared/hours/week-hours.ts';
import { kindOf } from '../../src/content/folder/content-files.ts';
import { formOf } from '../../src/content/form.ts';
import { currentText, type FileTexts, valuesOf } from './drafts.ts';
import { type Field, fieldsIn } from './forms.ts';

/** Maximum number of fields found. */
const maxResults = 50;

/** Maximum length of an excerpt, in characters. */
const maxTextLength = 200;

/** How many words a placeholder may match: `{clinic}` is the clinic's name on the page. */
const wordsOfPlaceholder = 4;

/** What to search, and for whom. */
interface SearchScope {
  files: FileTexts[];
  /** The languages of the site, the main one first. */
  languages: readonly string[];
  /** The language of the person. */
  language: string;
}

/** Finds fields by their labels and texts, drafts included. Placeholders match the words that visitors see instead. */
export async function searchContent(
  { files, languages, language }: SearchScope,
  search: string,
): Promise<ContentSearchResponse> {
  const words = normalise(search).split(' ');
  const days = dayWords(languages);
  const found = new Map<string, { path: string; field: Field; text: string; missing: number }>();
  const order = [null, ...languages];
  const rank = ({ path }: FileTexts) => order.indexOf(languageOfFile(path));
  // The main language first: the same text in another language is not listed twice.
  const searched = files.filter((file) => rank(file) >= 0);
  for (const { path, ...file } of searched.sort((a, b) => rank(a) - rank(b))) {
    const kind = kindOf(path);
    const values = valuesOf(path, currentText({ path, ...file }));
    if (!kind || values === undefined) continue;
    for (const field of fieldsIn(values, formOf(kind, language))) {
      if (typeof field.value === 'boolean') continue;
      const text = days.get(String(field.value)) ?? String(field.value);
      const missing = missingIn(field.labels, text, words);
      if (missing >= words.length / 2) continue;
      const name = nameOfFile(path);
      const key = JSON.stringify([name, fieldAt(values, field.pointer), text]);
      if (!found.has(key)) found.set(key, { path, field, text, missing });
    }
    await setImmediate();
  }
  // Somebody is more likely to look for a title than for a whole article.
  const ranked = [...found.values()].sort(
    (a, b) => a.missing - b.missing || a.text.length - b.text.length,
  );
  return {
    found: ranked.slice(0, maxResults).map(({ path, field: { pointer, labels }, text }) => ({
      path,
      pointer,
      labels,
      text: excerptOf(text, words),
    })),
    isMore: ranked.length > maxResults,
  };
}

/** The days of the week as people write them, in each language, by their code in the clinic's facts. */
function dayWords(languages: readonly string[]): Map<string, string> {
  const monday = Date.UTC(2026, 0, 5);
  const names = languages.map((language) => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    return dayNames.map((_, index) => format.format(monday + index * 86_400_000));
  });
  return new Map(
    dayNames.map((code, index) => [code, [...new Set(names.map((all) => all[index]))].join(' · ')]),
  );
}

/** How many words are neither in the text nor in its labels. */
function missingIn(labels: string[], text: string, words: string[]): number {
  const searched = normalise([...labels, text].join(' '));
  const missing = words.filter((word) => !searched.includes(word)).length;
  const placeholders = text.match(/\{[^{}]+\}/g)?.length ?? 0;
  return missing <= placeholders * wordsOfPlaceholder ? missing : words.length;
}

/** The part of a text around one of the words, or its beginning if none occurs. */
function excerptOf(text: string, words: string[]): string {
  if (text.length <= maxTextLength) return text;
  const small = text.toLowerCase();
  const index = Math.max(0, ...words.map((word) => small.indexOf(word)));
  const isNear = index < maxTextLength / 2;
  const start = isNear ? 0 : text.lastIndexOf(' ', index - maxTextLength / 3) + 1;
  const end = start + maxTextLength;
  return `${isNear ? '' : '…'}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** Normalises a text for comparison: lower case, single spaces, and a price as its digits. */
function normalise(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)|\p{Sc}\s?(?=\d)/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
