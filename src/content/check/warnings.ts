import { posix } from 'node:path';
import { markdownToHtml } from 'satteri';
import { languageOfFile } from '../../../shared/content-paths.ts';
import { hoursFile } from '../../../shared/fact-files.ts';
import { formatHours } from '../../../shared/hours/week-hours.ts';
import { smallestPicture } from '../../../shared/smallest-pictures.ts';
import { didYouMean, nearest } from '../fields/nearest.ts';
import type { PictureFiles } from '../files.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import type { ClinicContent } from '../folder/facts.ts';
import { picturePath, pictureSize } from '../folder/picture-file.ts';
import { pagePaths, pageSourceOf } from '../read/page-paths.ts';
import type { Clinic } from '../schema/clinic.ts';

/**
 * Finds what was probably overlooked in a folder without mistakes: the site can be built, but visitors
 * would meet a link that leads nowhere or a blurred portrait.
 */
export async function findWarnings(
  content: ClinicContent,
  pictures: PictureFiles,
): Promise<ContentIssue[]> {
  return [
    ...(await smallPictures(content, pictures)),
    ...deadLinks(content),
    ...sameDescriptions(content),
    ...bareArticles(content),
  ];
}

/** Warns if the hours for search engines differ from those that visitors see. */
export function hoursWarning({
  openingHours,
  structuredHours,
}: Pick<Clinic, 'openingHours' | 'structuredHours'>): ContentIssue[] {
  const visitorHours = formatHours(openingHours);
  const differingHours = (['contactPage', 'localBusiness'] as const)
    .map((name) => ({
      field: `structuredHours.${name}`,
      text: formatHours(structuredHours?.[name] ?? openingHours),
    }))
    .filter(({ text }) => text !== visitorHours);
  const [first, second] = differingHours;
  if (!first) return [];
  const field = second ? 'structuredHours' : first.field;
  const structured = differingHours.map((item) => item.text).join(' and ');
  const message = `search engines see ${structured}, visitors ${visitorHours}; make them agree`;
  return [{ file: hoursFile, field, message }];
}

/** Finds articles and towns of one language whose descriptions are the same: search engines then show only one. */
function sameDescriptions({ articles, towns }: ClinicContent): ContentIssue[] {
  const owners = new Map<string, string>();
  return [...articles.entries, ...towns.entries].flatMap(({ file, data }) => {
    const description = data.description ?? ('excerpt' in data && data.excerpt);
    if (!description) return [];
    const key = JSON.stringify([languageOfFile(file), description]);
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file);
      return [];
    }
    const message = `is the same as in ${posix.basename(owner)}; search engines then show only one of the two`;
    return [{ file, field: 'description', message }];
  });
}

/** Finds articles that lack something that their cards show. */
function bareArticles({ articles }: ClinicContent): ContentIssue[] {
  const missingMessages = {
    excerpt: 'is missing; cards say that there is none',
    image: 'is missing; cards use the picture of the first article instead',
  };
  return articles.entries.flatMap(({ file, data }) =>
    (['excerpt', 'image'] as const)
      .filter((field) => data[field] === undefined)
      .map((field) => ({ file, field, message: missingMessages[field] })),
  );
}

/** Finds photographs that would be shown blurred. */
async function smallPictures(
  { clinic }: ClinicContent,
  pictures: PictureFiles,
): Promise<ContentIssue[]> {
  const [entry] = clinic.entries;
  if (!entry) return [];
  const { file, data } = entry;
  const paths = { 'doctor.portrait': data.doctor.portrait, 'marks.logo': data.marks.logo };
  const checks = Object.entries(paths).map(async ([field, path]) => {
    const min = smallestPicture(`/${field.replace('.', '/')}`);
    // A drawing is sharp at any size.
    if (path === undefined || !min || /\.svg$/i.test(path)) return [];
    const { width, height } = pictureSize(await pictures.read(picturePath(path)));
    if (width >= min.width && height >= min.height) return [];
    const message = `is ${width} by ${height} pixels; it is sharp from ${min.width} by ${min.height}, or as an SVG`;
    return [{ file, field, message }];
  });
  return (await Promise.all(checks)).flat();
}

/** Addresses that every site answers besides its pages. */
const otherAddresses = ['/clinic.vcf', '/rss.xml', '/sitemap-index.xml', '/offline'];

/** Finds links in articles to addresses that the site does not have. */
function deadLinks(content: ClinicContent): ContentIssue[] {
  const entries = content.articles.entries.filter(({ data }) => !data.hidden);
  const visibleContent = { ...content, articles: { ...content.articles, entries } };
  const source = pageSourceOf(visibleContent);
  const [first = ''] = source?.facts.languages ?? [];
  if (!source) return [];
  const { languages } = source.facts;
  const pages = new Set([
    ...pagePaths(source, first),
    ...otherAddresses,
    ...formerPaths(visibleContent),
  ]);
  for (const language of languages) {
    for (const path of pagePaths(source, language))
      pages.add(`/${language}${path}`.replace(/\/$/, ''));
  }
  return content.articles.entries.flatMap(({ file, body = '' }) => {
    const links = linksIn(body);
    const paths = [...new Set(links.filter((url) => /^\/(?!\/)/.test(url)).map(pathOf))];
    const messages = [
      ...links.filter((url) => isInvalidLink(url)).map(invalidLinkMessage),
      ...paths.filter((path) => !pages.has(path)).map((path) => deadLinkMessage(path, [...pages])),
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

/** Whether a link is none of these: a web address, a path on this site, an anchor, an email address, a phone number. */
function isInvalidLink(url: string): boolean {
  return !/^(https?:\/\/[^/]|mailto:|tel:|\/(?!\/)|#)/i.test(url);
}

function invalidLinkMessage(url: string): string {
  return `the link to ${url} leads nowhere; write https:// and the whole address, or the path of a page of this site, such as /contact`;
}

function deadLinkMessage(path: string, pages: string[]): string {
  const problem = path.startsWith('/blog/')
    ? `there is no article ${path}; the link works only if a post has this address`
    : `the link to ${path} leads nowhere`;
  const advice = didYouMean(nearest(path, pages, 1).filter((page) => page !== '/'));
  return advice ? `${problem}; ${advice}` : problem;
}
