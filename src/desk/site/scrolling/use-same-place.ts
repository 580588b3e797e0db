import { useLayoutEffect, useRef } from 'react';

/** What stands on the screen, and how far below its upper edge, in pixels. */
interface Place {
  selector: string;
  top: number;
}

/**
 * Keeps the field that is read where it is on the screen while its page is drawn in another language, in which
 * what precedes it may be shorter or longer.
 * @param shown changes with what is drawn
 * @returns notes the place; to be called before the change
 */
export function useSamePlace(shown: string): () => void {
  const noted = useRef<Place | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is found again once this has changed
  useLayoutEffect(() => {
    const place = noted.current;
    noted.current = null;
    const element = place && document.querySelector(place.selector);
    if (!element) return;
    const by = element.getBoundingClientRect().top - place.top;
    window.scrollBy({ top: by, behavior: 'instant' });
  }, [shown]);
  return () => {
    const parts = [...document.querySelectorAll('[data-field], [data-field] [data-part]')];
    const first = parts.find((each) => each.getBoundingClientRect().top >= innerHeight / 5);
    noted.current = first
      ? { selector: selectorOf(first), top: first.getBoundingClientRect().top }
      : null;
  };
}

/** Selects a field, or a part of one, in any language. */
function selectorOf(element: Element): string {
  const { field, part } = element instanceof HTMLElement ? element.dataset : {};
  if (field !== undefined) return `[data-field="${CSS.escape(field)}"]`;
  const outer = element.parentElement?.closest('[data-part], [data-field]');
  return `${outer ? selectorOf(outer) : ''} [data-part="${CSS.escape(part ?? '')}"]`;
}
