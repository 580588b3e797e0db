import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  type ScalarTag,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { stringifyString } from 'yaml/util';
import { isGroup, type Json } from './json.ts';

/**
 * The text of a file as an editable document. Unchanged parts keep their comments, order and formatting. A field is
 * named by a JSON pointer (RFC 6901); `/text` is the body of an article, below its front matter.
 */
export interface ContentDocument {
  /** The value of a field, or of the file as a whole (''); undefined if there is none. */
  get(pointer: string): Json | undefined;
  has(pointer: string): boolean;
  /** Sets a field, creating the groups and lists around it; `-` appends an item to a list. */
  set(pointer: string, value: Json): void;
  /** Removes a field or a list item, and the groups around it that become empty, unless they are list items. */
  delete(pointer: string): void;
  toJSON(): Json;
  toString(): string;
}

/** The front matter and the body of a text; null if it has no front matter. */
export function splitMarkdown(text: string): { front: string; body: string } | null {
  const [head, front] = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text) ?? [];
  if (head === undefined || front === undefined || !text.startsWith(head)) return null;
  return { front, body: text.slice(head.length) };
}

/** The segments of a JSON pointer. */
export function segmentsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON pointer of some segments. */
export function pointerOf(segments: readonly PropertyKey[]): string {
  return segments
    .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** Whether a field is `outer` or within it. */
export function isWithin(pointer: string, outer: string): boolean {
  return `${pointer}/`.startsWith(`${outer}/`);
}

/**
 * Reads the text of a file of the clinic's folder.
 * @param path its extension decides between YAML and Markdown
 * @param text null for a new file
 * @returns null if its YAML is not valid, or an article has no front matter; the check of the folder reports what is
 *   wrong
 */
export function parseFile(path: string, text: string | null): ContentDocument | null {
  // Editors on Windows add a byte order mark, and end lines with CRLF.
  const plainText = (text ?? '').replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (!path.endsWith('.md')) return parseYaml(plainText);
  const parts = text === null ? { front: '', body: '\n' } : splitMarkdown(plainText);
  const front = parts && parseYaml(parts.front);
  return front && new Article(front, parts.body);
}

/** The line width of texts that are folded over several lines. */
const lineWidth = 100;

function parseYaml(text: string): YamlDocument | null {
  try {
    const document = parseDocument<Node>(text, {
      customTags: (tags) => [sourceTag(text), ...tags],
      logLevel: 'silent',
      // A pretty error counts the lines above it, which takes time.
      prettyErrors: false,
      stringKeys: true,
    });
    if (document.errors.length > 0 || document.warnings.length > 0) return null;
    // The check allows no aliases (`*name`): a few lines of them could fill the memory.
    document.toJS({ maxAliasCount: 0 });
    return new YamlDocument(document, text);
  } catch {
    // An alias, or nesting that is too deep.
    return null;
  }
}

class YamlDocument implements ContentDocument {
  readonly #document: Document<Node>;
  readonly #text: string;
  #isChanged = false;

  constructor(document: Document<Node>, text: string) {
    this.#document = document;
    this.#text = text;
  }

  get(pointer: string): Json | undefined {
    return this.#node(segmentsOf(pointer))?.toJS(this.#document);
  }

  has(pointer: string): boolean {
    return this.#node(segmentsOf(pointer)) !== undefined;
  }

  set(pointer: string, value: Json): void {
    this.#isChanged = true;
    const { contents } = this.#document;
    this.#document.contents = this.#setField(contents, segmentsOf(pointer), value);
  }

  delete(pointer: string): void {
    if (!this.has(pointer)) return;
    this.#isChanged = true;
    const segments = segmentsOf(pointer);
    this.#document.deleteIn(segments);
    while (segments.pop() !== undefined && segments.length > 0) {
      const group = this.#node(segments);
      const isEmptyGroup = isMap(group) && group.items.length === 0;
      if (!isEmptyGroup || isSeq(this.#node(segments.slice(0, -1)))) return;
      this.#document.deleteIn(segments);
    }
  }

  toJSON(): Json {
    return this.#document.toJS();
  }

  toString(): string {
    if (!this.#isChanged) return this.#text;
    // Spaces within braces but not brackets, as most editors format them: `{ days: [Mo, Tu] }`.
    visit(this.#document, { Map: flowPadding(' '), Seq: flowPadding('') });
    return this.#document.toString({
      lineWidth: 0,
      // Folding would lose the space between two lines.
      doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
    });
  }

  #node(segments: string[]): Node | undefined {
    let node: unknown = this.#document.contents;
    for (const segment of segments) {
      node = isCollection(node) ? node.get(segment, true) : undefined;
    }
    return isNode(node) ? node : undefined;
  }

  /** Sets a field within a node; returns the node, or the one that replaces it. */
  #setField(node: unknown, [name, ...rest]: string[], value: Json): Node {
    if (name === undefined) return this.#setValue(node, value);
    const isIndex = /^(-|\d+)$/.test(name);
    const isSuitable = isMap(node) || (isSeq(node) && isIndex);
    const group = isSuitable ? node : this.#createNode(isIndex ? [] : {});
    if (!isCollection(group)) return group;
    const end = isSeq(group) ? group.items.length : 0;
    const key = isSeq(group) ? Math.min(name === '-' ? end : Number(name), end) : name;
    group.set(key, this.#setField(group.get(key, true), rest, value));
    return group;
  }

  /** Sets the value of a node, keeping the nodes of unchanged parts; returns the node, or the one that replaces it. */
  #setValue(node: unknown, value: Json): Node {
    if (!isNode(node)) return this.#createNode(value);
    if (isIdentical(this.#json(node), value)) return node;
    if (isMap(node) && isGroup(value)) {
      const oldValue = this.#json(node);
      for (const name of Object.keys(isGroup(oldValue) ? oldValue : {})) {
        if (!(name in value)) node.delete(name);
      }
      for (const [name, inner] of Object.entries(value)) {
        node.set(name, this.#setValue(node.get(name, true), inner));
      }
      return node;
    }
    if (isSeq(node) && Array.isArray(value)) {
      node.items = this.#withItems(node.items, value);
      return node;
    }
    const target = isScalar(node) && typeof value !== 'object' ? node : this.#createNode(value);
    if (target === node && isScalar(node)) {
      node.value = value;
      // The number format of the old value does not apply to the new one.
      delete node.format;
      delete node.minFractionDigits;
    }
    target.commentBefore = node.commentBefore ?? null;
    return target;
  }

  /**
   * The items of a list, reusing the nodes with the same value or `id`; or else, if the length is the same, by
   * position.
   */
  #withItems(before: unknown[], value: Json[]): Node[] {
    const remainingNodes = new Set(before);
    return value.map((item, index) => {
      const sameNode = [...remainingNodes].find(
        (node) => isNode(node) && isSameItem(this.#json(node), item),
      );
      const node = sameNode ?? (before.length === value.length ? before[index] : undefined);
      return this.#setValue(remainingNodes.delete(node) ? node : undefined, item);
    });
  }

  #json(node: Node): Json {
    return node.toJS(this.#document);
  }

  #createNode(value: Json): Node {
    return this.#document.createNode(value, { aliasDuplicateObjects: false });
  }
}

/** An article: its front matter, and its body as one more field. */
class Article implements ContentDocument {
  readonly #front: ContentDocument;
  /** The empty lines between the front matter and the text. */
  readonly #gap: string;
  readonly #originalBody: string;
  #text: string;

  constructor(front: ContentDocument, body: string) {
    this.#front = front;
    this.#gap = /^\n*/.exec(body)?.[0] ?? '';
    this.#originalBody = body;
    this.#text = trimLines(body);
  }

  get(pointer: string): Json | undefined {
    if (pointer === '') return this.toJSON();
    return pointer === '/text' ? this.#text : this.#front.get(pointer);
  }

  has(pointer: string): boolean {
    return this.get(pointer) !== undefined;
  }

  set(pointer: string, value: Json): void {
    if (pointer === '' && isGroup(value)) {
      const { text = '', ...front } = value;
      this.#front.set('', front);
      this.set('/text', text);
    } else if (pointer === '/text') {
      this.#text = trimLines(String(value ?? ''));
    } else {
      this.#front.set(pointer, value);
    }
  }

  delete(pointer: string): void {
    if (pointer === '/text') this.#text = '';
    else this.#front.delete(pointer);
  }

  toJSON(): Json {
    const front = this.#front.toJSON();
    return { ...(isGroup(front) ? front : {}), text: this.#text };
  }

  toString(): string {
    const isSameText = this.#text === trimLines(this.#originalBody);
    const body = this.#text === '' ? '' : `${this.#gap}${this.#text}\n`;
    return `---\n${this.#front}---\n${isSameText ? this.#originalBody : body}`;
  }
}

function trimLines(text: string): string {
  return text.replace(/^\n+/, '').trimEnd();
}

/** Keeps the source of an unchanged text, because the library would break its lines elsewhere. */
function sourceTag(text: string): ScalarTag {
  return {
    tag: 'tag:yaml.org,2002:str',
    default: true,
    identify: (value) => typeof value === 'string',
    resolve: (value) => value,
    stringify(node, context, onComment, onChompKeep) {
      const { type, range } = node;
      const value = String(node.value);
      const source = range && node.source === value ? text.slice(range[0], range[1]) : '';
      if (canKeepSource(source, context.indent)) {
        if (isBlock(type)) onComment?.();
        return source.trimEnd();
      }
      const scalar = new Scalar(value);
      Object.assign(scalar, { comment: node.comment, type: scalarType(value, type) });
      const isFolded = scalar.type === Scalar.BLOCK_FOLDED;
      const options = { ...context.options, lineWidth: isFolded ? lineWidth : 0 };
      return stringifyString(
        scalar,
        { ...context, options, actualString: true },
        onComment,
        onChompKeep,
      );
    },
  };
}

/** Whether the source of a text can be kept at this indentation. */
function canKeepSource(source: string, indent: string): boolean {
  // The lines of a block scalar with `|+` or `|2` depend on their context.
  if (source === '' || /^[|>](?!-?[ \n])/.test(source)) return false;
  const [, ...lines] = source.trimEnd().split('\n');
  return lines.every((line) => line === '' || (line.startsWith(indent) && indent !== ''));
}

function scalarType(value: string, before: Scalar['type']): Scalar.Type {
  if (!value.includes('\n') && value.length <= lineWidth) {
    return before === undefined || isBlock(before) ? Scalar.PLAIN : before;
  }
  // A block scalar would lose leading and trailing spaces.
  if (/^\s|[^\S\n]\n|\s\s$/.test(value)) return Scalar.QUOTE_DOUBLE;
  return value.includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED;
}

function isBlock(type: Scalar['type']): boolean {
  return type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
}

/** Sets the padding within the braces or brackets of a map or list on one line. */
function flowPadding(flowCollectionPadding: string) {
  return (_key: unknown, node: YAMLMap | YAMLSeq) => {
    const print = (isMap(node) ? YAMLMap : YAMLSeq).prototype.toString;
    node.toString = (context, ...rest) =>
      print.call(node, context && { ...context, flowCollectionPadding }, ...rest);
  };
}

/** The value of a group's field or a list's item; undefined if there is none. */
export function childAt(value: Json | undefined, name: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(name)];
  return isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The value at a JSON pointer; undefined if there is none. */
export function valueAt(value: Json | undefined, pointer: string): Json | undefined {
  return segmentsOf(pointer).reduce(childAt, value);
}

/** Whether two values are the same, including the order of the fields of a group. */
function isIdentical(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isSameItem(a: Json, b: Json): boolean {
  return (
    isIdentical(a, b) || (isGroup(a) && isGroup(b) && a['id'] !== undefined && a['id'] === b['id'])
  );
}
