import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type { EnquirySummary } from '../../../shared/desk/enquiries/summary.ts';
import type { EnquiryContent } from '../../../shared/enquiry.ts';
import { phonesIn, type WrittenPhone } from '../../../shared/phone-numbers.ts';
import type { Clinic } from '../../clinic/clinic.ts';
import { wishesIn } from './wishes.ts';

/** Finds what staff look for in the texts of enquiries. */
export class EnquiryTexts {
  readonly #clinic: Clinic;

  constructor({ clinic }: { clinic: Clinic }) {
    this.#clinic = clinic;
  }

  /** Whether a text contains emergency words. */
  isUrgent(text: string): boolean {
    return this.#clinic.enquiryWords.isUrgent(text);
  }

  /**
   * The phone numbers of an enquiry, and the half days and packages that it asks for.
   * @param enquiry with the half days that replace those in its message; null if those in the message count
   */
  find({
    wished,
    ...enquiry
  }: Pick<EnquiryContent, 'phone' | 'message'> &
    Pick<EnquirySummary, 'language' | 'receivedAt'> & { wished: string[] | null }): Pick<
    OpenedEnquiry,
    'phones' | 'halfDays' | 'packages'
  > {
    const words = this.#clinic.enquiryWords.wishes.get(enquiry.language);
    return {
      phones: this.phonesIn(enquiry.phone),
      ...wishesIn(enquiry.message, words, enquiry.receivedAt),
      ...(wished && { halfDays: wished }),
    };
  }

  /** The phone numbers in what was typed. */
  phonesIn(typed: string): WrittenPhone[] {
    return phonesIn(typed, this.#clinic.facts.contact.phone);
  }
}
