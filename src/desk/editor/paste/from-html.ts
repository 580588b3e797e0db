import { unreadableMark } from '../../../../shared/unreadable-marks.ts';
import {
  blockPiece,
  escapeHtml,
  inlinePiece,
  type Piece,
  toBlocks,
  toHeading,
  toLines,
  trimHtml,
  unreadableMarksIn,
} from './html.ts';
import { externalAddressOf } from './links.ts';
import { type Item, readItem, renderLists, splitMarker } from './lists.ts';
import type { PastedPicture, PasteLoss, PasteResult } from './markup.ts';
import {
  elementsIn,
  isElement,
  type Markup,
  type MarkupElement,
  type MarkupNode,
  textIn,
} from './markup.ts';
import { footnoteMark, isComment, isLinkWithinText, isNoteRule } from './notes.ts';
import {
  type Formatting,
  formattingIn,
  isHidden,
  parseStyle,
  plainFormatting,
  readStyleSheet,
  type Style,
  toFormattedHtml,
} from './styles.ts';

/** Elements that begin a new line. */
const blockNames =
  /^(p|div|section|article|aside|header|footer|main|nav|figure|figcaption|summary|address|form|fieldset|legend|center|dl|dt|dd|li|pre|caption|body|html)$/;

/** Elements that are dropped with their content, and what the notice calls them. */
const droppedElements: [names: RegExp, name: PasteLoss][] = [
  [/^(button|select|textarea|input|datalist|progress|meter|option)$/, 'controls'],
  [/^(iframe|video|audio|object|embed|frameset)$/, 'videos'],
  [/^(svg|canvas|map)$/, 'drawings'],
  [/^(script|noscript|template)$/, 'hiddenText'],
];

/** Elements without text for readers. */
const skippedElements = /^(head|title|meta|link|base|style|xml|colgroup|col)$/;

const emptyPiece = inlinePiece('');

/**
 * Keeps the markup that the editor supports, and collects for the notice what is lost.
 * @param firstPicture the number of the first picture, for its mark
 */
export function readHtml({ nodes, css }: Markup, firstPicture = 1): PasteResult {
  const styleFromSheet = readStyleSheet(css);
  const losses = new Set<PasteLoss>();
  const pictures: PastedPicture[] = [];
  const styleOf = (element: MarkupElement): Style => ({
    ...styleFromSheet(element),
    ...parseStyle(element.attributes['style'] ?? ''),
  });

  function render(children: MarkupNode[], formatting: Formatting): Piece {
    let html = '';
    let line = '';
    let isBlock = false;
    let items: Item[] = [];
    const endLine = () => {
      html += toBlocks(inlinePiece(line));
      line = '';
    };
    const endItems = () => {
      html += renderLists(items, ({ content }) => toBlocks(render(content, formatting)));
      items = [];
    };
    for (const child of children) {
      const item = isElement(child) ? readItem(child) : null;
      if (item) {
        endLine();
        if (item.isLettered) losses.add('numbering');
        items.push(item);
        isBlock = true;
        continue;
      }
      const piece = renderNode(child, formatting);
      if (!piece.isBlock && piece.html.trim() === '' && items.length > 0) continue;
      endItems();
      if (piece.isBlock) {
        endLine();
        html += piece.html;
        isBlock = true;
      } else line += piece.html;
    }
    endItems();
    if (!isBlock) return inlinePiece(line);
    endLine();
    return blockPiece(html);
  }

  function renderNode(node: MarkupNode, formatting: Formatting): Piece {
    if (typeof node === 'string') return inlinePiece(toFormattedHtml(node, formatting));
    if (isElement(node)) return isDropped(node) ? emptyPiece : renderElement(node, formatting);
    if (/<v:textbox\b/i.test(node.comment)) losses.add('textBoxes');
    if (/<v:imagedata\b/i.test(node.comment)) losses.add('pictures');
    // Word writes a formula as a comment, and a picture of it for other programs.
    return /^!?\[if gte msEquation/i.test(node.comment)
      ? inlinePiece(unreadableMark('formula'))
      : emptyPiece;
  }

  /** Whether an element is dropped with its content; what readers might miss is collected for the notice. */
  function isDropped(element: MarkupElement): boolean {
    const { name, attributes, children } = element;
    if (skippedElements.test(name)) return true;
    if (isComment(element)) {
      losses.add('comments');
      return true;
    }
    const isDeleted = name === 'del' && ('datetime' in attributes || 'cite' in attributes);
    if (isDeleted || /\bmsodel\b/i.test(attributes['class'] ?? '')) {
      losses.add('deletions');
      return true;
    }
    if (isHidden(element, styleOf(element))) {
      if (textIn(children).trim() !== '' || name === 'img') losses.add('hiddenText');
      return true;
    }
    const kind = droppedElements.find(([names]) => names.test(name))?.[1];
    const droppedName = kind ?? (attributes['role'] === 'button' ? 'controls' : undefined);
    if (droppedName && attributes['type'] !== 'hidden') losses.add(droppedName);
    return droppedName !== undefined;
  }

  function renderElement(element: MarkupElement, formatting: Formatting): Piece {
    const { name, attributes, children } = element;
    if (name === 'img') return renderImage(attributes);
    if (name === 'br') {
      return attributes['class'] === 'Apple-interchange-newline' ? emptyPiece : inlinePiece('<br>');
    }
    if (name === 'math') return inlinePiece(unreadableMark('formula'));
    if (name === 'hr') return blockPiece(isNoteRule(attributes) ? '' : '<hr>');
    const footnote = footnoteMark(element);
    if (footnote !== null) return inlinePiece(toFormattedHtml(footnote, plainFormatting));
    const href = name === 'a' ? hrefOf(attributes) : formatting.href;
    const innerFormat = { ...formattingIn(element, styleOf(element), formatting), href };
    if (name === 'table') return renderTable(element, innerFormat);
    if (name === 'ul' || name === 'ol') return renderList(element, innerFormat);
    const level = headingLevel(element);
    if (level !== null) return renderHeading(level < 3 ? 'h2' : 'h3', children, innerFormat);
    if (name === 'q') return inlinePiece(`“${render(children, innerFormat).html}”`);
    const piece = render(children, innerFormat);
    if (name === 'blockquote') return blockPiece(wrap(name, toBlocks(piece)));
    if (!blockNames.test(name) || piece.isBlock) return piece;
    const text = trimHtml(piece.html);
    return blockPiece(text === '' ? '' : wrap('p', text));
  }

  function hrefOf({ href }: Record<string, string>): string | null {
    if (href === undefined) return null;
    const address = externalAddressOf(href);
    if (address === null && !isLinkWithinText(href)) losses.add('links');
    return address;
  }

  function renderImage({ src = '', alt = '', class: classes = '' }: Record<string, string>): Piece {
    const isEmoji =
      /^(\p{Extended_Pictographic}|\p{Emoji_Component})+$/u.test(alt) || /\bemoji\b/.test(classes);
    if (isEmoji) return inlinePiece(escapeHtml(alt));
    if (src.startsWith('/media/')) {
      return blockPiece(`<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`);
    }
    if (!/^data:image\//i.test(src)) {
      losses.add('pictures');
      return emptyPiece;
    }
    const mark = unreadableMark(`picture ${firstPicture + pictures.length}`);
    pictures.push({ mark, src, alt: alt.trim() });
    return blockPiece(`<p>${mark}</p>`);
  }

  function renderHeading(tag: string, children: MarkupNode[], formatting: Formatting): Piece {
    const { marker, rest } = withoutMarker(children);
    const text = toHeading(render(rest, formatting));
    const html = marker === '' ? text : `${toFormattedHtml(`${marker} `, formatting)}${text}`;
    return blockPiece(text === '' ? '' : wrap(tag, html));
  }

  function renderList(
    { name, attributes, children }: MarkupElement,
    formatting: Formatting,
  ): Piece {
    const { 'list-style-type': kind = attributes['type'] ?? '' } = parseStyle(
      attributes['style'] ?? '',
    );
    if (name === 'ol' && /^([aAiI]$|.*(alpha|roman|latin))/.test(kind)) losses.add('numbering');
    const items: string[] = [];
    for (const child of children) {
      if (typeof child === 'string' && child.trim() === '') continue;
      const isItem = isElement(child) && child.name === 'li';
      if (isItem && isDropped(child)) continue;
      const html = toBlocks(
        isItem ? render(child.children, formatting) : renderNode(child, formatting),
      );
      const isList = isElement(child) && (child.name === 'ul' || child.name === 'ol');
      if (html === '') continue;
      // A list directly within another one belongs to the item before it.
      if (isList && items.length > 0) items.push(`${items.pop()}${html}`);
      else items.push(html);
    }
    if (items.length === 0) return blockPiece('');
    const start = attributes['start'] ?? '';
    const startAttribute = name === 'ol' && /^\d+$/.test(start) ? ` start="${start}"` : '';
    const html = items.map((item) => `<li>${item}</li>`).join('');
    return blockPiece(`<${name}${startAttribute}>${html}</${name}>`);
  }

  function renderTable(element: MarkupElement, formatting: Formatting): Piece {
    const captions = element.children.filter(
      (child) => isElement(child) && child.name === 'caption',
    );
    const rows = rowsOf(element)
      .filter((row) => !isDropped(row))
      .map(({ children }) =>
        children.filter(isElement).filter((cell) => /^t[dh]$/.test(cell.name) && !isDropped(cell)),
      )
      .filter((cells) => cells.length > 0);
    const captionHtml = toBlocks(render(captions, formatting));
    if (rows.length === 0) return blockPiece(captionHtml);
    const afterTable: string[] = [];
    const lines = gridOf(rows).map((cells, row) => {
      const texts = cells.map((cell) => (cell ? cellText(cell, formatting, afterTable) : ''));
      const contents = texts.filter((text) => text !== '');
      const isBold =
        rows.length > 1 && texts.length > 1 && contents.length > 0 && contents.every(isAllBold);
      const isHead = row === 0 && (isBold || cells.every((cell) => cell?.name === 'th'));
      const cellsHtml = texts.map((text) =>
        isHead ? `<th>${text.replace(/<\/?strong>/g, '')}</th>` : `<td>${text}</td>`,
      );
      return `<tr>${cellsHtml.join('')}</tr>`;
    });
    return blockPiece(
      `${captionHtml}<table><tbody>${lines.join('')}</tbody></table>${afterTable.join('')}`,
    );
  }

  /**
   * The text of a cell, whose blocks become lines.
   * @param afterTable receives the pictures of the cell, which follow the table
   */
  function cellText(cell: MarkupElement, formatting: Formatting, afterTable: string[]): string {
    if (spanOf(cell, 'rowspan') * spanOf(cell, 'colspan') > 1) losses.add('mergedCells');
    const html = toBlocks(
      render(cell.children, formattingIn(cell, styleOf(cell), formatting)),
    ).replace(/<p>\[\? picture \d+\]<\/p>|<img [^>]*>/g, (pictureHtml) => {
      afterTable.push(pictureHtml);
      return '';
    });
    return toLines(html).replace(/\n/g, '<br>');
  }

  const piece = render(nodes, plainFormatting);
  // A part of a line keeps the spaces at its ends.
  const trimmedHtml = piece.isBlock
    ? piece.html
    : piece.html.replace(/^(<br>|\n)+|(<br>|\n)+$/g, '');
  const html = trimmedHtml
    .replace(/[ \u00A0\u202F]+/g, ' ')
    // If every word of a text is unreadable, it gets a single mark.
    .replace(/(\[\?[^\][]*\])(?:\s*\1)+/g, '$1');
  const unreadable = unreadableMarksIn(html).filter((mark) =>
    pictures.every((each) => each.mark !== mark),
  );
  return { html, losses: [...losses], unreadable, pictures };
}

function headingLevel({ name, attributes }: MarkupElement): number | null {
  if (/^h[1-6]$/.test(name)) return Number(name[1]);
  return attributes['role'] === 'heading' ? Number(attributes['aria-level'] ?? 2) : null;
}

/** Splits off the number that Word writes into the text of a heading. */
function withoutMarker(children: MarkupNode[]): { marker: string; rest: MarkupNode[] } {
  const hasMarker = elementsIn(children).some(({ attributes }) =>
    /mso-list:\s*ignore/i.test(attributes['style'] ?? ''),
  );
  return hasMarker ? splitMarker(children) : { marker: '', rest: children };
}

function isAllBold(html: string): boolean {
  const textOutsideBold = html.replace(/<strong>.*?<\/strong>/g, '').replace(/<[^>]*>/g, '');
  return textOutsideBold.trim() === '';
}

function wrap(tag: string, html: string): string {
  return `<${tag}>${html}</${tag}>`;
}

/** The rows of a table's head, body and foot. */
function rowsOf({ children }: MarkupElement): MarkupElement[] {
  return children
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'tr' ? [child] : /^t(head|body|foot)$/.test(child.name) ? rowsOf(child) : [],
    );
}

/** The cells of rows by column; null where a cell to the left or above spans it. */
function gridOf(rows: MarkupElement[][]): (MarkupElement | null)[][] {
  const grid = rows.map((): (MarkupElement | null)[] => []);
  for (const [row, cells] of rows.entries()) {
    for (const cell of cells) {
      const line = grid[row] ?? [];
      let column = 0;
      while (line[column] !== undefined) column += 1;
      for (const below of grid.slice(row, row + spanOf(cell, 'rowspan'))) {
        for (let offset = 0; offset < spanOf(cell, 'colspan'); offset += 1)
          below[column + offset] = null;
      }
      line[column] = cell;
    }
  }
  const width = Math.max(0, ...grid.map(({ length }) => length));
  return grid.map((line) => Array.from({ length: width }, (_, column) => line[column] ?? null));
}

/** How many rows or columns a cell spans. */
function spanOf({ attributes }: MarkupElement, name: 'rowspan' | 'colspan'): number {
  return /^[1-9]\d?$/.test(attributes[name] ?? '') ? Number(attributes[name]) : 1;
}
