import { asciiDigits } from '../../../../shared/text/digits.ts';
import { elementsIn, type MarkupElement, type MarkupNode, textIn } from './markup.ts';
import { parseStyle } from './styles.ts';

/** An item of a list from Word, which writes each as a paragraph or as a list of its own. */
export interface Item {
  /** The nesting level of its list, from 1. */
  level: number;
  kind: 'ul' | 'ol';
  /** Its number, if it is written in digits. */
  number: number | null;
  /** Whether it has a letter instead of a number. */
  isLettered: boolean;
  /** What follows the bullet or the number. */
  content: MarkupNode[];
}

/** A bullet or a number at the beginning of a text, with the space after it. */
const markerPattern =
  /^\s*([·•▪◦o§Øü\uF0A7\uF0B7\uF0D8\uF0FC-]|\(?[\p{L}\p{N}]{1,4}[.)])[\s\u00A0]+/u;

/** Reads an element as a list item; null if it is not one. */
export function readItem(element: MarkupElement): Item | null {
  return readBoxedItem(element) ?? readParagraphItem(element);
}

/** Word for the web puts each item into a list and a box of its own. */
function readBoxedItem({ attributes, children }: MarkupElement): Item | null {
  if (!/\bListContainerWrapper\b/.test(attributes['class'] ?? '')) return null;
  const descendants = elementsIn(children);
  const list = descendants.find(({ name }) => name === 'ul' || name === 'ol');
  const item = descendants.find(({ name }) => name === 'li');
  if (!list || !item) return null;
  const level = Number(item.attributes['data-aria-level'] ?? item.attributes['aria-level'] ?? 1);
  const start = Number(list.attributes['start'] ?? Number.NaN);
  return {
    level,
    kind: list.name === 'ol' ? 'ol' : 'ul',
    isLettered: false,
    content: item.children,
    number: Number.isNaN(start) ? null : start,
  };
}

/** Word for Windows and Mac writes a paragraph, with a bullet or number for programs that do not support lists. */
function readParagraphItem({ name, attributes, children }: MarkupElement): Item | null {
  if (name !== 'p') return null;
  const style = parseStyle(attributes['style'] ?? '');
  const level = /\blevel(\d)/.exec(style['mso-list'] ?? '')?.[1];
  const isListParagraph = /\bMsoListParagraph/.test(attributes['class'] ?? '');
  if (level === undefined && !isListParagraph) return null;
  const { marker, rest } = splitMarker(children);
  if (marker === '' && level === undefined) return null;
  const asciiMarker = asciiDigits(marker);
  const isNumbered = /^\(?[\p{L}\p{N}]{1,4}[.)]/u.test(asciiMarker);
  const number = /^\(?(\d+)/.exec(asciiMarker)?.[1];
  return {
    level: Number(level ?? 1),
    kind: isNumbered ? 'ol' : 'ul',
    content: rest,
    number: number === undefined ? null : Number(number),
    isLettered: isNumbered && number === undefined,
  };
}

/** Splits a paragraph into its bullet or number and the rest. */
export function splitMarker(children: MarkupNode[]): { marker: string; rest: MarkupNode[] } {
  const element = elementsIn(children).find(isMarker);
  if (element) return { marker: textIn([element]).trim(), rest: removeNode(children, element) };
  const [, marker = ''] = markerPattern.exec(textIn(children)) ?? [];
  return marker === '' ? { marker, rest: children } : { marker, rest: afterMarker(children) };
}

function isMarker({ attributes }: MarkupElement): boolean {
  return /^ignore/i.test(parseStyle(attributes['style'] ?? '')['mso-list'] ?? '');
}

function removeNode(nodes: MarkupNode[], marker: MarkupElement): MarkupNode[] {
  return nodes
    .filter((node) => node !== marker)
    .map((node) =>
      typeof node === 'string' || !('name' in node)
        ? node
        : { ...node, children: removeNode(node.children, marker) },
    );
}

/** The nodes without the bullet or number at their beginning. */
function afterMarker(children: MarkupNode[]): MarkupNode[] {
  let charactersToSkip = markerPattern.exec(textIn(children))?.[0].length ?? 0;
  const skipCharacters = (nodes: MarkupNode[]): MarkupNode[] =>
    nodes.map((node) => {
      if (typeof node !== 'string') {
        return 'name' in node ? { ...node, children: skipCharacters(node.children) } : node;
      }
      const remainder = node.slice(charactersToSkip);
      charactersToSkip -= node.length - remainder.length;
      return remainder;
    });
  return skipCharacters(children);
}

/**
 * Builds nested lists: a deeper item belongs to the one before it.
 * @param render returns the markup of an item's content
 */
export function renderLists(all: Item[], render: (item: Item) => string): string {
  const [first] = all;
  if (!first) return '';
  const end = all.findIndex((item, index) => index > 0 && startsNextList(item, first));
  const items = end < 0 ? all : all.slice(0, end);
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && item.level > first.level) group.push(item);
    else groups.push([item]);
  }
  const htmlItems = groups.map(
    ([item, ...nestedItems]) =>
      `<li>${item ? render(item) : ''}${renderLists(nestedItems, render)}</li>`,
  );
  const start = (first.number ?? 1) > 1 ? ` start="${first.number}"` : '';
  const list = `<${first.kind}${start}>${htmlItems.join('')}</${first.kind}>`;
  return end < 0 ? list : list + renderLists(all.slice(end), render);
}

/** Whether an item begins the list after the one that begins with `first`. */
function startsNextList({ level, kind, number }: Item, first: Item): boolean {
  return level < first.level || (level === first.level && (kind !== first.kind || number === 1));
}
