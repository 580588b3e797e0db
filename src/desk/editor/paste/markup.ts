/**
 * What a paste can lose, and the notice names. Formatting is not included, because its loss is obvious.
 */
export type PasteLoss =
  | 'textBoxes'
  | 'comments'
  | 'deletions'
  | 'hiddenText'
  | 'controls'
  | 'videos'
  | 'drawings'
  | 'pictures'
  | 'links'
  | 'numbering'
  | 'mergedCells'
  | 'joinedHyphens';

/** A picture that came as data, and the mark that stands in its place until it is uploaded. */
export interface PastedPicture {
  mark: string;
  src: string;
  alt: string;
}

/** What was read from a paste, and what it lost. */
export interface PasteResult {
  html: string;
  losses: PasteLoss[];
  /** The marks of characters that could not be read, each once: `[? Wingdings]`. */
  unreadable: string[];
  pictures: PastedPicture[];
}

/** An element of markup that was pasted. */
export interface MarkupElement {
  /** In lower case. */
  name: string;
  attributes: Record<string, string>;
  children: MarkupNode[];
}

/** A text, an element, or a comment; Word writes conditions such as `[if !vml]` as comments. */
export type MarkupNode = string | MarkupElement | { comment: string };

/** Markup, however it was parsed: by a browser or, in tests, without one. */
export interface Markup {
  nodes: MarkupNode[];
  /** The content of its `style` elements. */
  css: string;
}

export function isElement(node: MarkupNode): node is MarkupElement {
  return typeof node !== 'string' && 'name' in node;
}

/** All elements in some nodes, in order. */
export function elementsIn(nodes: MarkupNode[]): MarkupElement[] {
  return nodes.filter(isElement).flatMap((each) => [each, ...elementsIn(each.children)]);
}

/** The text in some nodes. */
export function textIn(nodes: MarkupNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : isElement(node) ? textIn(node.children) : ''))
    .join('');
}
