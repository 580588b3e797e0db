import {
  type ContentField,
  isFieldWithin,
  type Mark,
  marksIn,
  parseField,
} from '../../../../shared/marks.ts';
import { removePreviewMarks } from '../../../../shared/remove-preview-marks.ts';

/** A text or a picture on a page, and the field that it comes from. */
export interface MarkedPart {
  field: ContentField;
  element: Element;
  text: string;
}

/** The marks that were removed from each text. */
const removedMarks = new WeakMap<Node, Mark[]>();

/**
 * Removes the marks from the texts of a page, because letter spacing would show them as gaps. Islands keep theirs,
 * because React compares their texts when it hydrates them.
 */
export function removeMarks(page: Document): void {
  for (const node of nodesIn(page.body)) {
    const marks = isText(node) ? marksIn(node.data) : [];
    if (!isText(node) || marks.length === 0) continue;
    if (node.parentElement?.closest('astro-island')) continue;
    removedMarks.set(node, marks);
    node.data = removePreviewMarks(node.data);
  }
}

/**
 * The part of a page that was clicked: a text or picture at the point, or else the first part in the smallest element
 * around the click that has any.
 * @param point where it was clicked; null if it was activated by a key
 */
export function findPartAt(
  target: Element,
  point: { x: number; y: number } | null,
): MarkedPart | undefined {
  // The box of a link may overlap the words beside it.
  const container = target.closest('article, li, tr') ?? target;
  const elementsAtPoint = point ? target.ownerDocument.elementsFromPoint(point.x, point.y) : [];
  const clickedElements = elementsAtPoint.filter((each) => container.contains(each));
  for (const element of clickedElements) {
    const part = point && partOfElement(element, point);
    // In a long text, the cursor goes to the paragraph that was clicked.
    const [clickedElement = element] = clickedElements;
    if (part)
      return clickedElement === element ? part : { ...part, text: textOfElement(clickedElement) };
  }
  for (let each: Element | null = target; each; each = each.parentElement) {
    const [part] = partsIn(each);
    if (part) return part;
  }
  return undefined;
}

/** The part of an element at a point, ignoring the elements within it. */
function partOfElement(
  element: Element,
  { x, y }: { x: number; y: number },
): MarkedPart | undefined {
  for (const node of element.childNodes) {
    if (!isText(node)) continue;
    let start = 0;
    for (const { end, field } of marksOf(node)) {
      const range = element.ownerDocument.createRange();
      range.setStart(node, start);
      range.setEnd(node, Math.min(end, node.length));
      start = end;
      const isHere = [...range.getClientRects()].some(
        (line) => line.left <= x && x <= line.right && line.top <= y && y <= line.bottom,
      );
      if (isHere) return { field, element, text: removePreviewMarks(node.data) };
    }
  }
  const field = parseField(element.getAttribute('data-field'));
  return field ? { field, element, text: textOfElement(element) } : undefined;
}

/** The parts with a field in an element, itself included, in the order of the page. */
function* partsIn(root: Element): Generator<MarkedPart> {
  for (const node of nodesIn(root)) {
    const element = isText(node) ? node.parentElement : (node as Element);
    if (!element) continue;
    const fields = isText(node)
      ? marksOf(node).map(({ field }) => field)
      : [parseField(element.getAttribute('data-field'))];
    const text = isText(node) ? removePreviewMarks(node.data).trim() : textOfElement(element);
    for (const field of fields) if (field) yield { field, element, text };
  }
}

/** The part of a page that shows a field, or else a sibling, such as the title beside an icon. */
export function findPart(page: Document, field: ContentField): MarkedPart | undefined {
  const parts = [...partsIn(page.body)];
  const parentField = { ...field, pointer: field.pointer.replace(/\/[^/]*$/, '') };
  return (
    parts.find((part) => isFieldWithin(part.field, field)) ??
    parts.find((part) => isFieldWithin(part.field, parentField))
  );
}

function marksOf(node: Text): Mark[] {
  const marks = marksIn(node.data);
  return marks.length > 0 ? marks : (removedMarks.get(node) ?? []);
}

/** The text of an element; for a picture, its alternative text. */
function textOfElement(element: Element): string {
  return element.getAttribute('alt') ?? element.textContent?.trim().slice(0, 200) ?? '';
}

/** An element, and the elements and texts inside it. */
function nodesIn(root: Element): Node[] {
  const walker = root.ownerDocument.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  const nodes: Node[] = [];
  for (let node: Node | null = root; node; node = walker.nextNode()) nodes.push(node);
  return nodes;
}

/** Whether a node is a text. `instanceof` would not work, because a frame has classes of its own. */
function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}
