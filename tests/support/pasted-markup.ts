import { Parser } from 'htmlparser2';
import type { Markup, MarkupElement } from '../../src/desk/editor/paste/markup.ts';

/** Parses markup without a browser. */
export function parseMarkup(html: string): Markup {
  const root: MarkupElement = { name: '', attributes: {}, children: [] };
  const openElements = [root];
  let css = '';
  const add = (node: MarkupElement['children'][number]) => openElements.at(-1)?.children.push(node);
  const comment = (data: string) => add({ comment: data });
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, children: [] };
      add(element);
      openElements.push(element);
    },
    onclosetag: () => void openElements.pop(),
    ontext(text) {
      if (openElements.at(-1)?.name === 'style') css += text;
      else add(text);
    },
    oncomment: comment,
    onprocessinginstruction: (_name, data) => comment(data),
  });
  parser.end(html);
  return { nodes: root.children, css };
}
