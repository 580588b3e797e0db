import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** One node of a page's JSON-LD. */
export type JsonLdNode = Record<string, unknown> & { '@type'?: string; '@id'?: string };

/** A page of the site, parsed as crawlers do, without running scripts. */
export class WebPage {
  readonly path: string;
  readonly html: string;
  #parsed?: ReturnType<typeof parseDocument>;

  constructor(path: string, html: string) {
    this.path = path;
    this.html = html;
  }

  /** Parsed when first used: most tests look at only a few pages of the site. */
  get #document() {
    this.#parsed ??= parseDocument(this.html);
    return this.#parsed;
  }

  /** All elements with a tag name, or any with `*`, that pass a test. */
  elements(name: string, test: (element: Element) => boolean = () => true): Element[] {
    const elements =
      name === '*'
        ? DomUtils.findAll(() => true, this.#document.children)
        : DomUtils.getElementsByTagName(name, this.#document);
    return elements.filter(test);
  }

  /** The elements that match a CSS selector, in document order. */
  select(selector: string): Element[] {
    return selectIn(this.#document, selector);
  }

  /** The only element that matches a CSS selector; throws if there is not exactly one. */
  one(selector: string): Element {
    const [match, ...others] = this.select(selector);
    if (!match || others.length > 0)
      throw new Error(
        `${this.path}: ${others.length + Number(!!match)} elements match ${selector}`,
      );
    return match;
  }

  /** The values of an attribute on any element. */
  attributes(attribute: string): string[] {
    return this.elements('*').flatMap(({ attribs }) => attribs[attribute] ?? []);
  }

  get title(): string {
    return this.elements('title', ({ parent }) => parent?.type === 'tag' && parent.name === 'head')
      .map(textOf)
      .join(' and ');
  }

  /** The contents of meta elements, by name or Open Graph property. */
  meta(name: string): string[] {
    return this.elements(
      'meta',
      ({ attribs }) => attribs['name'] === name || attribs['property'] === name,
    ).map(({ attribs }) => attribs['content'] ?? '');
  }

  /** The addresses of link elements with a relation. */
  links(relation: string): string[] {
    return this.elements('link', ({ attribs }) => attribs['rel'] === relation).map(
      ({ attribs }) => attribs['href'] ?? '',
    );
  }

  /** The texts of the elements with a tag name, with whitespace collapsed. */
  texts(name: string): string[] {
    return this.elements(name).map(textOf);
  }

  /** Everything that a visitor may read or hear, including metadata, but not data for scripts. */
  get text(): string {
    const names = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'value'];
    // biome-ignore lint/performance/useDomNodeTextContent: not a browser's; this one leaves scripts out
    const texts = this.elements('body').map((body) => DomUtils.innerText(body));
    return [this.title, ...texts, ...names.flatMap((name) => this.attributes(name))].join('\n');
  }

  /** The pieces of text in the body that are outside the elements that match a CSS selector. */
  textsOutside(selector: string): string[] {
    const excludedElements = new Set<unknown>(this.select(selector));
    const textsIn = (nodes: Element['children']): string[] =>
      nodes.flatMap((node) => {
        if (node.type === 'text') return node.data;
        return 'children' in node && !excludedElements.has(node) ? textsIn(node.children) : [];
      });
    return textsIn(this.one('body').children);
  }

  get ids(): Set<string> {
    return new Set(this.attributes('id'));
  }

  /** The parsed blocks of structured data: a graph of several nodes, or a single node. */
  get structuredData(): { '@context': unknown; '@graph'?: JsonLdNode[] }[] {
    return this.elements('script', ({ attribs }) => attribs['type'] === 'application/ld+json').map(
      (script) => JSON.parse(DomUtils.textContent(script)),
    );
  }

  /** The nodes of all blocks, or only the nodes of one type. */
  jsonLd(type?: string): JsonLdNode[] {
    const nodes = this.structuredData.flatMap(
      ({ '@context': _, '@graph': graph, ...node }): JsonLdNode[] => graph ?? [node],
    );
    return nodes.filter((node) => type === undefined || node['@type'] === type);
  }
}

/** The addresses of the links within an element. */
export function linksIn(element: Element): string[] {
  return DomUtils.getElementsByTagName('a', element).map(({ attribs }) => attribs['href'] ?? '');
}

/** The text of an element, with whitespace collapsed. */
export function textOf(element: Element): string {
  return DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
}

/** The elements within another that match a CSS selector, in document order. */
export function selectIn(part: Pick<Element, 'children'>, selector: string): Element[] {
  return selectAll<Element['children'][number], Element>(selector, part.children);
}

/** The accessible name of an element: its label, its text, or the alternative text of its image. */
export function accessibleName(element: Element): string {
  const { 'aria-label': label } = element.attribs;
  if (label !== undefined) return label;
  const [image] = DomUtils.getElementsByTagName('img', element);
  return textOf(element) || (image?.attribs['alt'] ?? '');
}

/** Name and address of every link within an element. */
export function namedLinksIn(element: Element): [name: string, href: string][] {
  return DomUtils.getElementsByTagName('a', element).map((link) => [
    accessibleName(link),
    link.attribs['href'] ?? '',
  ]);
}

/** The addresses of the links within an element that have this accessible name. */
export function hrefsOf(element: Element, name: string): string[] {
  return namedLinksIn(element).flatMap(([text, href]) => (text === name ? href : []));
}
