declare namespace App {
  /** What the server passes to every page. */
  interface Locals {
    config: Pick<
      import('../server/config.ts').Config,
      'clinic' | 'enquiryRetentionDays' | 'siteUrl'
    >;
    /** The content that the page is rendered from. */
    snapshot: import('./content/snapshot/snapshot.ts').Snapshot;
    enquiries: Pick<import('../server/enquiries/index.ts').Enquiries, 'requests'>;
    posts: import('../server/posts/index.ts').Posts;
    searches: Pick<import('../server/searches/index.ts').MissedSearches, 'record'>;
    /** Whether a person requested the page: only then is a search without a result counted. */
    isFromPerson: boolean;
    /** On a page with the contact form: the form that was refused without JavaScript, to be shown again. */
    refusedForm?: import('../shared/enquiry.ts').RefusedForm;
    /**
     * On the contact page, if a message sent without JavaScript was accepted, and its private page cannot be shown: whether it
     * contains emergency words.
     */
    receivedMessage?: 'ordinary' | 'urgent';
    /** Read before the page is rendered: a layout that awaited it would be too late for the page's Content-Security-Policy. */
    head: {
      /** The address of the doctor's portrait as a file. */
      portrait: string;
      /** The day on which a page was last revised, by its path in the default language. */
      revised: ReadonlyMap<string, string>;
    };
    /** Tells the server why a page could not be rendered. */
    report?: (error: unknown) => void;
  }
}

declare module '*?script' {
  const script: string;
  export default script;
}
