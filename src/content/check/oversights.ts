import { posix } from 'node:path';
import { markdownToHtml } from 'satteri';
import { hoursFile } from '../../../shared/fact-files.ts';
import { hoursText } from '../../../shared/hours/week-hours.ts';
import { smallestLogo, smallestPortrait } from '../../../shared/smallest-pictures.ts';
import { languageName } from '../../words/languages.ts';
import { didYouMean, nearest } from '../fields/nearest.ts';
import type { PictureFiles } from '../files.ts';
import { languageOf } from '../folder/content-files.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import type { ClinicContent } from '../folder/facts.ts';
import { leavesIn } from '../folder/json-schema.ts';
import { picturePath, pictureSize } from '../folder/picture-file.ts';
import { pagePaths, pageSourceOf } from '../read/page-paths.ts';
import type { Clinic } from '../schema/clinic.ts';

/**
 * Finds what was probably overlooked in a folder without mistakes: the site can be built, but visitors
 * would meet a link that leads nowhere or a blurred portrait.
 */
export async function oversights(
  content: ClinicContent,
  pictures: PictureFiles,
): Promise<ContentIssue[]> {
  return [
    ...(await pictureSizes(content, pictures)),
    ...deadLinks(content),
    ...sameDescriptions(content),
    ...bareArticles(content),
    ...untranslatedTexts(content),
  ];
}

/** Warns if the hours for search engines differ from those that visitors see. */
export function hoursWarning({
  openingHours,
  structuredHours,
}: Pick<Clinic, 'openingHours' | 'structuredHours'>): ContentIssue[] {
  const shown = hoursText(openingHours);
  const differing = (['contactPage', 'localBusiness'] as const)
    .map((name) => ({
      field: `structuredHours.${name}`,
      text: hoursText(structuredHours?.[name] ?? openingHours),
    }))
    .filter(({ text }) => text !== shown);
  const [first, second] = differing;
  if (!first) return [];
  const field = second ? 'structuredHours' : first.field;
  const structured = differing.map((each) => each.text).join(' and ');
  const message = `search engines are told ${structured}, visitors ${shown} (openingHours); make them agree`;
  return [{ file: hoursFile, field, message }];
}

/** Finds articles and towns of one language whose descriptions are the same: search engines then show only one. */
function sameDescriptions({ articles, towns }: ClinicContent): ContentIssue[] {
  const holders = new Map<string, string>();
  return [...articles.entries, ...towns.entries].flatMap(({ file, data }) => {
    const description = data.description ?? ('excerpt' in data && data.excerpt);
    if (!description) return [];
    const key = JSON.stringify([languageOf(file), description]);
    const holder = holders.get(key);
    if (holder === undefined) {
      holders.set(key, file);
      return [];
    }
    const message = `is the same as in ${posix.basename(holder)}; search engines then show only one of the two`;
    return [{ file, field: 'description', message }];
  });
}

/** Finds articles that lack something that their cards show. */
function bareArticles({ articles }: ClinicContent): ContentIssue[] {
  const missing = {
    excerpt: 'is missing; cards say that there is none',
    image: 'is missing; cards use the picture of the first article instead',
  };
  return articles.entries.flatMap(({ file, data }) =>
    (['excerpt', 'image'] as const)
      .filter((field) => data[field] === undefined)
      .map((field) => ({ file, field, message: missing[field] })),
  );
}

/** A portrait is cropped to 4:5. */
const portrait = { ...smallestPortrait, widest: 5 / 4, narrowest: 2 / 5 };
const logo = smallestLogo;

/** Finds photographs that would be shown blurred, or mostly cropped away. */
async function pictureSizes(
  { clinic }: ClinicContent,
  pictures: PictureFiles,
): Promise<ContentIssue[]> {
  const [entry] = clinic.entries;
  if (!entry) return [];
  const { file, data } = entry;
  const found: ContentIssue[] = [];
  const person = await sizeOf(data.doctor.portrait, pictures);
  const message = person && portraitFault(person);
  if (message) found.push({ file, field: 'doctor.portrait', message });
  const mark = data.marks.logo === undefined ? null : await sizeOf(data.marks.logo, pictures);
  if (mark && mark.height < logo.height) {
    const blurred = `is ${mark.width} by ${mark.height} pixels; it is sharp from ${logo.height} pixels high, or as an SVG`;
    found.push({ file, field: 'marks.logo', message: blurred });
  }
  return found;
}

interface Size {
  width: number;
  height: number;
}

function portraitFault({ width, height }: Size): string | null {
  const is = `is ${width} by ${height} pixels`;
  const ratio = width / height;
  if (ratio > portrait.widest || ratio < portrait.narrowest) {
    return `${is}; it is cropped to 4:5, and most of it is lost: choose one of about this shape`;
  }
  if (width >= portrait.width && height >= portrait.height) return null;
  return `${is}; it is sharp from ${portrait.width} by ${portrait.height}`;
}

/** The size of a photograph; null for a drawing, which is sharp at any size. */
async function sizeOf(path: string, pictures: PictureFiles): Promise<Size | null> {
  if (/\.svg$/i.test(path)) return null;
  return pictureSize(await pictures.read(picturePath(path)));
}

/** Addresses that every site answers besides those of its pages. */
const otherAddresses = ['/clinic.vcf', '/rss.xml', '/sitemap-index.xml', '/offline'];

/** Finds links in articles to addresses that the site does not have. */
function deadLinks(content: ClinicContent): ContentIssue[] {
  const entries = content.articles.entries.filter(({ data }) => !data.hidden);
  const shown = { ...content, articles: { ...content.articles, entries } };
  const source = pageSourceOf(shown);
  const [first = ''] = source?.facts.languages ?? [];
  if (!source) return [];
  const { languages } = source.facts;
  const known = new Set([...pagePaths(source, first), ...otherAddresses, ...formerPaths(shown)]);
  for (const language of languages) {
    for (const path of pagePaths(source, language))
      known.add(`/${language}${path}`.replace(/\/$/, ''));
  }
  return content.articles.entries.flatMap(({ file, body = '' }) => {
    const links = linksIn(body);
    const paths = [...new Set(links.filter((url) => /^\/(?!\/)/.test(url)).map(pathOf))];
    const messages = [
      ...links.filter((url) => isNoAddress(url)).map(noAddress),
      ...paths.filter((path) => !known.has(path)).map((path) => messageFor(path, [...known])),
    ];
    return messages.map((message) => ({ file, field: 'text', message }));
  });
}

/** Former addresses of articles, which lead to their current ones. */
function formerPaths({ articles }: ClinicContent): string[] {
  return articles.entries.flatMap(({ data }) => data.aliases.map((slug) => `/blog/${slug}`));
}

/** What a Markdown text links to, each once. */
function linksIn(markdown: string): string[] {
  const urls = new Set<string>();
  const link = ({ url }: { url: string }) => void urls.add(url);
  markdownToHtml(markdown, {
    mdastPlugins: [{ name: 'links', link }],
    features: { frontmatter: false },
  });
  return [...urls];
}

function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** Whether a link is neither an address on the web nor a path of the site, a part of the page, a mail or a call. */
function isNoAddress(url: string): boolean {
  return !/^(https?:\/\/[^/]|mailto:|tel:|\/(?!\/)|#)/i.test(url);
}

function noAddress(url: string): string {
  return `the link to ${url} leads nowhere; write https:// and the whole address, or the path of a page of this site, such as /contact`;
}

function messageFor(path: string, known: string[]): string {
  const nothing = path.startsWith('/blog/')
    ? `there is no article ${path}; the link works only if a post has this address`
    : `the link to ${path} leads nowhere`;
  const advice = didYouMean(nearest(path, known, 1).filter((each) => each !== '/'));
  return advice ? `${nothing}; ${advice}` : nothing;
}

/** Fields that are in the same language everywhere: sources by their titles, conditions for search engines. */
const neverTranslated = /^(sources\b|about$)/;

/** A sentence, as opposed to names and degrees: five words, one of them in lower case. */
const isSentence = (text: string) =>
  text.split(/\s+/).length >= 5 && /(?<!\p{L})\p{Ll}{3,}/u.test(text);

/**
 * Returns one warning for each further language, naming the files in which whole sentences are still those
 * of the first language: copied, and not yet translated.
 */
function untranslatedTexts(content: ClinicContent): ContentIssue[] {
  const facts = content.clinic.entries[0]?.data;
  if (!facts) return [];
  const [first = '', ...others] = facts.languages;
  const names = [facts.name, facts.doctor.name, facts.city];
  const sentencesOf = (entry: TextEntry) => sentencesIn(entry, names);
  const { clinic: _, ...texts } = content;
  const all = Object.values(texts).flatMap(({ entries }) => entries as TextEntry[]);
  const original = new Set(all.filter(isIn(first)).flatMap(sentencesOf));
  return others.flatMap((language) => {
    const copies = all
      .filter(isIn(language))
      .filter((entry) => sentencesOf(entry).some((sentence) => original.has(sentence)))
      .map(({ file }) => file);
    const files = [...new Set(copies)].sort();
    if (files.length === 0) return [];
    const message = `has sentences that are the same as in ${languageName(first, 'en')}: ${listed(files)}; translate them into ${languageName(language, 'en')}`;
    return [{ file: language, field: '', message }];
  });
}

interface TextEntry {
  id: string;
  file: string;
  data: unknown;
  body?: string;
}

function isIn(language: string) {
  return ({ id }: TextEntry) => id.startsWith(`${language}/`);
}

/** The sentences of an entry, without the names that are the same in all languages. */
function sentencesIn({ data, body = '' }: TextEntry, names: string[]): string[] {
  const paragraphs = body.split(/\n\s*\n/).map((text) => ({ field: 'text', text }));
  const fields = [...leavesIn(data, undefined)].map(({ names: path, value }) => ({
    field: path.join('.'),
    text: String(value),
  }));
  return [...fields, ...paragraphs]
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
