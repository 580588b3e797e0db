import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { isWithin, namesIn } from '../../../../shared/site-edits/fields.ts';
import { valueControls } from '../controls/control.ts';
import { useFile } from '../fields/file-context.ts';
import { placeOfWords } from '../page/place-of-words.ts';

/** What is to have the focus in a field, the best first. */
const focusable = ['[aria-invalid=true]', valueControls, 'button:enabled, [tabindex]'];

/** Shows a field and gives it the focus, where the address names it or something within it. */
export function useFocused<Kind extends HTMLElement>(field: string): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  const router = useRouter();
  const { focused, focusedFile } = useFile();
  const inner = focused !== undefined && isWithin(focused, field) && focused.slice(field.length);
  useEffect(() => {
    if (inner === false) return;
    const { resolvedLocation, location } = router.state;
    const { pressed } = location.state;
    const names = namesIn(inner);
    const show = () => {
      const cell = element.current?.querySelector(`[data-file="${focusedFile}"]`);
      const control = focusPart(cell ?? element.current, names);
      if (pressed !== undefined) moveCursorTo(pressed, control);
    };
    show();
    if (resolvedLocation?.href === location.href) return;
    // The router scrolls to the top of a view that it has just drawn.
    const stop = router.subscribe('onRendered', () => {
      stop();
      show();
    });
    return stop;
  }, [inner, focusedFile, router]);
  return element;
}

/** Focuses the control of a part of a field, such as an item of a list, or of as much of it as is there. */
function focusPart(field: Element | null, names: string[]): HTMLElement | undefined {
  if (!field) return undefined;
  const part = names.reduce(
    (outer, name) => outer.querySelector(`[data-part="${CSS.escape(name)}"]`) ?? outer,
    field,
  );
  const found = focusable.map((selector) => part.querySelector<HTMLElement>(selector));
  const control = found.find((each) => each !== null) ?? undefined;
  (control ?? part).scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return control;
}

/** In a text, such as that of a whole article, puts the cursor before the words that were pressed on the page. */
function moveCursorTo(pressed: string, control: HTMLElement | undefined) {
  if (!(control instanceof HTMLTextAreaElement)) return;
  const place = placeOfWords(control.value, pressed);
  if (place <= 0) return;
  control.setSelectionRange(place, place);
  // A text scrolls to its cursor when it gets the focus.
  control.blur();
  control.focus();
}
