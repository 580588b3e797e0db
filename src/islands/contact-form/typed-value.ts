import { useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The field of the page with this id; null on the server. */
export function fieldInPage(id: string): Field | null {
  if (import.meta.env.SSR) return null;
  return document.getElementById(id) as Field | null;
}

/**
 * Keeps what a visitor typed into a field before hydration. React would write the default value into a
 * textarea that it hydrates, so only the server renders one.
 * @param id of the field
 * @param value that the server renders
 * @returns the default value to render
 */
export function useTypedValue(id: string, value: string): string | undefined {
  const [before] = useState(() => takeOver(id));
  useLayoutEffect(() => {
    const field = fieldInPage(id);
    if (!field || !before || field === before.field) return;
    // React has replaced the form, as when the browser has translated the page.
    field.value = before.value;
    if (before.focused) field.focus();
  }, [id, before]);
  return import.meta.env.SSR ? value : undefined;
}

function takeOver(id: string) {
  const field = fieldInPage(id);
  if (!field) return null;
  const { value } = field;
  // Once set, a value no longer follows the default value, which React is about to clear.
  field.value = value;
  return { field, value, focused: document.activeElement === field };
}
