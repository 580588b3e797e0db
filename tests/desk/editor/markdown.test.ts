import { globSync, readFileSync } from 'node:fs';
import { getSchema, type JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { renderArticle } from '../../../src/content/snapshot/article-text.ts';
import { createMarkdownWriter, readMarkdown } from '../../../src/desk/editor/markdown.ts';
import { textSchema } from '../../../src/desk/editor/schema.ts';

const schema = getSchema(textSchema);

const articles = globSync(['clinic/*/articles/*.md', 'tests/fixtures/*/*/articles/*.md']).map(
  (file) => [file, readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '')] as const,
);

/** The Markdown of a document in which every block counts as changed. */
function write(content: JSONContent): string {
  const emptyMarkdown = { content: {}, blocks: new Map(), before: '', after: '\n' };
  return createMarkdownWriter(emptyMarkdown)(schema.nodeFromJSON(content));
}

/** The text after opening it in the editor and applying a change. */
function edit(text: string, change: (content: JSONContent[]) => JSONContent[] = (all) => all) {
  const markdown = readMarkdown(text);
  const content = change(markdown.content.content ?? []);
  return createMarkdownWriter(markdown)(schema.nodeFromJSON({ type: 'doc', content }));
}

async function renderHtml(text: string): Promise<string> {
  const resolvePicture = async () =>
    ({ src: '/a.svg', width: 9, height: 9, format: 'svg' }) as const;
  return (await renderArticle(text, {}, resolvePicture, new Map())).html;
}

it.each(articles)('%s is unchanged if nothing is edited', (_file, text) => {
  expect(edit(text)).toBe(text);
  expect(edit(text.trim())).toBe(text.trim());
});

it.each(articles)('%s looks the same after every block is rewritten', async (_file, text) => {
  const { content } = readMarkdown(text);
  expect(JSON.stringify(content)).not.toContain('"source"');
  const rewritten = write(content);
  expect(await renderHtml(rewritten)).toBe(await renderHtml(text));
  expect(readMarkdown(rewritten).content).toEqual(content);
});

const paragraph = (text: string): JSONContent => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

it('only the block that is edited is rewritten', () => {
  const text =
    'One *two*\nthree\n\n\n* a\n* b\n\n| x | y |\n|:--|---|\n| 1 | 2 |\n<div>kept</div>\n\nEnd';
  const editedText = edit(text, ([first = {}, list = {}, ...others]) => [
    first,
    {
      ...list,
      content: [...(list.content ?? []), { type: 'listItem', content: [paragraph('c')] }],
    },
    paragraph('New'),
    ...others,
  ]);
  expect(editedText).toBe(
    'One *two*\nthree\n\n\n- a\n- b\n- c\n\nNew\n\n| x | y |\n|:--|---|\n| 1 | 2 |\n<div>kept</div>\n\nEnd',
  );
});

it.each([
  '<div class="x">\n<p>HTML</p>\n</div>',
  '```js\ncode\n```',
  '[a]: /contact',
  'See [there][a] and `code`, <span>HTML</span>, <!-- a comment --> ![x](a.jpg) or [^1].\n\n[a]: /contact',
  '- [x] done',
  '<details open>\n<summary>A</summary>\n\nB\n\n</details>',
])('Markdown that the editor has no tool for is kept unchanged: %s', (text) => {
  expect(edit(text)).toBe(text);
  const { content } = readMarkdown(text);
  expect(readMarkdown(write(content)).content).toEqual(content);
});

const signs = fc.constantFrom(
  ...'a 5 mg हृदय * ** _ ` ~ ~~ [ ] (y) <b> < > & &amp;'.split(' '),
  ...'| # ## - + = --- 1. 2) ! \\ {clinic} {STATES} $ ^ । : ₹'.split(' '),
  '\u00A0',
);
const words = fc
  .array(fc.tuple(signs, fc.constantFrom('', ' ')), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.map((part) => part.join('')).join(''))
  .filter((text) => text.trim() !== '');
const marks = fc
  .subarray(['bold', 'italic', 'strikethrough', 'superscript', 'link'], { maxLength: 2 })
  .map((names) =>
    names.map((type) => ({ type, ...(type === 'link' && { attrs: { href: '/a_b(c)*d' } }) })),
  );
const run: fc.Arbitrary<JSONContent> = fc.record({ type: fc.constant('text'), text: words, marks });
const lineBreak = fc.constant({ type: 'hardBreak' });
const line = fc
  .tuple(run, fc.array(fc.oneof(run, lineBreak), { maxLength: 3 }))
  .map(([first, others]) => [first, ...others]);
const lineNode = (type: string, attrs = {}) =>
  line.map((content) => ({ type, attrs, content }) as JSONContent);
const item = (deeper: fc.Arbitrary<JSONContent>[]) =>
  fc
    .tuple(
      lineNode('paragraph'),
      fc.array(fc.oneof(lineNode('paragraph'), ...deeper), { maxLength: 2 }),
    )
    .map(([first, others]) => ({ type: 'listItem', content: [first, ...others] }));
const list = (deeper: fc.Arbitrary<JSONContent>[]): fc.Arbitrary<JSONContent> =>
  fc
    .tuple(
      fc.constantFrom('bulletList', 'orderedList'),
      fc.integer({ min: 1, max: 12 }),
      fc.array(item(deeper), { minLength: 1, maxLength: 3 }),
    )
    .map(([type, start, content]) => ({
      type,
      ...(type === 'orderedList' && { attrs: { start } }),
      content,
    }));
const row = (type: string) =>
  fc.tuple(lineNode('paragraph'), lineNode('paragraph')).map((cells) => ({
    type: 'tableRow',
    content: cells.map((cell) => ({ type, content: [cell] })),
  }));
const table = fc
  .tuple(
    fc.option(row('tableHeader'), { nil: undefined }),
    fc.array(row('tableCell'), { minLength: 1, maxLength: 2 }),
  )
  .map(([head, rows]) => ({ type: 'table', content: [...(head ? [head] : []), ...rows] }));
const simpleBlocks: fc.Arbitrary<JSONContent>[] = [
  lineNode('paragraph'),
  lineNode('heading', { level: 3 }),
  list([list([])]),
  table,
  words.map((alt) => ({ type: 'image', attrs: { src: '../../images/a (1).svg', alt } })),
  fc.constant({ type: 'horizontalRule' }),
];
const block = fc.oneof(
  ...simpleBlocks,
  fc
    .array(fc.oneof(...simpleBlocks), { minLength: 1, maxLength: 3 })
    .map((content) => ({ type: 'blockquote', content })),
  fc
    .tuple(
      lineNode('heading', { level: 3 }),
      fc.array(fc.oneof(...simpleBlocks), { minLength: 1, maxLength: 3 }),
    )
    .map(([head, content]) => ({
      type: 'details',
      content: [{ type: 'summary', content: [head] }, ...content],
    })),
);

const title = (runs: number) =>
  `any text is read back and shown with the same words and the same formatting: ${runs} texts`;
it(title(60), () => checkTexts(60));
it(title(1_000), { tags: ['stress'] }, () => checkTexts(1_000));

async function checkTexts(runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 4 }), async (content) => {
      const doc = schema.nodeFromJSON({ type: 'doc', content });
      doc.check();
      const text = write(doc.toJSON());
      expect(contentOf(readMarkdown(text).content), text).toBe(contentOf(doc.toJSON()));
      expect(contentOf(documentOf(await renderHtml(text))), text).toBe(contentOf(doc.toJSON()));
    }),
    { numRuns: runs, seed: 1 },
  );
}

/** The content of a document: each letter with its formatting, in its blocks; spaces have none. */
function contentOf({ type = '', attrs = {}, text, marks = [], content = [] }: JSONContent): string {
  if (text !== undefined) {
    const formatting = marks
      .map((mark) => mark.type)
      .sort()
      .join('+');
    // The site turns hyphens into dashes.
    return [...text.replace(/[-–—]/g, '')]
      .map((letter) => (/\s/.test(letter) ? ' ' : `${letter}${formatting && `(${formatting})`}`))
      .join('');
  }
  if (type === 'hardBreak') return '⏎';
  const inner = content.map(contentOf).join('');
  const { start = 1, level = '', alt = '' } = attrs;
  return `¶${type} ${start}${level}${String(alt).replace(/[-–—]/g, '')}¶${inner}¶/${type}¶`
    .replace(/ *⏎ */g, '⏎')
    .replace(/[ ¶⏎]*¶[ ¶⏎]*/g, '¶')
    .replace(/¶paragraph 1¶\/paragraph¶/g, '¶')
    .replace(/ +/g, ' ');
}

const nodes: Record<string, JSONContent> = {
  p: { type: 'paragraph' },
  ul: { type: 'bulletList' },
  ol: { type: 'orderedList' },
  li: { type: 'listItem' },
  blockquote: { type: 'blockquote' },
  table: { type: 'table' },
  tr: { type: 'tableRow' },
  th: { type: 'tableHeader' },
  td: { type: 'tableCell' },
  hr: { type: 'horizontalRule' },
  br: { type: 'hardBreak' },
  img: { type: 'image' },
  details: { type: 'details' },
  summary: { type: 'summary' },
  h2: { type: 'heading', attrs: { level: 3 } },
  h3: { type: 'heading', attrs: { level: 3 } },
};
const markTypes: Record<string, string> = {
  strong: 'bold',
  em: 'italic',
  del: 'strikethrough',
  s: 'strikethrough',
  sup: 'superscript',
  a: 'link',
};

/** Parses HTML into a document of the editor. */
function documentOf(html: string): JSONContent {
  const root: JSONContent = { type: 'doc', content: [] };
  const openNodes = [root];
  const openMarks: string[] = [];
  const parent = () => openNodes.at(-1) ?? root;
  const parser = new Parser({
    onopentag(name, { src, alt, start }) {
      if (markTypes[name]) openMarks.push(markTypes[name]);
      const node = nodes[name];
      if (!node) return;
      const element = { ...node, attrs: { src, alt, start, ...node.attrs }, content: [] };
      parent().content?.push(element);
      openNodes.push(element);
    },
    onclosetag(name) {
      if (markTypes[name]) openMarks.pop();
      if (nodes[name]) openNodes.pop();
    },
    ontext(text) {
      const marks = openMarks.map((type) => ({ type }));
      parent().content?.push({ type: 'text', text, marks });
    },
  });
  parser.end(html);
  return withParagraphs(root);
}

const isInline = ({ type = '' }: JSONContent) => type === 'text' || type === 'hardBreak';

/** Wraps the text of list items and cells in paragraphs. */
function withParagraphs(node: JSONContent): JSONContent {
  const [first] = node.content ?? [];
  if (node.type === 'paragraph' && first?.type === 'image') return first;
  if (!node.content || /^(paragraph|heading)$/.test(node.type ?? '')) return node;
  const content: JSONContent[] = [];
  for (const child of node.content) {
    const last = content.at(-1);
    if (!isInline(child)) content.push(withParagraphs(child));
    else if (last?.type === 'line') last.content?.push(child);
    else content.push({ type: 'line', content: [child] });
  }
  return {
    ...node,
    content: content.map((child) =>
      child.type === 'line' ? { ...child, type: 'paragraph' } : child,
    ),
  };
}
