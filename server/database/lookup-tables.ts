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

/** What the desk looks enquiries up by. It is deleted with the enquiry. */
export interface LookupTables {
  enquiry_phones: EnquiryPhonesTable;
  enquiry_emails: EnquiryEmailsTable;
}
