interface BookableItem {
  id: string;
  title: string;
}

/** What can be booked in the contact form, in one language. */
export interface Bookable {
  packages: BookableItem[];
  services: BookableItem[];
}

/** What the server itself knows of the content of enquiries. */
export interface EnquiryWords {
  /** Whether a text contains emergency words, in any language: visitors may not write in the page's language. */
  isUrgent: (text: string) => boolean;
  /** By language. */
  bookable: ReadonlyMap<string, Bookable>;
}
