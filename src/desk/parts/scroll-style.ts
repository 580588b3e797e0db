/**
 * The one style that React Aria adds to the page, on iPhones, while a dialog is open. The page's
 * policy allows it by its hash; a test compares it with what React Aria has.
 */
export const scrollStyle = `
@layer {
  * {
    overscroll-behavior: contain;
  }
}`.trim();
