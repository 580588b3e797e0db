import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type { EnquirySummary } from '../../../shared/desk/enquiries/summary.ts';
import type { EnquiryContent } from '../../../shared/enquiry.ts';
import { phonesIn } from '../../../shared/phone-numbers.ts';
import type { Clinic } from '../../clinic/clinic.ts';
import { wishesIn } from './wishes.ts';

/** Finds what staff look for in the texts of enquiries. */
export class EnquiryTexts {
  readonly #clinic: Clinic;

  constructor({ clinic }: { clinic: Clinic }) {
    this.#clinic = clinic;
  }

  /** Whether a text has words of an emergency. */
  isUrgent(text: string): boolean {
    return this.#clinic.enquiryWords.isUrgent(text);
  }

  /** The phone numbers and wishes of an enquiry. */
  find(
    enquiry: Pick<EnquiryContent, 'phone' | 'message'> & Pick<EnquirySummary, 'language'>,
  ): Pick<OpenedEnquiry, 'phones' | 'wishes'> {
    const words = this.#clinic.enquiryWords.wishes.get(enquiry.language);
    return {
      phones: phonesIn(enquiry.phone, this.#clinic.facts.contact.phone),
      wishes: words ? wishesIn(enquiry.message, words) : [],
    };
  }
}
