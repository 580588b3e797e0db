import type { Markup, MarkupNode } from '../../../shared/pasted/tree.ts';

/**
 * Parses markup in the browser. The page's policy refuses styles even when they are only parsed, so that an
 * element's own style is read from `data-style`.
 */
export function parsePasted(html: string): Markup {
  let css = '';
  const bare = html
    .replace(/<style\b[^>]*>([\s\S]*?)<\/style>/gi, (_style, content: string) => {
      css += content;
      return '';
    })
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s)style(\s*=)/gi, '$1data-style$2'));
  const page = new DOMParser().parseFromString(bare, 'text/html');
  return { nodes: Array.from(page.body.childNodes, nodeOf), css };
}

function nodeOf(node: ChildNode): MarkupNode {
  if (node instanceof Element) {
    const attributes = Object.fromEntries(
      Array.from(node.attributes, ({ name, value }) => [
        name === 'data-style' ? 'style' : name,
        value,
      ]),
    );
    return {
      name: node.localName,
      attributes,
      children: Array.from(node.childNodes, nodeOf),
    };
  }
  return node instanceof Comment ? { comment: node.data } : (node.textContent ?? '');
}
