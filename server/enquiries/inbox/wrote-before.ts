import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../database/index.ts';

type EnquiryRow = ExpressionBuilder<Tables, 'enquiries'>;

/** The condition that an earlier enquiry has one of the phone numbers of an enquiry, or its email address. */
export function wroteBefore(row: EnquiryRow) {
  return row.or([row.exists(earlierOfSamePhone(row)), row.exists(earlierOfSameEmail(row))]);
}

/** Enquiries with one of the phone numbers of another, received before it. */
function earlierOfSamePhone(row: EnquiryRow) {
  return row
    .selectFrom('enquiry_phones as own')
    .innerJoin('enquiry_phones as other', 'other.number', 'own.number')
    .select('other.enquiry_id')
    .whereRef('own.enquiry_id', '=', 'enquiries.id')
    .whereRef('other.enquiry_id', '!=', 'own.enquiry_id')
    .whereRef('other.created_at', '<=', 'own.created_at');
}

/** Enquiries with the email address of another, received before it. */
function earlierOfSameEmail(row: EnquiryRow) {
  return row
    .selectFrom('enquiry_emails as own')
    .innerJoin('enquiry_emails as other', 'other.email', 'own.email')
    .select('other.enquiry_id')
    .whereRef('own.enquiry_id', '=', 'enquiries.id')
    .whereRef('other.enquiry_id', '!=', 'own.enquiry_id')
    .whereRef('other.created_at', '<=', 'own.created_at');
}
