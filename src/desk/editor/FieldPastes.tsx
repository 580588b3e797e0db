import { useEffect, useState } from 'react';
import { pastedFromHtml, stopsIn } from '../../../shared/pasted/from-html.ts';
import { pastedFromText } from '../../../shared/pasted/from-text.ts';
import type { LeftOut, Pasted } from '../../../shared/pasted/pasted.ts';
import { textOfPasted } from '../../../shared/pasted/to-text.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { useCopy } from '../parts/setup.ts';
import type { FieldPaste } from './field-paste.ts';
import { parsePasted } from './markup.ts';
import { PasteNotice } from './PasteNotice.tsx';

/** Puts what was pasted into its field as it was shown where it was copied, and says what could not be. */
export function FieldPastes({ paste }: { paste: FieldPaste }) {
  const { sitePage } = useCopy();
  const [pasted, setPasted] = useState<Pasted>();
  useEffect(() => {
    const { field, html, text } = paste;
    const ofText = pastedFromText(text);
    const taken = html === '' ? ofText : pastedFromHtml(parsePasted(html));
    const shown = textOfPasted(taken);
    // Lines and bullets are better as they were copied, if that is all that differs.
    const isSame = taken.stops.length === 0 && lettersOf(shown) === lettersOf(text);
    insert(field, isSame ? text : shown);
    setPasted({
      ...taken,
      stops: stopsIn(shown),
      leftOut: isSame ? {} : wordsLeftOut(taken.leftOut),
    });
  }, [paste]);
  if (!pasted || (pasted.stops.length === 0 && Object.keys(pasted.leftOut).length === 0))
    return null;
  return (
    <aside className="fixed inset-x-2 bottom-2 z-50 mx-auto max-w-xl rounded-card border border-rule bg-surface p-3 shadow-lg">
      <PasteNotice said={{ pasted }} isInField />
      <button
        type="button"
        className={buttonClasses('outline', 'mt-2')}
        onClick={() => setPasted(undefined)}
      >
        {sitePage.close}
      </button>
    </aside>
  );
}

/** What had words: a field never has colours and the like. */
function wordsLeftOut({
  comments,
  deletions,
  hidden,
  controls,
  drawings,
  boxes,
}: LeftOut): LeftOut {
  const all = { comments, deletions, hidden, controls, drawings, boxes };
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count !== undefined));
}

/** A text without spaces, bullets and numbers of lists. */
function lettersOf(text: string): string {
  return text.replace(/(^|\n)\s*([•·▪§o-]|\d+[.)])\s/g, '').replace(/\s/g, '');
}

/** Inserts a text at the cursor, so that the field and its undo know of it. */
function insert(field: FieldPaste['field'], text: string): void {
  const written = field instanceof HTMLInputElement ? text.replace(/\s*\n\s*/g, ' ') : text;
  field.focus();
  if (document.execCommand('insertText', false, written)) return;
  field.setRangeText(written, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
