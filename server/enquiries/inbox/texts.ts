import { emergencyFinder } from '../../../shared/desk/emergency-words.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type { EnquirySummary } from '../../../shared/desk/enquiries/summary.ts';
import type { EnquiryContent } from '../../../shared/enquiry.ts';
import { phonesIn } from '../../../shared/phone-numbers.ts';
import type { Config } from '../../config.ts';
import { readClinicWords } from './clinic-words.ts';
import { wishesIn } from './wishes.ts';

/** Finds what staff look for in the texts of enquiries. */
export class EnquiryTexts {
  readonly #words: ReturnType<typeof readClinicWords>;
  readonly #clinicPhone: string;
  /** Whether a text has words of an emergency. */
  readonly isUrgent: (text: string) => boolean;

  constructor({
    clinicDir,
    languages,
    contact,
  }: Pick<Config, 'clinicDir' | 'languages' | 'contact'>) {
    this.#words = readClinicWords(clinicDir, languages);
    this.#clinicPhone = contact.phone;
    this.isUrgent = emergencyFinder(this.#words.emergency);
  }

  /** The phone numbers and wishes of an enquiry. */
  find(
    enquiry: Pick<EnquiryContent, 'phone' | 'message'> & Pick<EnquirySummary, 'language'>,
  ): Pick<OpenedEnquiry, 'phones' | 'wishes'> {
    const words = this.#words.wishes.get(enquiry.language);
    return {
      phones: phonesIn(enquiry.phone, this.#clinicPhone),
      wishes: words ? wishesIn(enquiry.message, words) : [],
    };
  }
}
