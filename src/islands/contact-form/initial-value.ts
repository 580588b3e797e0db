/**
 * The value a field begins with: on the server the given one, in the browser what the field already
 * holds. A visitor may have typed before this code came, and React writes a field's default value
 * when it hydrates.
 * @param id of the field
 */
export function initialValue(id: string, value: string): string {
  if (import.meta.env.SSR) return value;
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return value;
  const { value: typed } = field;
  // Once its value is set, a field no longer follows its default: the caret stays where it is.
  field.value = typed;
  return typed;
}
