/** What was pasted into a field. */
export interface FieldPaste {
  field: HTMLInputElement | HTMLTextAreaElement;
  html: string;
  text: string;
}

/** Formatting that plain text would lose: fonts, superscript, strikethrough, comments, deletions and hidden text. */
const formattingPattern =
  /font-family|<font|<su[bp]\b|<(s|strike|del)\b|line-through|vertical-align|mso-|display:\s*none/i;

/** Private-use or replacement characters. */
const unreadablePattern = /[\uE000-\uF8FF\uFFFD]/;

/**
 * What an event pastes into a field; null if it is for no field, or the browser can insert it without losing anything.
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
  return formattingPattern.test(html) || unreadablePattern.test(text)
    ? { field: target, html, text }
    : null;
}
