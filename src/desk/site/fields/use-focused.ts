import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { isWithin, namesIn } from '../../../../shared/site-edits/fields.ts';
import { valueControls } from '../controls/control.ts';
import { useFile } from './file-context.ts';

/** What is to have the focus in a field, the best first. */
const focusable = ['[aria-invalid=true]', valueControls, 'button:enabled, [tabindex]'];

/** Shows a field and gives it the focus, where the address names it or something within it. */
export function useFocused<Kind extends HTMLElement>(field: string): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  const router = useRouter();
  const { focused } = useFile();
  const inner = focused !== undefined && isWithin(focused, field) && focused.slice(field.length);
  useEffect(() => {
    if (inner === false) return;
    const show = () => element.current && focusPart(element.current, namesIn(inner));
    show();
    const { resolvedLocation, location } = router.state;
    if (resolvedLocation?.href === location.href) return;
    // The router scrolls to the top of a view that it has just drawn.
    const stop = router.subscribe('onRendered', () => {
      stop();
      show();
    });
    return stop;
  }, [inner, router]);
  return element;
}

/** Focuses the control of a part of a field, such as an item of a list, or of as much of it as is there. */
function focusPart(field: Element, names: string[]) {
  const part = names.reduce(
    (outer, name) => outer.querySelector(`[data-part="${CSS.escape(name)}"]`) ?? outer,
    field,
  );
  const found = focusable.map((selector) => part.querySelector<HTMLElement>(selector));
  const control = found.find((each) => each !== null);
  (control ?? part).scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
