import { unreadableMark, unreadableMarkPattern } from '../../../../shared/unreadable-marks.ts';
import type { PasteResult } from './markup.ts';

/** A piece of the resulting HTML, and whether it consists of blocks, such as paragraphs. */
export interface Piece {
  html: string;
  isBlock: boolean;
}

export const inlinePiece = (html: string): Piece => ({ html, isBlock: false });

export const blockPiece = (html: string): Piece => ({ html, isBlock: true });

/** A piece as blocks; empty if it has no content. */
export function toBlocks({ html, isBlock }: Piece): string {
  if (isBlock) return html;
  const text = trimHtml(html);
  return text === '' ? '' : `<p>${text}</p>`;
}

/** A piece as the content of a heading, which is one line. */
export function toHeading({ html }: Piece): string {
  return trimHtml(html.replace(/<\/p>\s*<p>/g, ' ').replace(/<\/?p>/g, ''));
}

/** Blocks as lines, with the bullets and numbers of lists. */
export function toLines(html: string): string {
  const numbers: number[] = [];
  return html
    .replace(
      /<(ul|ol)(?: start="(\d+)")?[^>]*>|<\/[uo]l>|<li>(?:<p>)?|<\/?(?:p|h\d|li|tr|blockquote|summary)\b[^>]*>|<[bh]r>|<t[dh]\b[^>]*>/g,
      (tag, list?: string, start = '1') => {
        if (/^<t[dh]/.test(tag)) return ' ';
        if (list) numbers.push(list === 'ol' ? Number(start) : Number.NaN);
        else if (/^<\/[uo]l/.test(tag)) numbers.pop();
        if (!tag.startsWith('<li')) return '\n';
        const number = numbers.pop() ?? Number.NaN;
        numbers.push(number + 1);
        return Number.isNaN(number) ? '\n• ' : `\n${number}. `;
      },
    )
    .replace(/<\/?(table|tbody|t[dh]|details|img)\b[^>]*>/g, '')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim();
}

/** Removes spaces and line breaks at both ends. Returns an empty text if nothing else is in it. */
export function trimHtml(html: string): string {
  const text = html.replace(/^(\s|<br>)+|(\s|<br>)+$/g, '');
  return text.replace(/<[^>]*>/g, '').trim() === '' && !text.includes('<img') ? '' : text;
}

const entities: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&${entities[character]};`);
}

/** The text of the resulting HTML. */
export function plainText(html: string): string {
  return Object.entries(entities).reduceRight(
    (text, [character, name]) => text.replaceAll(`&${name};`, character),
    html.replace(/<[^>]*>/g, ''),
  );
}

/** The marks of what could not be read, each once. */
export function unreadableMarksIn(html: string): string[] {
  return [...new Set(plainText(html).match(new RegExp(unreadableMarkPattern, 'g')))];
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋';
const plainDigits = '0123456789+-';

/** Pasted text for a plain field: superscript digits stay superscript. */
export function toFieldText({ html }: Pick<PasteResult, 'html'>): string {
  const convertedHtml = html
    .replace(/<(sup|sub)>([^<]*)<\/\1>/g, (_element, tag: string, text: string) =>
      toShiftedDigits(text, tag === 'sup' ? superscripts : subscripts),
    )
    // Without the line through it, an old price would read like the new one.
    .replace(/<s>(.*?)<\/s>/g, (_struck, text: string) =>
      unreadableMark(text.replace(/<[^>]*>/g, '').slice(0, 40)),
    );
  return plainText(toLines(convertedHtml));
}

/** Digits as superscript or subscript characters; other text becomes a mark, unless it is letters or in brackets. */
function toShiftedDigits(text: string, forms: string): string {
  const characters = [...text.replace(/[\u2212\u2013]/g, '-')];
  if (characters.every((each) => plainDigits.includes(each))) {
    return characters.map((each) => forms[plainDigits.indexOf(each)]).join('');
  }
  return /^(\p{L}+|\[.*\])$/u.test(text) ? text : unreadableMark(text.replace(/[[\]]/g, ''));
}
