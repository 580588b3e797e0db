import { useEffect, useState } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';
import { useCopy } from '../parts/setup.ts';
import type { FieldPaste } from './field-paste.ts';
import { PasteNotice } from './PasteNotice.tsx';
import { textOfPasted, unreadableMarksIn } from './pasted/html.ts';
import type { PasteResult } from './pasted/pasted.ts';
import { readPaste } from './pasted/read-paste.ts';

/** Inserts pasted text into a plain field as it looked in its source, and reports what was lost. */
export function FieldPastes({ paste }: { paste: FieldPaste }) {
  const { sitePage } = useCopy();
  const [pasted, setPasted] = useState<PasteResult>();
  useEffect(() => {
    const { field, html, text } = paste;
    const result = readPaste(html, text);
    const inLines = textOfPasted(result);
    const textToInsert =
      field instanceof HTMLInputElement ? inLines.replace(/\s*\n\s*/g, ' ') : inLines;
    // Delayed until after this render: React would set the value during it, and so clear the browser's undo history.
    queueMicrotask(() => insert(field, textToInsert));
    setPasted({ ...result, unreadable: unreadableMarksIn(textToInsert) });
  }, [paste]);
  if (!pasted || (pasted.unreadable.length === 0 && pasted.dropped.length === 0)) return null;
  return (
    <aside className="fixed inset-x-2 bottom-2 z-50 mx-auto max-w-xl rounded-card border border-rule bg-surface p-3 shadow-lg">
      <PasteNotice report={{ pasted }} isInField />
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

/** Inserts a text at the cursor, so that React and the browser's undo history notice it. */
function insert(field: FieldPaste['field'], text: string): void {
  field.focus();
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
