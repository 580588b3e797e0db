import type { EnquiryContent } from '../../../shared/enquiry.ts';
import { phonesIn, type WrittenPhone } from '../../../shared/phone-numbers.ts';
import type { Clinic } from '../../clinic/clinic.ts';
import type { Lookup } from '../record/lookup.ts';
import { searchTextOf } from '../record/search-text.ts';

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

  /** The phone numbers in what was typed. */
  phonesIn(typed: string): WrittenPhone[] {
    return phonesIn(typed, this.#clinic.facts.contact.phone);
  }

  /** What is stored with an enquiry, and again whenever what it says is changed. */
  lookup(content: EnquiryContent): Lookup {
    const numbers = this.phonesIn(content.phone).map(({ number }) => number);
    return {
      row: { urgent: this.isUrgent(content.message), search: searchTextOf(content) },
      numbers: [...new Set(numbers)],
      email: content.email,
    };
  }
}
