/** A half day that visitors can tap to have it written into the message. */
interface HalfDay {
  label: string;
  sentence: string;
}

/** What visitors of one language can tap to have it written into the message. */
export interface WishWords {
  halfDays: HalfDay[];
  /** The titles of packages. */
  packages: string[];
}

/** The words by which the desk marks enquiries. */
export interface EnquiryWords {
  /** Whether a text has words of an emergency, in any language: visitors write in another than that of the page. */
  isUrgent: (text: string) => boolean;
  /** By language. */
  wishes: ReadonlyMap<string, WishWords>;
}
