import { setImmediate } from 'node:timers/promises';
import { fieldAt } from '../../shared/content-changes.ts';
import { pointerOf } from '../../shared/content-document.ts';
import { languageOfFile, nameOfFile } from '../../shared/content-paths.ts';
import type { ContentSearchResponse } from '../../shared/desk/content.ts';
import { labelsOf } from '../../shared/desk/titles.ts';
import { leavesIn } from '../../src/content/folder/content-files.ts';
import { formOfFile } from '../../src/content/form.ts';
import { currentText, type FileTexts, valuesOf } from './drafts.ts';

/** Maximum number of results. */
const maxResults = 50;

/** Maximum length of an excerpt, in characters. */
const maxTextLength = 200;

/** What is searched, and for whom. */
interface SearchScope {
  files: FileTexts[];
  /** The languages of the site, the default one first. */
  languages: readonly string[];
  /** The language of the person. */
  language: string;
}

/** Finds fields by their names and texts, drafts included. */
export async function searchContent(
  { files, languages, language }: SearchScope,
  search: string,
): Promise<ContentSearchResponse> {
  const words = normalise(search).split(' ');
  const results = new Map<string, ContentSearchResponse['found'][number]>();
  const order = [null, ...languages];
  const rank = ({ path }: FileTexts) => order.indexOf(languageOfFile(path));
  // Files shared by all languages come first, then the default language. A text is not listed in a second language too.
  const siteFiles = files.filter((file) => rank(file) >= 0);
  for (const file of siteFiles.sort((a, b) => rank(a) - rank(b))) {
    const { path } = file;
    const values = valuesOf(path, currentText(file));
    const form = formOfFile(path, language);
    if (!form || values === undefined) continue;
    for (const { names, value } of leavesIn(values, undefined)) {
      const pointer = pointerOf(names);
      const text = String(value);
      const labels = labelsOf(form, values, pointer);
      const content = normalise([...labels, text].join(' '));
      if (!words.every((word) => content.includes(word))) continue;
      const key = JSON.stringify([nameOfFile(path), fieldAt(values, pointer), text]);
      if (!results.has(key)) results.set(key, { path, pointer, labels, text });
    }
    await setImmediate();
  }
  // Somebody is more likely to look for a title than for a whole article.
  const sortedResults = [...results.values()].sort((a, b) => a.text.length - b.text.length);
  return {
    found: sortedResults
      .slice(0, maxResults)
      .map(({ text, ...field }) => ({ ...field, text: excerptOf(text, words) })),
    isMore: sortedResults.length > maxResults,
  };
}

/** The part of a text around one of the words, or its beginning if none occurs. */
function excerptOf(text: string, words: string[]): string {
  if (text.length <= maxTextLength) return text;
  const lowerCase = text.toLowerCase();
  const index = Math.max(0, ...words.map((word) => lowerCase.indexOf(word)));
  const isNearStart = index < maxTextLength / 2;
  const start = isNearStart ? 0 : text.lastIndexOf(' ', index - maxTextLength / 3) + 1;
  const end = start + maxTextLength;
  return `${isNearStart ? '' : '…'}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** Normalises a text for comparison: lower case, single spaces, and a price as digits alone. */
function normalise(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)|\p{Sc}\s?(?=\d)/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
