import { elementsIn, type MarkupElement, textIn } from './markup.ts';
import { parseStyle } from './styles.ts';

/** Classes of comments: of their anchors in the text, and of the comments at its end. */
const commentClass = /\b(mso-?comment|msocom|sdcomment)/i;

/** Whether an element is a reviewer's comment, or its anchor in the text. */
export function isComment({ name, attributes, children }: MarkupElement): boolean {
  const style = parseStyle(attributes['style'] ?? '');
  if (/^comment(-list)?$/.test(style['mso-element'] ?? '')) return true;
  if (commentClass.test(attributes['class'] ?? '')) return true;
  if (style['mso-special-character'] === 'comment') return true;
  const descendants = elementsIn(children);
  const hasLinkTo = (elements: MarkupElement[], target: RegExp) =>
    elements.some(({ attributes: { href = '' } }) => target.test(href));
  // Google Docs: [a] in the text, and the comment itself at the end.
  if (name === 'sup' || name === 'a') {
    return hasLinkTo([{ name, attributes, children }, ...descendants], /#cmnt\d+$/);
  }
  return (
    name === 'div' &&
    hasLinkTo(descendants, /#cmnt_ref\d+$/) &&
    descendants.every((each) => each.name !== 'div')
  );
}

/**
 * The mark of a footnote, in the text or before the note, in brackets: a bare superscript number would be read
 * as an exponent.
 */
export function footnoteMark({
  name,
  attributes: { href = '' },
  children,
}: MarkupElement): string | null {
  const [, kind] =
    /#_?(ftnref|ednref|ftn|edn|ftnt_ref|ftnt|sd(?:foot|end)note\d+(?:anc|sym))\d*$/i.exec(href) ??
    [];
  const label = textIn(children).trim();
  if (name !== 'a' || kind === undefined || label === '' || label.length > 6) return null;
  const isAtNote = /(ref|anc)$/i.test(kind);
  return (/^\[.*\]$/.test(label) ? label : `[${label}]`) + (isAtNote ? ' ' : '');
}

/** Whether a rule is one that Word or LibreOffice draws above footnotes or comments. */
export function isNoteRule({ width, size, class: classes = '' }: Record<string, string>): boolean {
  return (width === '33%' && size === '1') || /msocomoff/.test(classes);
}

/** Whether a link leads elsewhere in the same text: from a footnote, or from a table of contents. */
export function isLinkWithinText(href: string): boolean {
  return /^(about:blank|file:.*)?#(_?(ftn|edn|toc|ref)|sd(foot|end)note)/i.test(href);
}
