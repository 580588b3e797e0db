import { shownLetters } from './letters.ts';
import { linkOf } from './links.ts';
import { type Item, itemOf, listsOf, withoutSign } from './lists.ts';
import {
  type LeftOut,
  type LeftOutName,
  mark,
  markPattern,
  type Pasted,
  type PastedPicture,
  type Stop,
} from './pasted.ts';
import { classStyles, fontOf, isColoured, isHidden, type Style, styleIn } from './styles.ts';
import {
  elementsIn,
  isElement,
  type Markup,
  type MarkupElement,
  type MarkupNode,
  wordsIn,
} from './tree.ts';

/** What a text has from the elements around it. */
interface Look {
  bold: boolean;
  italic: boolean;
  struck: boolean;
  raised: 'sup' | 'sub' | null;
  href: string | null;
  font: string;
  /** Whether line breaks are shown as such. */
  isPre: boolean;
}

const plain: Look = {
  ...{ bold: false, italic: false, struck: false, raised: null },
  ...{ href: null, font: '', isPre: false },
};

/** Markup, and whether it is made of blocks, such as paragraphs. */
interface Part {
  html: string;
  isBlock: boolean;
}

const nothing: Part = { html: '', isBlock: false };

/** Elements that begin a new line. */
const blockNames = new Set(
  'p div section article aside header footer main nav figure figcaption details summary address form fieldset legend center dl dt dd li pre caption body html'.split(
    ' ',
  ),
);

/** Elements that are left out with all that is in them, and as what. */
const leftOutElements: Record<string, LeftOutName> = {
  ...Object.fromEntries(
    ['button', 'select', 'textarea', 'input', 'datalist', 'progress', 'meter', 'option'].map(
      (name) => [name, 'controls' as const],
    ),
  ),
  ...Object.fromEntries(
    ['iframe', 'video', 'audio', 'object', 'embed', 'frameset'].map((name) => [
      name,
      'videos' as const,
    ]),
  ),
  ...Object.fromEntries(['svg', 'canvas', 'map'].map((name) => [name, 'drawings' as const])),
  ...Object.fromEntries(
    ['script', 'noscript', 'template'].map((name) => [name, 'hidden' as const]),
  ),
};

const skipped = new Set([
  'head',
  'title',
  'meta',
  'link',
  'base',
  'style',
  'xml',
  'colgroup',
  'col',
]);

/** Comments of programs: their anchors, and where they stand at the end. */
const commentClass = /\b(mso-?comment|msocom|sdcomment)/i;

/**
 * Takes of pasted markup what a post can have, and notes what it leaves out or changes: the notice is made of
 * nothing else.
 * @param firstPicture the number of the first picture, for its mark
 */
export function pastedFromHtml({ nodes, css }: Markup, firstPicture = 1): Pasted {
  const ofClasses = classStyles(css);
  const leftOut: LeftOut = {};
  const pictures: PastedPicture[] = [];
  const all = elementsIn(nodes);
  /** Copied in an editor like ours, whose own attribute tells what was selected. */
  const isOwn = all.some(({ attributes }) => 'data-pm-slice' in attributes);
  const note = (name: LeftOutName, count = 1) => {
    leftOut[name] = (leftOut[name] ?? 0) + count;
  };
  const noteComments = () => {
    const found = all.filter((each) => styleOf(each)['mso-element'] === 'comment').length;
    const anchors = new Set(
      all.map(({ attributes }) => /^#(_msocom|cmnt)_?\d+$/.exec(attributes['href'] ?? '')?.[0]),
    );
    leftOut.comments = Math.max(found, anchors.size - (anchors.has(undefined) ? 1 : 0), 1);
  };

  function styleOf({ attributes }: MarkupElement): Style {
    return styleIn(attributes['style'] ?? '');
  }

  function render(children: MarkupNode[], look: Look): Part {
    let html = '';
    let line = '';
    let isBlock = false;
    let items: Item[] = [];
    const endLine = () => {
      const text = trimmed(line);
      if (text !== '') html += `<p>${text}</p>`;
      line = '';
    };
    const endItems = () => {
      html += listsOf(items, ({ content }) => asBlocks(render(content, look)));
      items = [];
    };
    for (const child of children) {
      const item = isElement(child) ? itemOf(child) : null;
      if (item) {
        endLine();
        if (item.isLettered) note('numbering');
        items.push(item);
        isBlock = true;
        continue;
      }
      const part = renderNode(child, look);
      if (!part.isBlock && part.html.trim() === '' && items.length > 0) continue;
      endItems();
      if (part.isBlock) {
        endLine();
        html += part.html;
        isBlock = true;
      } else line += part.html;
    }
    endItems();
    if (!isBlock) return { html: line, isBlock };
    endLine();
    return { html, isBlock };
  }

  function renderNode(node: MarkupNode, look: Look): Part {
    if (typeof node === 'string') return { html: run(node, look), isBlock: false };
    if (isElement(node)) return renderElement(node, look);
    if (/<v:textbox\b/i.test(node.comment)) note('boxes');
    if (/<v:imagedata\b/i.test(node.comment)) note('pictures');
    // Word writes a formula as a comment, and a picture of it for other programs.
    return /^!?\[if gte msEquation/i.test(node.comment) ? stop('formula') : nothing;
  }

  function renderElement(element: MarkupElement, look: Look): Part {
    const { name, attributes, children } = element;
    const own = styleOf(element);
    const style = { ...ofClasses(element), ...own };
    if (skipped.has(name)) return nothing;
    if (
      own['mso-element'] === 'comment-list' ||
      own['mso-element'] === 'comment' ||
      isComment(element)
    ) {
      noteComments();
      return nothing;
    }
    const isDeleted = name === 'del' && ('datetime' in attributes || 'cite' in attributes);
    if (isDeleted || /\bmsodel\b/i.test(attributes['class'] ?? '')) {
      note('deletions');
      return nothing;
    }
    if (isHidden(element, style)) {
      if (wordsIn(children).trim() !== '' || name === 'img') note('hidden');
      return nothing;
    }
    const kind =
      leftOutElements[name] ?? (attributes['role'] === 'button' ? 'controls' : undefined);
    if (kind) {
      if (attributes['type'] !== 'hidden') note(kind);
      return nothing;
    }
    if (name === 'img') return picture(attributes);
    if (name === 'br') {
      const isOfBrowser = attributes['class'] === 'Apple-interchange-newline';
      return isOfBrowser ? nothing : { html: '<br>', isBlock: false };
    }
    if (name === 'math') return formula(children, look);
    if (name === 'hr') return { html: isRuleOfNotes(attributes) ? '' : '<hr>', isBlock: true };
    const footnote = footnoteMark(element);
    if (footnote !== null) return { html: run(footnote, plain), isBlock: false };
    noteLooks(element, own, look);
    const within = lookOf(element, style, look);
    if (name === 'table') return table(element, within);
    if (name === 'ul' || name === 'ol') return list(element, within);
    const level = headingLevel(element);
    if (level !== null) {
      const { written, rest } = withoutMarker(children);
      const text = inOneLine(render(rest, within));
      const html = written === '' ? text : `${run(`${written} `, within)}${text}`;
      return {
        html: text === '' ? '' : block(level < 3 ? 'h2' : 'h3', html, attributes),
        isBlock: true,
      };
    }
    if (name === 'q') return { html: `“${render(children, within).html}”`, isBlock: false };
    const part = render(children, within);
    if (name === 'blockquote') {
      return { html: block('blockquote', asBlocks(part), attributes), isBlock: true };
    }
    if (!blockNames.has(name) || part.isBlock) return part;
    const text = trimmed(part.html);
    const isKept = text !== '' || (isOwn && name === 'p');
    return { html: isKept ? block('p', text, attributes) : '', isBlock: true };
  }

  /** Notes what is taken without how it looks. */
  function noteLooks(element: MarkupElement, own: Style, { href }: Look): void {
    const { name } = element;
    const isLink =
      name === 'a' ||
      href !== null ||
      element.children.every((each) => isElement(each) && each.name === 'a');
    if (!isLink && isColoured(element, own) && wordsIn(element.children).trim() !== '')
      note('colours');
    const isUnderlined =
      name === 'u' || /underline/.test(own['text-decoration'] ?? own['text-decoration-line'] ?? '');
    if (isUnderlined && !isLink) note('underline');
    if (name === 'small') note('small');
    if (name === 'dl') note('terms');
    if (name === 'figcaption' || name === 'caption') note('captions');
    if (/^h[4-6]$/.test(name)) note('headings');
    const kind = own['list-style-type'] ?? element.attributes['type'] ?? '';
    if (name === 'ol' && /^([aAiI]$|.*(alpha|roman|latin))/.test(kind)) note('numbering');
  }

  function lookOf(element: MarkupElement, style: Style, before: Look): Look {
    const { name, attributes } = element;
    const weight = style['font-weight'];
    const decoration = style['text-decoration'] ?? style['text-decoration-line'] ?? '';
    return {
      bold: weight
        ? /^(bold|[6-9]00)/.test(weight)
        : before.bold || name === 'b' || name === 'strong',
      italic: style['font-style']
        ? /^(italic|oblique)/.test(style['font-style'])
        : before.italic || name === 'i' || name === 'em',
      struck:
        before.struck || ['s', 'strike', 'del'].includes(name) || /line-through/.test(decoration),
      raised: raisedIn(name, style) ?? before.raised,
      href: name === 'a' ? hrefOf(attributes) : before.href,
      font: fontOf(element, style) ?? before.font,
      isPre: before.isPre || name === 'pre' || /^pre/.test(style['white-space'] ?? ''),
    };
  }

  function hrefOf({ href }: Record<string, string>): string | null {
    if (href === undefined) return null;
    const address = linkOf(href, isOwn);
    // Marks of footnotes and tables of contents lead to other places of the same text.
    const isOfNotes = /^(about:blank|file:.*)?#(_?(ftn|edn|toc|ref)|sd(foot|end)note)/i.test(href);
    if (address === null && !isOfNotes) note('links');
    return address;
  }

  function run(text: string, look: Look): string {
    const collapsed = look.isPre ? text : text.replace(/[ \t\r\n]+/g, ' ');
    if (collapsed.trim() === '') return collapsed.replace(/\n/g, '<br>');
    const letters = escaped(shownLetters(collapsed, look.font)).replace(/\n/g, '<br>');
    const marks: [unknown, string][] = [
      [look.raised, look.raised ?? ''],
      [look.struck, 's'],
      [look.italic, 'em'],
      [look.bold, 'strong'],
    ];
    const marked = marks.reduce(
      (html, [is, tag]) => (is ? `<${tag}>${html}</${tag}>` : html),
      letters,
    );
    return look.href === null ? marked : `<a href="${escaped(look.href)}">${marked}</a>`;
  }

  function stop(about: string): Part {
    return { html: mark(about), isBlock: false };
  }

  function picture({ src = '', alt = '', class: classes = '' }: Record<string, string>): Part {
    const isLetter = /^(\p{Extended_Pictographic}|\p{Emoji_Component})+$/u.test(alt);
    if (isLetter || /\bemoji\b/.test(classes)) return { html: escaped(alt), isBlock: false };
    if (src.startsWith('/media/')) {
      return { html: `<img src="${escaped(src)}" alt="${escaped(alt)}">`, isBlock: true };
    }
    if (!/^data:image\//i.test(src)) {
      note('pictures');
      return nothing;
    }
    const ownMark = mark(`picture ${firstPicture + pictures.length}`);
    pictures.push({ mark: ownMark, src, alt: alt.trim() });
    return { html: `<p>${ownMark}</p>`, isBlock: true };
  }

  function list({ name, attributes, children }: MarkupElement, look: Look): Part {
    const items: string[] = [];
    for (const child of children) {
      if (typeof child === 'string' && child.trim() === '') continue;
      const part =
        isElement(child) && child.name === 'li'
          ? render(child.children, look)
          : renderNode(child, look);
      const html = asBlocks(part);
      const isList = isElement(child) && (child.name === 'ul' || child.name === 'ol');
      if (html === '') continue;
      // A list directly within another one belongs to the item before it.
      if (isList && items.length > 0) items.push(`${items.pop()}${html}`);
      else items.push(html);
    }
    const start =
      name === 'ol' && /^\d+$/.test(attributes['start'] ?? '')
        ? ` start="${attributes['start']}"`
        : '';
    const slice = sliceOf(attributes);
    const html = items.map((item) => `<li>${item}</li>`).join('');
    return {
      html: items.length === 0 ? '' : `<${name}${start}${slice}>${html}</${name}>`,
      isBlock: true,
    };
  }

  function table(element: MarkupElement, look: Look): Part {
    const captions = element.children.filter(
      (child) => isElement(child) && child.name === 'caption',
    );
    const isShown = (part: MarkupElement) => {
      const isSeen = !isHidden(part, { ...ofClasses(part), ...styleOf(part) });
      if (!isSeen && wordsIn(part.children).trim() !== '') note('hidden');
      return isSeen;
    };
    const rows = rowsOf(element)
      .filter(isShown)
      .map(({ children }) =>
        children
          .filter(isElement)
          .filter((cell) => (cell.name === 'td' || cell.name === 'th') && isShown(cell)),
      )
      .filter((cells) => cells.length > 0);
    const [first = []] = rows;
    const written = rows.map((cells, place) => {
      const parts = cells.map((cell) => {
        const style = { ...ofClasses(cell), ...styleOf(cell) };
        noteLooks(cell, styleOf(cell), look);
        return { cell, html: asBlocks(render(cell.children, lookOf(cell, style, look))) };
      });
      const withWords = parts.filter(({ html }) => html !== '');
      const isHead =
        place === 0 &&
        rows.length > 1 &&
        first.length > 1 &&
        withWords.length > 0 &&
        withWords.every(({ html }) => isAllBold(html));
      const shown = parts.map(({ cell, html }) => {
        const tag = isHead ? 'th' : cell.name;
        const text = tag === 'th' ? html.replace(/<\/?strong>/g, '') : html;
        return `<${tag}${spansOf(cell)}>${text || '<p></p>'}</${tag}>`;
      });
      return `<tr>${shown.join('')}</tr>`;
    });
    const above = asBlocks(render(captions, look));
    if (written.length === 0) return { html: above, isBlock: true };
    return {
      html: `${above}<table${sliceOf(element.attributes)}><tbody>${written.join('')}</tbody></table>`,
      isBlock: true,
    };
  }

  /** A formula as text, where that shows the same: fractions, roots and tables do not. */
  function formula(children: MarkupNode[], look: Look): Part {
    const parts = children.map((node): string | null => {
      if (typeof node === 'string') return run(node.trim(), look);
      if (!isElement(node)) return '';
      const { name } = node;
      if (/^(annotation|annotation-xml|maligngroup)$/.test(name)) return '';
      if (/^(semantics|mrow|mi|mo|mn|mtext|mstyle|mspace|mpadded)$/.test(name)) {
        return formulaText(node.children, look);
      }
      const [base, script, ...others] = node.children.filter(isElement);
      if (!base || !script || others.length > 0 || !/^(msup|msub)$/.test(name)) return null;
      const below = formulaText([base], look);
      const raised = formulaText([script], { ...look, raised: name === 'msup' ? 'sup' : 'sub' });
      return below === null || raised === null ? null : below + raised;
    });
    return parts.includes(null) ? stop('formula') : { html: parts.join(''), isBlock: false };
  }

  function formulaText(children: MarkupNode[], look: Look): string | null {
    const { html } = formula(children, look);
    return markPattern.test(html) ? null : html;
  }

  const part = render(nodes, plain);
  const html = withSpaces(part.isBlock ? part.html : trimmedLine(part.html))
    .replace(/ {2,}/g, ' ')
    // A text of which each word is unreadable has one mark.
    .replace(/(\[\?[^\][]*\])(?:\s*\1)+/g, '$1');
  return { html, leftOut, stops: stopsIn(html, pictures), pictures };
}

function isComment({ name, attributes, children }: MarkupElement): boolean {
  if (commentClass.test(attributes['class'] ?? '')) return true;
  if (/\bmso-special-character:\s*comment/.test(attributes['style'] ?? '')) return true;
  // Google Docs: [a] in the text, and the comment itself at the end.
  if (name === 'sup' || name === 'a') {
    return elementsIn([{ name, attributes, children }]).some(({ attributes: { href } }) =>
      /#cmnt\d+$/.test(href ?? ''),
    );
  }
  return (
    name === 'div' &&
    elementsIn(children).some(({ attributes: { href } }) => /#cmnt_ref\d+$/.test(href ?? '')) &&
    elementsIn(children).every((each) => each.name !== 'div')
  );
}

/**
 * The mark of a footnote, in the text or before the note, in brackets: a raised figure alone would be read as
 * a power.
 */
function footnoteMark({ name, attributes: { href = '' }, children }: MarkupElement): string | null {
  const [, kind] =
    /#_?(ftnref|ednref|ftn|edn|ftnt_ref|ftnt|sd(?:foot|end)note\d+(?:anc|sym))\d*$/i.exec(href) ??
    [];
  const sign = wordsIn(children).trim();
  if (name !== 'a' || kind === undefined || sign === '' || sign.length > 6) return null;
  const isAtNote = /(ref|anc)$/i.test(kind);
  return (/^\[.*\]$/.test(sign) ? sign : `[${sign}]`) + (isAtNote ? ' ' : '');
}

/** The line that Word and LibreOffice draw above their notes. */
function isRuleOfNotes({ width, size, class: classes = '' }: Record<string, string>): boolean {
  return (width === '33%' && size === '1') || /msocomoff/.test(classes);
}

function raisedIn(name: string, style: Style): 'sup' | 'sub' | null | undefined {
  if (name === 'sup' || name === 'sub') return name;
  const align = style['vertical-align'] ?? '';
  if (/^(super|sub)/.test(align)) return align.startsWith('super') ? 'sup' : 'sub';
  const raise = Number.parseFloat(style['mso-text-raise'] ?? '');
  if (raise) return raise > 0 ? 'sup' : 'sub';
  return /^(baseline)/.test(align) ? null : undefined;
}

function headingLevel({ name, attributes }: MarkupElement): number | null {
  if (/^h[1-6]$/.test(name)) return Number(name[1]);
  return attributes['role'] === 'heading' ? Number(attributes['aria-level'] ?? 2) : null;
}

/** The number of a heading that Word counts, which is part of its words. */
function withoutMarker(children: MarkupNode[]): { written: string; rest: MarkupNode[] } {
  const hasMarker = elementsIn(children).some(({ attributes }) =>
    /mso-list:\s*ignore/i.test(attributes['style'] ?? ''),
  );
  return hasMarker ? withoutSign(children) : { written: '', rest: children };
}

function rowsOf({ children }: MarkupElement): MarkupElement[] {
  return children
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'tr' ? [child] : /^t(head|body|foot)$/.test(child.name) ? rowsOf(child) : [],
    );
}

function spansOf({ attributes }: MarkupElement): string {
  return ['colspan', 'rowspan']
    .filter((name) => /^[1-9]\d?$/.test(attributes[name] ?? '') && attributes[name] !== '1')
    .map((name) => ` ${name}="${attributes[name]}"`)
    .join('');
}

function isAllBold(html: string): boolean {
  return (
    html
      .replace(/<strong>.*?<\/strong>/g, '')
      .replace(/<[^>]*>/g, '')
      .trim() === ''
  );
}

function block(tag: string, html: string, attributes: Record<string, string>): string {
  return `<${tag}${sliceOf(attributes)}>${html}</${tag}>`;
}

/** What the editor's own clipboard says of the selection. */
function sliceOf(attributes: Record<string, string>): string {
  const slice = attributes['data-pm-slice'];
  return slice === undefined ? '' : ` data-pm-slice="${escaped(slice)}"`;
}

function asBlocks({ html, isBlock }: Part): string {
  if (isBlock) return html;
  const text = trimmed(html);
  return text === '' ? '' : `<p>${text}</p>`;
}

function inOneLine({ html }: Part): string {
  return trimmed(html.replace(/<\/p>\s*<p>/g, ' ').replace(/<\/?p>/g, ''));
}

/** Without spaces and line breaks at both ends; empty if nothing else is in it. */
function trimmed(html: string): string {
  const text = html.replace(/^(\s|<br>)+|(\s|<br>)+$/g, '');
  return text.replace(/<[^>]*>/g, '').trim() === '' && !text.includes('<img') ? '' : text;
}

/** A part of a line keeps the spaces at its ends. */
function trimmedLine(html: string): string {
  return html.replace(/^(<br>|\n)+|(<br>|\n)+$/g, '');
}

/** Spaces that do not break become plain ones, except between a figure and its unit. */
function withSpaces(html: string): string {
  return html.replace(
    /([\d₹$€]?)((?:<[^>]*>)*)([ \u00A0\u202F]+)(?=(?:<[^>]*>)*([^<]?))/g,
    (whole, before: string, tags: string, spaces: string, after: string) => {
      if (!/[\u00A0\u202F]/.test(spaces)) return whole;
      const isUnit = before !== '' && spaces.length === 1 && /[\p{L}\d%°]/u.test(after);
      return `${before}${tags}${isUnit ? '\u00A0' : ' '}`;
    },
  );
}

/** The places where letters could not be taken, with the words around them. */
export function stopsIn(html: string, pictures: PastedPicture[] = []): Stop[] {
  const text = html
    .replace(/<\/(p|h\d|li|t[dh]|blockquote)>|<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  const awaited = new Set(pictures.map((each) => each.mark));
  return [...text.matchAll(new RegExp(markPattern, 'g'))]
    .filter(([found]) => !awaited.has(found))
    .map((found) => ({
      mark: found[0],
      before: text.slice(Math.max(0, found.index - around), found.index).trimStart(),
      after: text
        .slice(found.index + found[0].length)
        .slice(0, around)
        .trimEnd(),
    }));
}

/** How many letters are named on each side of a mark. */
const around = 24;

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
