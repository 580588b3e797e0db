/** One step on the way from the home page to a page. */
export interface Breadcrumb {
  name: string;
  /** Path of the page; left out for the page itself. */
  href?: string;
}
