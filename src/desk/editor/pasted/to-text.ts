import { unreadMark } from '../../../../shared/unread-marks.ts';
import { linesOf, plainText } from './html.ts';
import type { Pasted } from './pasted.ts';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋';
const plain = '0123456789+-';

/** Pasted text for a plain field: raised figures stay raised. */
export function textOfPasted({ html }: Pick<Pasted, 'html'>): string {
  const letters = html
    .replace(/<(sup|sub)>([^<]*)<\/\1>/g, (_element, tag: string, text: string) =>
      shifted(text, tag === 'sup' ? raised : lowered),
    )
    // Without its line, an old price would read like the new one.
    .replace(/<s>(.*?)<\/s>/g, (_struck, text: string) =>
      unreadMark(text.replace(/<[^>]*>/g, '').slice(0, 40)),
    );
  return plainText(linesOf(letters));
}

/** Figures in their raised or lowered form; other raised text becomes a mark, unless it is letters or in brackets. */
function shifted(text: string, forms: string): string {
  const letters = [...text.replace(/[\u2212\u2013]/g, '-')];
  if (letters.every((letter) => plain.includes(letter))) {
    return letters.map((letter) => forms[plain.indexOf(letter)]).join('');
  }
  return /^(\p{L}+|\[.*\])$/u.test(text) ? text : unreadMark(text.replace(/[[\]]/g, ''));
}
