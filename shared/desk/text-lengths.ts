/** Maximum lengths of what staff type, in characters. Without Zod, to keep the browser's bundle small. */
export const maxTextLengths = {
  /** The sentence for the patient with an offer, and the reason for a time outside the opening hours. */
  offer: 300,
  /** A note on an enquiry. */
  note: 2_000,
  /** The name of a member of staff. */
  personName: 100,
} as const;
