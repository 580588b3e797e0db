/**
 * The way out of the text by keyboard, also where Tab moves within a list or a table: after Escape, Tab
 * and Shift+Tab lead on as everywhere else.
 * @returns a listener for `keydown`; true where the key is left to the browser
 */
export function leavingByKeyboard() {
  let isLeaving = false;
  return (_view: unknown, { key }: KeyboardEvent): boolean => {
    const isLeft = isLeaving && key === 'Tab';
    isLeaving = key === 'Escape' || (isLeaving && key === 'Shift');
    return isLeft;
  };
}
