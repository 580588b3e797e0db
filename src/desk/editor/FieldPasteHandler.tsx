import { useEffect, useState } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';
import { useCopy } from '../parts/setup.ts';
import type { FieldPaste } from './field-paste.ts';
import { PasteNotice } from './PasteNotice.tsx';
import { toFieldText, unreadableMarksIn } from './paste/html.ts';
import type { PasteResult } from './paste/markup.ts';
import { readPaste } from './paste/read-paste.ts';

/** Inserts pasted text into a plain field as it looked in its source, and reports what was lost. */
export function FieldPasteHandler({ paste }: { paste: FieldPaste }) {
  const { sitePage } = useCopy();
  const [result, setResult] = useState<PasteResult>();
  useEffect(() => {
    const { field, html, text } = paste;
    const readResult = readPaste(html, text);
    const fieldText = toFieldText(readResult);
    const textToInsert =
      field instanceof HTMLInputElement ? fieldText.replace(/\s*\n\s*/g, ' ') : fieldText;
    // After this render, during which React would set the value and thereby clear the browser's undo history.
    queueMicrotask(() => insert(field, textToInsert));
    setResult({ ...readResult, unreadable: unreadableMarksIn(textToInsert) });
  }, [paste]);
  if (!result || (result.unreadable.length === 0 && result.losses.length === 0)) return null;
  return (
    <aside className="fixed inset-x-2 bottom-2 z-50 mx-auto max-w-xl rounded-card border border-rule bg-surface p-3 shadow-lg">
      <PasteNotice report={{ result }} isInField />
      <button
        type="button"
        className={buttonClasses('outline', 'mt-2')}
        onClick={() => setResult(undefined)}
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
