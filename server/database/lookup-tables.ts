/** The phone numbers of each enquiry, by which the desk finds others from the same person. */
interface EnquiryPhonesTable {
  /** As it is dialled from anywhere: `+919876543210`. */
  number: string;
  /** When the enquiry was received. */
  created_at: string;
  enquiry_id: string;
}

/** The email address of each enquiry that has one, by which the desk finds others from the same person. */
interface EnquiryEmailsTable {
  /** In lower case. */
  email: string;
  /** When the enquiry was received. */
  created_at: string;
  enquiry_id: string;
}

/** How the names in each enquiry sound, by which those written in the other script are found. */
interface EnquiryNamesTable {
  sounds: string;
  script: 'latin' | 'devanagari';
  enquiry_id: string;
}

/** Each holds 52 bits. */
export type SignatureColumns = Record<`bits_${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`, number>;

/** A signature of the text of each enquiry, from which a search knows in which enquiries a word cannot be. */
interface EnquirySignaturesTable extends SignatureColumns {
  enquiry_id: string;
  /** When the enquiry was received. */
  created_at: string;
}

/** What the desk looks enquiries up by. It is deleted with the enquiry. */
export interface LookupTables {
  enquiry_phones: EnquiryPhonesTable;
  enquiry_emails: EnquiryEmailsTable;
  enquiry_names: EnquiryNamesTable;
  enquiry_signatures: EnquirySignaturesTable;
}
