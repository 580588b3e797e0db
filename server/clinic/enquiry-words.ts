/** The sentence that a tap on a half day writes into the message, with {WEEKDAY} and {DATE}. */
interface HalfDaySentence {
  part: 'morning' | 'afternoon';
  sentence: string;
}

/** What visitors of one language can tap to have it written into the message. */
export interface WishWords {
  /** Code of the language. */
  language: string;
  halfDays: HalfDaySentence[];
  packages: { id: string; title: string }[];
}

/** The words by which the desk marks enquiries. */
export interface EnquiryWords {
  /** Whether a text has words of an emergency, in any language: visitors write in another than that of the page. */
  isUrgent: (text: string) => boolean;
  /** By language. */
  wishes: ReadonlyMap<string, WishWords>;
}
