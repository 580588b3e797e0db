import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isSet } from '../../../shared/site-edits/fields.ts';
import {
  beginsLine,
  columnOf,
  endOfLine,
  type Replacement,
  replaced,
  type Source,
  sourceOf,
  withoutLines,
} from './yaml-places.ts';

/**
 * No text spans lines, so that it can stand wherever one was; in quotes, it means the same whatever it begins
 * with.
 */
const format = {
  lineWidth: 0,
  blockQuote: false,
  defaultStringType: 'QUOTE_DOUBLE',
  defaultKeyType: 'PLAIN',
  doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
  // Texts that refer to others (&a1, *a1) would break once one of them is removed.
  aliasDuplicateObjects: false,
} as const;

/**
 * Writes a value as YAML, in place of another: what says the same stays as it is written, with comments and
 * order.
 * @param before YAML; an empty text if there is none
 */
export function yamlWith(before: string, value: unknown): string {
  const document = parseDocument(before);
  const { contents } = document;
  if (document.errors.length > 0 || !isNode(contents)) return stringify(value, format);
  const changed = replaced(before, changes({ text: before, document }, contents, value));
  // What is unusual in a file, such as a reference to another part of it, is written anew.
  return isDeepStrictEqual(parsed(changed), value)
    ? changed
    : firstComments(before) + stringify(value, format);
}

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // A part may refer to one that is gone.
    return undefined;
  }
}

function firstComments(text: string): string {
  return /^(?:#.*\n)*/.exec(text)?.[0] ?? '';
}

/**
 * What changes in a text so that a node has a value.
 * @param isInFlow whether it is between brackets or braces, where more texts need quotes
 */
function changes(source: Source, node: Node, value: unknown, isInFlow = false): Replacement[] {
  if (isDeepStrictEqual(node.toJS(source.document), value)) return [];
  if (isMap(node) && isSet(value)) return changesInMap(source, node, value);
  if (isSeq(node) && Array.isArray(value)) return changesInList(source, node, value);
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    return [instead(source, node, isInFlow ? JSON.stringify(value) : stringify(value, format))];
  }
  return [anew(source, node, value, isInFlow)];
}

function changesInMap(
  source: Source,
  node: YAMLMap,
  value: Record<string, unknown>,
): Replacement[] {
  const pairs = node.items as { key: Node; value: Node | null }[];
  const names = pairs.map(({ key }) => String(key));
  const added = Object.entries(value).filter(([name]) => !names.includes(name));
  const removed = pairs.filter(({ key }) => !Object.hasOwn(value, String(key)));
  const isOnOwnLines = !node.flow && removed.every(({ key }) => beginsLine(source, key));
  const isEmpty = Object.keys(value).length === 0;
  const isSimple = pairs.every((pair) => pair.value?.range && removed.length < pairs.length);
  if ((added.length + removed.length > 0 && !isOnOwnLines) || isEmpty || !isSimple) {
    return [anew(source, node, value, node.flow)];
  }
  const kept = pairs.filter((pair) => !removed.includes(pair));
  return [
    ...kept.flatMap(({ key, value: inner }) =>
      inner ? changes(source, inner, value[String(key)], node.flow) : [],
    ),
    ...removed.map((pair) => withoutLines(source, pair)),
    ...(added.length > 0 ? [addition(source, node, Object.fromEntries(added))] : []),
  ];
}

function changesInList(source: Source, node: YAMLSeq, value: unknown[]): Replacement[] {
  const before = node.items.filter(isNode);
  if (before.length === value.length) {
    return before.flatMap((item, place) => changes(source, item, value[place], node.flow));
  }
  if (node.flow || value.length === 0 || before.length === 0) {
    return [anew(source, node, value, node.flow)];
  }
  return [instead(source, node, listed(source, node, value))];
}

/** Items below each other; those that were there already as they were written. */
function listed(source: Source, node: YAMLSeq, value: unknown[]): string {
  const known = node.items.filter(isNode);
  const column = columnOf(source, node);
  const items = value.map((item) => {
    const same = known.find((each) => isDeepStrictEqual(each.toJS(source.document), item));
    // What was written keeps its own indentation; a dash and a space are what the library writes.
    return same ? sourceOf(source, same).trimEnd() : indented(item, column + 2);
  });
  return items.map((item) => `- ${item}`).join(`\n${' '.repeat(column)}`);
}

/** New fields below those that a set has. */
function addition(source: Source, node: YAMLMap, fields: object): Replacement {
  const { text } = source;
  const column = columnOf(source, node);
  const last = node.items.at(-1) as { key: Node; value: Node };
  const at = endOfLine(text, last.value.range?.[1] ?? text.length);
  const before = text[at - 1] === '\n' ? '' : '\n';
  const lines = `${' '.repeat(column)}${indented(fields, column)}\n`;
  return { from: at, to: at, text: before + lines };
}

/** A node written anew, without what comments it had. */
function anew(source: Source, node: Node, value: unknown, isInFlow = false): Replacement {
  if (isInFlow || typeof value !== 'object') return instead(source, node, JSON.stringify(value));
  const isBlock = (isMap(node) || isSeq(node)) && !node.flow;
  const isEmpty = Object.keys(value ?? {}).length === 0;
  if (!isBlock || isEmpty) return instead(source, node, JSON.stringify(value));
  return instead(source, node, indented(value, columnOf(source, node)));
}

/** A value as YAML, all lines but the first indented. */
function indented(value: unknown, column: number): string {
  return stringify(value, format)
    .trimEnd()
    .replaceAll('\n', `\n${' '.repeat(column)}`);
}

function instead(source: Source, node: Node, text: string): Replacement {
  const [from = 0, to = 0] = node.range ?? [];
  const ending = sourceOf(source, node).endsWith('\n') ? '\n' : '';
  return { from, to, text: text.trimEnd() + ending };
}
