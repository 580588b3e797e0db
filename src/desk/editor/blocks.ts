import { type JSONContent, Node, wrappingInputRule } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { Selection } from '@tiptap/pm/state';
import { deskPictureAddress, picturePathFrom } from '../../../shared/pictures.ts';
import { escapedCharacter, isList, joinChildren, prefixLines, targetOf } from './markdown-text.ts';

export const TextBulletList = BulletList.extend({
  renderMarkdown: (node: JSONContent, helpers) => joinChildren(node, helpers, () => '\n'),
});

/** Tiptap's own list takes “A. Deshmukh” for an item, and converts pasted lines that begin with numbers. */
export const TextOrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({
    start: { default: 1, parseHTML: (list) => Number(list.getAttribute('start') ?? 1) },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes: { start } }) => ['ol', start === 1 ? {} : { start }, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList(this.name, 'listItem') };
  },
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d{1,9})\.\s$/,
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], list) =>
          list.childCount + list.attrs['start'] === Number(number),
      }),
    ];
  },
  markdownTokenName: 'list',
  parseMarkdown: ({ ordered, start, items = [] }, { createNode, parseChildren }) =>
    ordered ? createNode('orderedList', { start }, parseChildren(items)) : [],
  renderMarkdown: (node: JSONContent, helpers) => joinChildren(node, helpers, () => '\n'),
});

export const TextListItem = ListItem.extend({
  parseMarkdown({ task, tokens = [] }, { createNode, parseInline, parseChildren }) {
    // The editor has no checkboxes, so the source of the list is kept.
    if (task) return [];
    const content = tokens.flatMap((token) =>
      token.type === 'text'
        ? createNode('paragraph', {}, parseInline(token.tokens ?? []))
        : parseChildren([token]),
    );
    const leadingParagraph = content[0]?.type === 'paragraph' ? [] : [{ type: 'paragraph' }];
    return createNode('listItem', {}, [...leadingParagraph, ...content]);
  },
  renderMarkdown(node: JSONContent, helpers, { index, parentType, meta }) {
    const number = (meta?.['parentAttrs']?.start ?? 1) + index;
    const marker = parentType === 'orderedList' ? `${number}. ` : '- ';
    const text = joinChildren(node, helpers, (child) =>
      // Without a blank line, a list that does not begin with 1 would be part of the paragraph before it.
      isList(child) && (child.attrs?.['start'] ?? 1) === 1 ? '\n' : '\n\n',
    );
    return prefixLines(marker, ' '.repeat(marker.length), text);
  },
});

export const TextBlockquote = Blockquote.extend({
  renderMarkdown: (node: JSONContent, helpers) =>
    prefixLines('> ', '> ', joinChildren(node, helpers)),
});

/** Stands for any article when a picture's path is made relative: all are at the same depth in the clinic's folder. */
export const anyArticle = 'en/articles/any.md';

export const TextImage = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    title: { default: null },
  }),
  // The Markdown refers to a file in the clinic’s folder; browsers load it from another address.
  renderHTML: ({ HTMLAttributes: { src, ...others } }) => [
    'img',
    { ...others, src: deskPictureAddress(src) },
  ],
  parseHTML: () => [
    {
      tag: 'img[src]:not([src^="data:"])',
      getAttrs: (image) => ({ src: picturePathFrom(anyArticle, image.getAttribute('src') ?? '') }),
    },
  ],
  markdownTokenName: 'image',
  parseMarkdown: ({ href, title, text = '' }) => ({
    type: 'image',
    attrs: { src: href, title, alt: text.replace(escapedCharacter, '$1') },
  }),
  renderMarkdown: (node: JSONContent) =>
    `![${String(node.attrs?.['alt'] ?? '').replace(/[[\]\\`*_~<&]/g, '\\$&')}](${targetOf(node)})`,
});

/** A collapsible section, as HTML around Markdown. */
export const Details = Node.create({
  name: 'details',
  group: 'block',
  content: 'summary block+',
  defining: true,
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: () => ['details', 0],
  addNodeView: () => () => createOpenView('details'),
  markdownTokenizer: {
    name: 'details',
    level: 'block',
    start: '<details>',
    tokenize(source, _tokens, { blockTokens }) {
      const [raw, head = '', body = ''] =
        /^<details>\s*<summary>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>[ \t]*(?:\n+|$)/.exec(
          source,
        ) ?? [];
      if (raw === undefined || body.includes('<details')) return undefined;
      const summary = blockTokens(head.trim() || '#');
      const isLine = summary.length === 1 && /^(paragraph|heading)$/.test(summary[0]?.type ?? '');
      return isLine
        ? { type: 'details', raw, summary, tokens: blockTokens(body.trim()) }
        : undefined;
    },
  },
  parseMarkdown: ({ summary, tokens = [] }, { createNode, parseChildren }) =>
    createNode('details', {}, [
      createNode('summary', {}, parseChildren(summary)),
      ...(tokens.length > 0 ? parseChildren(tokens) : [{ type: 'paragraph' }]),
    ]),
  renderMarkdown: (node: JSONContent, helpers) =>
    `<details>\n${joinChildren(node, helpers)}\n\n</details>`,
});

export const Summary = Node.create({
  name: 'summary',
  content: 'heading | paragraph',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: () => ['summary', 0],
  addNodeView: () => () => createOpenView('summary'),
  addKeyboardShortcuts() {
    return {
      // A summary is one line: Enter moves the cursor below it.
      Enter: ({ editor: { state, view } }) => {
        const { $from } = state.selection;
        if ($from.depth < 2 || $from.node(-1).type !== this.type) return false;
        const below = Selection.near(state.doc.resolve($from.after(-1)));
        view.dispatch(state.tr.setSelection(below).scrollIntoView());
        return true;
      },
    };
  },
  renderMarkdown: (node: JSONContent, { renderChildren }) =>
    `<summary>\n\n${renderChildren(node.content ?? [])}\n\n</summary>`,
});

/** A view that stays open: otherwise a click or a space would close the section that is being edited. */
function createOpenView(className: string) {
  const dom = document.createElement('div');
  dom.className = className;
  return { dom, contentDOM: dom };
}
