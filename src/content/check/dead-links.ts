import { markdownToHtml } from 'satteri';
import { didYouMean, nearest } from '../fields/nearest.ts';
import type { ClinicContent } from '../folder/clinic-content.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import { pagePaths, pageSourceOf } from '../read/paths/page-paths.ts';

/** Addresses that every site answers besides those of its pages. */
const others = ['/clinic.vcf', '/rss.xml', '/sitemap-index.xml', '/offline'];

/** Finds links in articles to addresses that the site does not have. */
export function deadLinks(content: ClinicContent): ContentIssue[] {
  const source = pageSourceOf(content);
  const [first = ''] = source?.facts.languages ?? [];
  if (!source) return [];
  const { languages } = source.facts;
  const known = new Set([...pagePaths(source, first), ...others, ...formerPaths(content)]);
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
  return articles.entries.flatMap(({ data }) => data.formerSlugs.map((slug) => `/blog/${slug}`));
}

/** What a Markdown text links to, each once. */
function linksIn(markdown: string): string[] {
  const urls = new Set<string>();
  const link = ({ url }: { url: string }) => void urls.add(url);
  markdownToHtml(markdown, { mdastPlugins: [{ name: 'links', link }] });
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
