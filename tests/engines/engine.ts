/** A browser engine under test, with one page open. */
export interface Engine {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /**
   * Makes the viewport this wide.
   * @param width CSS pixels, from 320 up
   */
  resize(width: number): Promise<void>;
  /** Runs a function in the page, and returns its result, which must be JSON. */
  evaluate<Result>(run: (selector: string) => Result, selector?: string): Promise<Awaited<Result>>;
  /** Scrolls to the first element that a CSS selector finds, and clicks it as a mouse does. */
  click(selector: string): Promise<void>;
  /** Focuses a field and types at the end of it, key by key. */
  type(selector: string, text: string): Promise<void>;
  pressEscape(): Promise<void>;
  close(): Promise<void>;
}

/** Height of every viewport, in CSS pixels. */
export const viewportHeight = 740;
