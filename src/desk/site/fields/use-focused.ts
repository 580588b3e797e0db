import { type RefObject, useEffect, useRef } from 'react';
import { isWithin } from '../../../../shared/site-edits/fields.ts';
import { useFile } from './file-context.ts';

const focusable = 'input, textarea, select, button, [tabindex]';

/** Shows a field and gives it the focus, where the address names it or something within it. */
export function useFocused<Kind extends HTMLElement>(field: string): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  const { focused } = useFile();
  const isFocused = focused !== undefined && isWithin(focused, field);
  useEffect(() => {
    if (!isFocused || !element.current) return;
    element.current.scrollIntoView({ block: 'center' });
    element.current.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  }, [isFocused]);
  return element;
}
