import { readHtml } from './from-html.ts';
import { readText } from './from-text.ts';
import { plainText } from './html.ts';
import type { Markup, MarkupNode, PasteResult } from './markup.ts';

/**
 * Reads a paste: what the editor supports of it, and what it lost.
 * @param html empty if it came as plain text
 * @param firstPicture the number of the first picture in it
 */
export function readPaste(html: string, text: string, firstPicture?: number): PasteResult {
  // It was copied within an editor.
  if (html.includes('data-pm-slice')) return { html, losses: [], unreadable: [], pictures: [] };
  return html === '' ? readText(text) : readHtml(parseHtml(html), firstPicture);
}

/** Whether a paste contains text, not only a picture. */
export function hasText({ html }: PasteResult): boolean {
  return plainText(html).trim() !== '';
}

/**
 * Parses markup in the browser. The page's Content-Security-Policy refuses inline styles even when only parsed, so they
 * are read from `data-style`.
 */
function parseHtml(html: string): Markup {
  let css = '';
  const htmlWithoutStyles = html
    .replace(/<style\b[^>]*>([\s\S]*?)<\/style>/gi, (_style, content: string) => {
      css += content;
      return '';
    })
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s)style(\s*=)/gi, '$1data-style$2'));
  const page = new DOMParser().parseFromString(htmlWithoutStyles, 'text/html');
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
