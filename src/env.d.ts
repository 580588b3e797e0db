declare namespace App {
  /** What the server hands to the pages that are made on demand. */
  interface Locals {
    config: Pick<import('../server/config.ts').Config, 'enquiryRetentionDays'>;
    enquiries: Pick<import('../server/enquiries/index.ts').Enquiries, 'flashMessageFor'>;
    posts: import('../server/posts/index.ts').Posts;
    /** What staff say at the top of every page. */
    notices: import('../server/notices/index.ts').ShownNotices;
    /** Tells the server why a page could not be made. */
    report?: (error: unknown) => void;
  }
}
