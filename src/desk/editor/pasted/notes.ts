import { elementsIn, type MarkupElement, wordsIn } from './pasted.ts';
import { styleIn } from './styles.ts';

/** Classes of comments: of their anchors in the text, and of the comments at its end. */
const commentClass = /\b(mso-?comment|msocom|sdcomment)/i;

/** Whether an element is a reviewer's comment, or its sign in the text. */
export function isComment({ name, attributes, children }: MarkupElement): boolean {
  const style = styleIn(attributes['style'] ?? '');
  if (/^comment(-list)?$/.test(style['mso-element'] ?? '')) return true;
  if (commentClass.test(attributes['class'] ?? '')) return true;
  if (style['mso-special-character'] === 'comment') return true;
  const inside = elementsIn(children);
  const leads = (all: MarkupElement[], to: RegExp) =>
    all.some(({ attributes: { href = '' } }) => to.test(href));
  // Google Docs: [a] in the text, and the comment itself at the end.
  if (name === 'sup' || name === 'a') {
    return leads([{ name, attributes, children }, ...inside], /#cmnt\d+$/);
  }
  return (
    name === 'div' && leads(inside, /#cmnt_ref\d+$/) && inside.every((each) => each.name !== 'div')
  );
}

/**
 * The mark of a footnote, in the text or before the note, in brackets: a raised figure alone would be read as
 * a power.
 */
export function footnoteMark({
  name,
  attributes: { href = '' },
  children,
}: MarkupElement): string | null {
  const [, kind] =
    /#_?(ftnref|ednref|ftn|edn|ftnt_ref|ftnt|sd(?:foot|end)note\d+(?:anc|sym))\d*$/i.exec(href) ??
    [];
  const sign = wordsIn(children).trim();
  if (name !== 'a' || kind === undefined || sign === '' || sign.length > 6) return null;
  const isAtNote = /(ref|anc)$/i.test(kind);
  return (/^\[.*\]$/.test(sign) ? sign : `[${sign}]`) + (isAtNote ? ' ' : '');
}

/** The line that Word and LibreOffice draw above footnotes. */
export function isNoteRule({ width, size, class: classes = '' }: Record<string, string>): boolean {
  return (width === '33%' && size === '1') || /msocomoff/.test(classes);
}

/** Whether a link is the mark of a footnote or of a table of contents, which leads elsewhere in the same text. */
export function isNoteLink(href: string): boolean {
  return /^(about:blank|file:.*)?#(_?(ftn|edn|toc|ref)|sd(foot|end)note)/i.test(href);
}
