/** One entry of a page's breadcrumb trail, which starts at the home page. */
export interface Breadcrumb {
  name: string;
  /** Path of the page; absent for the current page. */
  href?: string;
}
