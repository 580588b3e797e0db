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
  return content.articles.entries.flatMap(({ file, body = '' }) =>
    linksIn(body)
      .filter((path) => !known.has(path))
      .map((path) => ({ file, field: 'text', message: messageFor(path, [...known]) })),
  );
}

/** Former addresses of articles, which lead to their current ones. */
function formerPaths({ articles }: ClinicContent): string[] {
  return articles.entries.flatMap(({ data }) => data.formerSlugs.map((slug) => `/blog/${slug}`));
}

/** The paths of the site that a Markdown text links to, each once. */
function linksIn(markdown: string): string[] {
  const paths = new Set<string>();
  const link = ({ url }: { url: string }) => {
    const [path = ''] = url.split(/[?#]/);
    if (/^\/(?!\/)/.test(path)) paths.add(path === '/' ? path : path.replace(/\/$/, ''));
  };
  markdownToHtml(markdown, { mdastPlugins: [{ name: 'links', link }] });
  return [...paths];
}

function messageFor(path: string, known: string[]): string {
  const nothing = path.startsWith('/blog/')
    ? `there is no article ${path}; the link works only if a post has this address`
    : `the link to ${path} leads nowhere`;
  const advice = didYouMean(nearest(path, known, 1).filter((each) => each !== '/'));
  return advice ? `${nothing}; ${advice}` : nothing;
}
