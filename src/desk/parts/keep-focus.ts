import type { MouseEvent } from 'react';

/**
 * Leaves the focus in the field while a button is pressed: what leaving a field says of it would move the
 * button away before the press is over.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
