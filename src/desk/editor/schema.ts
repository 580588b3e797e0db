import {
  Extension,
  type Extensions,
  type JSONContent,
  Mark,
  type MarkdownToken,
  Node,
} from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { unreadableMarkPattern } from '../../../shared/unreadable-marks.ts';
import {
  Details,
  Summary,
  TextBlockquote,
  TextBulletList,
  TextImage,
  TextListItem,
  TextOrderedList,
} from './blocks.ts';
import { lineMarker, targetOf, toOneLine, trimMarkdown } from './markdown-text.ts';
import { isLinkAddress } from './paste/links.ts';
import { tableNodes } from './table.ts';

/** What is highlighted in the text: the marks of what a paste could not read, and placeholders such as `{phone}`. */
const highlightPatterns = { 'pasted-mark': unreadableMarkPattern, placeholder: '\\{[A-Za-z]+\\}' };

const Highlights = Extension.create({
  name: 'highlights',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const highlights: Decoration[] = [];
          doc.descendants((node, pos) => {
            for (const [name, pattern] of Object.entries(highlightPatterns)) {
              for (const { 0: mark, index } of (node.text ?? '').matchAll(
                new RegExp(pattern, 'g'),
              )) {
                const from = pos + index;
                highlights.push(Decoration.inline(from, from + mark.length, { class: name }));
              }
            }
          });
          return DecorationSet.create(doc, highlights);
        },
      },
    }),
  ],
});

/** Maps all headings to the two levels below a page’s own. */
const TextHeading = Heading.extend({
  parseHTML: () => [
    ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
  parseMarkdown: ({ depth = 2, tokens = [] }, { createNode, parseInline }) =>
    createNode('heading', { level: depth < 3 ? 2 : 3 }, parseInline(keepInlinePictures(tokens))),
  renderMarkdown: ({ attrs, content = [] }: JSONContent, { renderChildren }) => {
    const text = toOneLine(renderChildren(content)).replace(/#+$/, '\\$&');
    return text && `${'#'.repeat(attrs?.['level'])} ${text}`;
  },
}).configure({ levels: [2, 3] });

const TextParagraph = Paragraph.extend({
  parseMarkdown(token, helpers) {
    const tokens = keepInlinePictures(token.tokens ?? []);
    return this.parent?.({ ...token, tokens }, helpers) ?? [];
  },
  renderMarkdown: ({ content = [] }: JSONContent, { renderChildren }) =>
    trimMarkdown(renderChildren(content))
      .replace(/^[ \t]+/gm, '')
      .replace(lineMarker, (marker) => (/\d/.test(marker) ? `${marker}\\` : `\\${marker}`)),
});

/** Keeps the source of inline pictures, which the editor does not support. */
function keepInlinePictures(tokens: MarkdownToken[]): MarkdownToken[] {
  if (tokens.length < 2) return tokens;
  return tokens.map((token) => (token.type === 'image' ? { ...token, type: 'codespan' } : token));
}

/** A mark that the installed Tiptap packages lack, by its HTML tag. */
const tagMark = (name: string, tag: string, excludes = name) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    parseMarkdown: ({ tokens = [] }, { applyMark, parseInline }) =>
      applyMark(name, parseInline(tokens)),
    renderMarkdown: (node: JSONContent, { renderChildren }) =>
      `<${tag}>${renderChildren(node)}</${tag}>`,
  });

const Strikethrough = tagMark('strikethrough', 's').extend({
  markdownTokenName: 'del',
  renderMarkdown: (node: JSONContent, { renderChildren }) => `~~${renderChildren(node)}~~`,
});

/** A link, without the URL detection that Tiptap's own loads. */
const TextLink = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '' }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (link) => (isLinkAddress(link.getAttribute('href') ?? '') ? null : false),
    },
  ],
  // An unusable address is kept, but is not a link.
  renderHTML: ({ HTMLAttributes: { href, ...others } }) => [
    'a',
    { ...others, ...(isLinkAddress(String(href)) && { href }) },
    0,
  ],
  parseMarkdown: ({ href, title, tokens = [] }, { applyMark, parseInline }) =>
    applyMark('link', parseInline(tokens), { href, title: title || null }),
  renderMarkdown: (node: JSONContent, { renderChildren }) =>
    `[${renderChildren(node)}](${targetOf(node)})`,
});

/** Unsupported Markdown, shown as source. */
const sourceNode = (name: string, tag: string) =>
  Node.create({
    name,
    group: name === 'source' ? 'block' : 'inline',
    inline: name !== 'source',
    atom: true,
    addAttributes: () => ({ text: { default: '' } }),
    parseHTML: () => [
      { tag: `${tag}[data-source]`, getAttrs: ({ textContent }) => ({ text: textContent }) },
    ],
    renderHTML: ({ node }) => [tag, { 'data-source': '' }, String(node.attrs['text'])],
    renderMarkdown: ({ attrs }: JSONContent) => String(attrs?.['text']),
  });

const InlineSource = sourceNode('inlineSource', 'code').extend({
  markdownTokenizer: {
    name: 'tag',
    start: '<',
    tokenize(text, _tokens, { inlineTokens }) {
      const [pair, tag = '', inner = ''] =
        /^<(strong|b|em|i|s|del|sup|sub)>((?:\\.|[^\\])*?)<\/\1>/s.exec(text) ?? [];
      if (pair !== undefined)
        return { type: tokenOfTag[tag] ?? tag, raw: pair, tokens: inlineTokens(inner) };
      const [raw] = /^<\/?[a-z][a-z0-9-]*(\s[^<>]*)?\/?>|^<!--.*?-->/is.exec(text) ?? [];
      if (raw === undefined) return undefined;
      return { type: /^<br\s*\/?>$/i.test(raw) ? 'br' : 'codespan', raw };
    },
  },
});

const tokenOfTag: Record<string, string> = {
  b: 'strong',
  i: 'em',
  s: 'del',
  sup: 'superscript',
  sub: 'subscript',
};

/** The supported elements, and unsupported Markdown as source. */
export const textSchema: Extensions = [
  Document,
  TextParagraph,
  Text,
  TextHeading,
  Bold,
  Italic,
  Strikethrough,
  tagMark('superscript', 'sup', 'superscript subscript'),
  tagMark('subscript', 'sub', 'superscript subscript'),
  TextLink,
  TextBulletList,
  TextOrderedList,
  TextListItem,
  ListKeymap,
  TextBlockquote,
  ...tableNodes,
  TextImage,
  HorizontalRule,
  HardBreak.extend({ renderMarkdown: () => '\\\n' }),
  Details,
  Summary,
  sourceNode('source', 'pre'),
  InlineSource,
  Dropcursor,
  Gapcursor,
  UndoRedo,
  Highlights,
];
