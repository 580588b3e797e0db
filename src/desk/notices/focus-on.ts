/** Gives the focus to what takes the place of a button that was pressed. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus();
}
