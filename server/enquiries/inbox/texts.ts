import { phonesIn, type WrittenPhone } from '../../../shared/phone-numbers.ts';
import type { Clinic } from '../../clinic/clinic.ts';

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
}
