import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { defineHastPlugin, type HastNode, type HastVisitorContext } from 'satteri';
import { type PhoneLinks, splitAtPhoneNumbers } from '../../../shared/phone-numbers.ts';
import { readMinutesOf } from '../../../shared/reading-time.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/** Adds `readMinutes` to the front matter. */
const readingTime = defineHastPlugin({
  name: 'reading-time',
  before(root, context) {
    const { frontmatter } = context.data.astro ?? {};
    if (frontmatter) frontmatter['readMinutes'] = readMinutesOf(context.textContent(root));
  },
});

/**
 * Astro's Markdown processor with the plugins for articles.
 * @param links the phone numbers that become links wherever an article names them
 */
export function markdown(links: PhoneLinks) {
  return satteri({
    // Otherwise a text that begins with a horizontal rule would lose everything up to the next one.
    features: { frontmatter: false },
    hastPlugins: [readingTime, satteriHeadingIdsPlugin(), tables, phoneLinks(links)],
  });
}

/** Turns each phone number in a text into a link, unless it is inside a link already. */
function phoneLinks(links: PhoneLinks) {
  return defineHastPlugin({
    name: 'phone-links',
    text(node, context) {
      const parts = splitAtPhoneNumbers(node.value, links);
      if (parts.every((part) => typeof part === 'string')) return;
      if (isInLink(node, context)) return;
      context.replaceNode(
        node,
        parts.map((part) => (typeof part === 'string' ? text(part) : link(part))),
      );
    },
  });
}

function isInLink(node: Readonly<HastNode>, context: HastVisitorContext): boolean {
  const parent = context.parent(node);
  if (!parent) return false;
  return (parent.type === 'element' && parent.tagName === 'a') || isInLink(parent, context);
}

function link({ text: words, href }: { text: string; href: string }): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children: [text(words)] };
}

function text(value: string) {
  return { type: 'text', value } as const;
}

/**
 * Makes tables readable on phones: each cell gets the name of its column (`data-column`) and a single
 * child element, so that a wide table can be shown row by row. The box around a table, which may scroll
 * sideways, is focusable and labelled by the heading above it; headings must already have their ids. An empty header
 * row, which Markdown requires, is removed.
 */
function tables() {
  let heading: Element | undefined;
  let columns: string[] = [];
  let column = 0;
  return defineHastPlugin({
    name: 'tables',
    element: {
      filter: ['h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tr', 'th', 'td'],
      visit(node, context) {
        switch (node.tagName) {
          case 'table':
            columns = [];
            context.wrapNode(node, box(heading));
            break;
          case 'thead':
            if (context.textContent(node).trim() === '') context.removeNode(node);
            break;
          case 'tr':
            column = 0;
            break;
          case 'th':
            columns.push(context.textContent(node));
            break;
          case 'td':
            context.replaceNode(node, namedCell(node, columns[column] ?? ''));
            column += 1;
            break;
          default:
            heading = node;
        }
      },
    },
  });
}

function box(heading: Element | undefined): Element {
  const id = heading?.properties['id'];
  const name = typeof id === 'string' ? { ariaLabelledBy: [id] } : {};
  const properties = { className: ['table-box'], role: 'group', tabIndex: 0, ...name };
  return { type: 'element', tagName: 'div', properties, children: [] };
}

function namedCell({ properties, children }: Element, column: string): Element {
  return {
    type: 'element',
    tagName: 'td',
    properties: { ...properties, dataColumn: column },
    children: [{ type: 'element', tagName: 'span', properties: {}, children: [...children] }],
  };
}
