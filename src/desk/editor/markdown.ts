import { Extension, getSchema, type JSONContent, Mark } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import type { Node } from '@tiptap/pm/model';
import { changeMarker } from './markdown-text.ts';
import { textSchema } from './schema.ts';

/** Keeps the source of a kind of token. */
const keepSource = (token: string, type = 'source') =>
  Extension.create({
    name: `kept ${token}`,
    markdownTokenName: token,
    parseMarkdown: ({ raw = '' }) => ({ type, attrs: { text: raw.trimEnd() } }),
  });

/** Marks written as HTML where Markdown would not be recognised: `<strong>Dose:</strong>5`. */
const htmlTags: Record<string, string> = { bold: 'strong', italic: 'em', strikethrough: 's' };

const manager = new MarkdownManager({
  extensions: [
    ...textSchema,
    ...['html', 'code', 'def'].map((token) => keepSource(token)),
    keepSource('codespan', 'inlineSource'),
    ...Object.values(htmlTags).map((tag) =>
      Mark.create({
        name: tag,
        renderMarkdown: (node: JSONContent, { renderChildren }) =>
          `<${tag}>${renderChildren(node)}</${tag}>`,
      }),
    ),
  ],
});

const schema = getSchema(textSchema);

/** A parsed text with its source, so that unedited parts are written unchanged. */
export interface ParsedText {
  content: JSONContent;
  /** The source of each block, by its JSON. */
  blocks: ReadonlyMap<string, Block>;
  /** The source before the first block, and after the last. */
  before: string;
  after: string;
}

interface Block {
  text: string;
  /** The source between it and the next block. */
  gap: string;
  /** The JSON of the next block; undefined for the last. */
  next?: string;
}

/** Parses Markdown. What the editor does not support becomes a block that keeps its source. */
export function readMarkdown(markdown: string): ParsedText {
  const tokens = manager.instance.lexer(markdown);
  const definitions = tokens.filter(({ type }) => type === 'def').map(({ raw }) => raw);
  const content: JSONContent[] = [];
  const blocks = new Map<string, Block>();
  let before = '';
  let lastBlock: Block | undefined;
  for (const { type, raw } of tokens) {
    if (type === 'space') {
      if (lastBlock) lastBlock.gap += raw;
      else before += raw;
      continue;
    }
    const [, text = '', gap = ''] = /^([\s\S]*?)(\n*)$/.exec(raw) ?? [];
    const block: Block = { text, gap };
    const json = blockOf(text, type === 'def' ? [] : definitions);
    const key = JSON.stringify(json);
    if (lastBlock) lastBlock.next = key;
    content.push(json);
    blocks.set(key, block);
    lastBlock = block;
  }
  const isEmpty = content.length === 0;
  return {
    content: { type: 'doc', content: isEmpty ? [{ type: 'paragraph' }] : content },
    blocks,
    before,
    after: lastBlock?.gap ?? '',
  };
}

function blockOf(text: string, definitions: string[]): JSONContent {
  const [block, ...others] = parseBlocks([text, ...definitions].join('\n\n'));
  return block && others.length === definitions.length
    ? block
    : { type: 'source', attrs: { text } };
}

/** The blocks of a text; empty if the editor does not support them. */
function parseBlocks(markdown: string): JSONContent[] {
  try {
    const doc = schema.nodeFromJSON(manager.parse(markdown));
    doc.check();
    return doc.toJSON().content ?? [];
  } catch {
    return [];
  }
}

/**
 * Creates the serialiser for a parsed text: unedited blocks are written unchanged, others as the simplest Markdown that
 * parses to the same.
 */
export function createMarkdownWriter({ blocks, before, after }: ParsedText): (doc: Node) => string {
  const cache = new WeakMap<Node, { key: string; text: string }>();
  return (doc) => {
    const parts: { key: string; text: string }[] = [];
    doc.forEach((node) => {
      let part = cache.get(node);
      if (!part) {
        const json: JSONContent = node.toJSON();
        const key = JSON.stringify(json);
        part = { key, text: blocks.get(key)?.text ?? markdownOf(json) };
        cache.set(node, part);
      }
      if (part.text !== '') parts.push(part);
    });
    let text = before;
    let previous = '';
    for (const [index, { key, text: markdown }] of parts.entries()) {
      const block = blocks.get(key);
      const next = parts[index + 1];
      const keepsGap = block && (block.next === next?.key || block.gap.includes('\n\n'));
      previous = changeMarker(markdown, previous);
      text += previous + (!next ? after : keepsGap ? block.gap : '\n\n');
    }
    return text;
  };
}

/** An escape that is usually not needed, or the alternative text of a picture, which keeps its escapes. */
const needlessEscape = /(!\[(?:\\.|[^\]\\])*\])|(\w)\\_(?=\w)|\\([[\]])|&(lt|gt|quot|amp);/g;

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function markdownOf(block: JSONContent): string {
  const escapedMarkdown = manager.serialize(block).trim();
  const simpleMarkdown = escapedMarkdown.replace(
    needlessEscape,
    (_, description?: string, letter?: string, bracket?: string, name = '') =>
      description ?? (letter && `${letter}_`) ?? bracket ?? entities[name] ?? '',
  );
  const key = comparisonKey(block);
  // Parsers differ on three asterisks.
  const parsesToSame = (text: string) =>
    !text.includes('***') && parseBlocks(text).map(comparisonKey).join('') === key;
  return (
    [simpleMarkdown, escapedMarkdown].find(parsesToSame) ??
    manager.serialize(withTags(block)).trim()
  );
}

function withTags(node: JSONContent): JSONContent {
  return {
    ...node,
    ...(node.marks && {
      marks: node.marks.map((mark) => ({ ...mark, type: htmlTags[mark.type] ?? mark.type })),
    }),
    ...(node.content && { content: node.content.map(withTags) }),
  };
}

/** A key for comparing blocks: the text with its marks, ignoring marks on spaces and spaces at line ends. */
function comparisonKey({ type, attrs, marks, text, content = [] }: JSONContent): string {
  if (text === undefined) {
    const inner = content.map(comparisonKey).join('');
    return `${separator}${type}${JSON.stringify(attrs ?? {})}${separator}${inner}${separator}`
      .replace(new RegExp(` *${separator} *`, 'g'), separator)
      .replace(/ +/g, ' ');
  }
  const markKey = JSON.stringify(marks ?? []);
  return text.replace(/\s+|\S/g, (part) => (part.trim() === '' ? ' ' : part + markKey));
}

/** Separates blocks in a key; occurs in no text. */
const separator = '\uFFFC';
