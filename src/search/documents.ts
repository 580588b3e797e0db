import { DomUtils, parseDocument } from 'htmlparser2';
import { hasPage, hrefTo, townPath } from '../content/read/addresses.ts';
import {
  type Article,
  getArticles,
  getLanguages,
  getPackages,
  getServices,
  getSite,
  getTowns,
  type Site,
} from '../content/read/index.ts';
import type { Package } from '../content/schema/package.ts';
import type { Service } from '../content/schema/service.ts';
import type { Town } from '../content/schema/town.ts';
import { priceText } from '../words/prices.ts';
import { pageDocuments } from './page-documents.ts';
import type { SearchDocument } from './search.ts';

/** Everything that can be searched for in the clinic's folder; posts are not in it. */
export async function makeDocuments(language: string): Promise<SearchDocument[]> {
  const [site, services, packages, towns, articles, pages] = await Promise.all([
    getSite(language),
    getServices(language),
    getPackages(language),
    getTowns(language),
    getArticles(language),
    pageDocuments(language),
  ]);
  const documents = [
    ...services.map((service) => serviceDocument(service, site)),
    ...packages.map((entry) => packageDocument(entry, site)),
    ...articles.map((article) => inLanguage(articleDocument(article), article.language)),
    ...towns.map((town) => inLanguage(townDocument(town), town.language)),
    ...pages,
  ];
  const defaultDocuments = await defaultLanguageDocuments(language);
  return documents.map((document) => {
    const { title, headings, names = [] } = defaultDocuments.get(document.href) ?? {};
    return {
      ...document,
      href: hrefTo(site, document.href),
      names: [...(document.names ?? []), ...names],
      headings: [document.headings, title, headings].filter(Boolean).join('. '),
    };
  });

  function inLanguage(document: SearchDocument, documentLanguage: string): SearchDocument {
    return documentLanguage === language ? document : { ...document, language: documentLanguage };
  }
}

/** The documents in the default language, by path: many readers of other languages type its words too. */
async function defaultLanguageDocuments(language: string): Promise<Map<string, SearchDocument>> {
  const [first = language] = await getLanguages();
  if (language === first) return new Map();
  const [services, packages, towns, articles, pages] = await Promise.all([
    getServices(first),
    getPackages(first),
    getTowns(first),
    getArticles(first),
    pageDocuments(first),
  ]);
  const site = await getSite(first);
  return new Map(
    [
      ...services.map((service) => serviceDocument(service, site)),
      ...packages.map((entry) => packageDocument(entry, site)),
      ...articles.filter((article) => article.language === first).map(articleDocument),
      ...towns.filter((town) => town.language === first).map(townDocument),
      ...pages,
    ].map((document) => [document.href, document]),
  );
}

function serviceDocument(service: Service, site: Site): SearchDocument {
  const { id, title, shortDesc, description, features, keywords } = service;
  const path = `/services/${id}`;
  return {
    href: hasPage(site, site.clinic.language, path) ? path : `/#${id}`,
    kind: 'service',
    title,
    names: keywords,
    headings: keywords.join('. '),
    summary: shortDesc,
    sentences: description,
    text: [description, ...features].join('. ').replaceAll('.. ', '. '),
  };
}

function packageDocument(entry: Package, { clinic }: Site): SearchDocument {
  const { id, title, description, includes, features, price } = entry;
  return {
    href: `/offers#${id}`,
    kind: 'package',
    title,
    headings: includes.join(', '),
    summary: description,
    sentences: '',
    text: [priceText(price, clinic), ...includes, ...features].join('. '),
  };
}

function articleDocument({ id, data, rendered }: Article): SearchDocument {
  const headings = rendered?.headings ?? [];
  const html = rendered?.html ?? '';
  return {
    href: `/blog/${id}`,
    kind: 'article',
    title: data.title,
    headings: [...data.keywords, ...headings.map(({ text }) => text)].join('. '),
    summary: data.excerpt ?? '',
    sentences: paragraphsOf(html),
    text: [...data.keyFacts, textOfHtml(html)].join(' '),
  };
}

function townDocument(town: Town): SearchDocument {
  const { slug, name, forms, state, sectionHeading, paragraphs, wayThere, bring } = town;
  return {
    href: townPath(slug),
    kind: 'town',
    title: name,
    // Place names only: a search uses them to tell whether the query names a place.
    headings: [state, ...Object.values(forms ?? {}), ...(wayThere?.stops ?? [])].join('. '),
    summary: town.description,
    text: [sectionHeading, wayThere?.text ?? '', wayThere?.by ?? '', ...paragraphs, ...bring].join(
      ' ',
    ),
  };
}

/** The text of the paragraphs of some HTML. */
function paragraphsOf(html: string): string {
  return DomUtils.getElementsByTagName('p', parseDocument(html))
    .map((paragraph) => DomUtils.textContent(paragraph).replace(/\s+/g, ' ').trim())
    .join(' ');
}

/** The text of some HTML; headings, cells and list items end like sentences. */
function textOfHtml(html: string): string {
  const lines = html
    .replace(/\s+/g, ' ')
    .replace(/<\/(?:p|li|h\d|td|th|blockquote|figcaption)>/g, '$&\n');
  return DomUtils.textContent(parseDocument(lines).children)
    .replace(/([\p{L}\p{M}\p{N})%”])\s*\n/gu, '$1. ')
    .replace(/\s+/g, ' ')
    .trim();
}
