import { type Document, isAlias, isMap, isScalar, isSeq, type Scalar, visit } from 'yaml';
import type { Fault } from './file-text.ts';

/** A value, and the path of fields to it. */
interface Value {
  node: Scalar;
  path: string[];
}

const opening = '[“”„‟«»‘’"\']';
const wordQuotes = new RegExp(`^(?=.*[“”„‟«»‘’])${opening}(.*)${opening}$`, 's');

/**
 * Finds values that are valid YAML but not what was meant. If it is clear what was meant, the value is
 * corrected in place, so that the slip is reported once and the value is still checked.
 */
export function typingFaults(document: Document): Fault[] {
  const referred = aliasesOf(document);
  return [...valuesIn(document.contents, [])].flatMap(({ node, path }) => {
    const message = quotesFault(node) ?? commentFault(node) ?? anchorFault(node, referred);
    return message === undefined ? [] : [{ field: path.join('.'), message }];
  });
}

/** The anchors that are referred to as `*name`. */
function aliasesOf(document: Document): Set<string> {
  const names = new Set<string>();
  visit(document, { Alias: (_key, { source }) => void names.add(source) });
  return names;
}

function* valuesIn(node: unknown, path: string[]): Generator<Value> {
  if (isScalar(node)) yield { node, path };
  if (isAlias(node)) return;
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      yield* valuesIn(item, [...path, String(index)]);
    }
  }
  if (isMap(node)) {
    for (const { key, value } of node.items) yield* valuesIn(value, [...path, String(key)]);
  }
}

/** YAML's quotes are straight; typographic ones around a value would be shown to visitors. */
function quotesFault(node: Scalar): string | undefined {
  if (node.type !== 'PLAIN' || typeof node.value !== 'string') return undefined;
  const [, within] = node.value.match(wordQuotes) ?? [];
  if (within === undefined) return undefined;
  node.value = within;
  return `is in typographic quotes, as Word makes them; write "${within}" with straight quotes`;
}

/** `Room #5`: YAML reads `#5` as a comment. */
function commentFault(node: Scalar): string | undefined {
  const { type, comment, source } = node;
  if (type !== 'PLAIN' || !comment || /^\s/.test(comment)) return undefined;
  node.value = `${source ?? ''} #${comment}`.trim();
  return `put it in quotes, or all after # is left out: "${node.value}"`;
}

/** `&name` defines an anchor, which `*name` refers to elsewhere. */
function anchorFault({ anchor, source }: Scalar, referred: Set<string>): string | undefined {
  if (!anchor || referred.has(anchor)) return undefined;
  return `a text that begins with & must be in quotes: "&${anchor} ${source ?? ''}"`;
}
