/**
 * Lets keyboard users leave the text where Tab moves within a list or a table: after Escape, Tab and
 * Shift+Tab move the focus as usual.
 * @returns a listener for `keydown`; true if the key is left to the browser
 */
export function leavingByKeyboard() {
  let isLeaving = false;
  return (_view: unknown, { key }: KeyboardEvent): boolean => {
    const isLeft = isLeaving && key === 'Tab';
    isLeaving = key === 'Escape' || (isLeaving && key === 'Shift');
    return isLeft;
  };
}
