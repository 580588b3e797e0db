/** The sentence that a tap on a half day writes into the message, with {WEEKDAY} and {DATE}. */
interface HalfDaySentence {
  part: 'morning' | 'afternoon';
  sentence: string;
}

/** What visitors can tap, in one language, to have it written into their message. */
export interface WishWords {
  /** Code of the language. */
  language: string;
  halfDays: HalfDaySentence[];
  packages: { id: string; title: string }[];
}

/** The words by which the desk marks enquiries. */
export interface EnquiryWords {
  /** Whether a text contains emergency words, in any language: visitors may not write in the page's language. */
  isUrgent: (text: string) => boolean;
  /** By language. */
  wishes: ReadonlyMap<string, WishWords>;
}
