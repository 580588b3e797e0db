/**
 * The style that React Aria adds to the page while a dialog is open on an iPhone. The page's Content-Security-Policy
 * allows it by its hash; a test compares it with React Aria's.
 */
export const scrollStyle = `
@layer {
  * {
    overscroll-behavior: contain;
  }
}`.trim();
