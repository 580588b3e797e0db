declare namespace App {
  /** What the server passes to the pages that are rendered on demand. */
  interface Locals {
    config: Pick<import('../server/config.ts').Config, 'enquiryRetentionDays'>;
    enquiries: Pick<
      import('../server/enquiries/index.ts').Enquiries,
      'flashMessageFor' | 'requests'
    >;
    posts: import('../server/posts/index.ts').Posts;
    /** The notices that staff show at the top of every page. */
    notices: import('../server/notices/index.ts').ShownNotices;
    /** Tells the server why a page could not be rendered. */
    report?: (error: unknown) => void;
  }
}
