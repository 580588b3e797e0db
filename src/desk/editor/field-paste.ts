/** What was pasted into a field. */
export interface FieldPaste {
  field: HTMLInputElement | HTMLTextAreaElement;
  html: string;
  text: string;
}

/** What only markup tells: fonts, raised and struck letters, comments, deletions and hidden text. */
const inMarkup =
  /font-family|<font|<su[bp]\b|<(s|strike|del)\b|line-through|vertical-align|mso-|display:\s*none/i;

/** Letters that only one font has or that were lost, or frequent words of the font Kruti Dev. */
const inText = /[\uE000-\uF8FF\uFFFD]|(^|\s)(gS|gSa|ds|esa|vkSj|ugha|vkgs)(?=\s|$)/;

/**
 * The paste of an event, if it could change on its way into a field; else null, and the browser pastes it.
 */
export function fieldPasteOf({
  target,
  clipboardData,
  defaultPrevented,
}: ClipboardEvent): FieldPaste | null {
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && /^(text|search|url)$/.test(target.type));
  if (!isField || defaultPrevented || !clipboardData || target.readOnly) return null;
  const html = clipboardData.getData('text/html');
  const text = clipboardData.getData('text/plain');
  if (text === '' && html === '') return null;
  return inMarkup.test(html) || inText.test(text) ? { field: target, html, text } : null;
}
