import { emergencyFinder } from '../../../shared/desk/emergency-words.ts';
import type { EnquirySummary, OpenedEnquiry } from '../../../shared/desk/enquiries.ts';
import type { EnquiryContent } from '../../../shared/enquiry.ts';
import { phonesIn } from '../../../shared/phone-numbers.ts';
import type { Config } from '../../config.ts';
import { type ClinicWords, readClinicWords } from './clinic-words.ts';
import { wishesIn } from './wishes.ts';

type ClinicConfig = Pick<Config, 'content' | 'languages' | 'contact'>;

/** The words of a folder in one of its states. */
interface FolderWords extends ClinicWords {
  state: string;
  isUrgent: (text: string) => boolean;
}

/** Finds what staff look for in the texts of enquiries. */
export class EnquiryTexts {
  readonly #config: ClinicConfig;
  #read: FolderWords;

  constructor(config: ClinicConfig) {
    this.#config = config;
    this.#read = wordsOf(config);
  }

  /** Whether a text has words of an emergency. */
  isUrgent(text: string): boolean {
    return this.#words.isUrgent(text);
  }

  /** The phone numbers and wishes of an enquiry. */
  find(
    enquiry: Pick<EnquiryContent, 'phone' | 'message'> & Pick<EnquirySummary, 'language'>,
  ): Pick<OpenedEnquiry, 'phones' | 'wishes'> {
    const words = this.#words.wishes.get(enquiry.language);
    return {
      phones: phonesIn(enquiry.phone, this.#config.contact.phone),
      wishes: words ? wishesIn(enquiry.message, words) : [],
    };
  }

  /** Read again whenever the folder, or what staff have published, has changed. */
  get #words(): FolderWords {
    if (this.#read.state !== this.#config.content.state) this.#read = wordsOf(this.#config);
    return this.#read;
  }
}

function wordsOf({ content, languages }: ClinicConfig): FolderWords {
  const { folder, state } = content;
  const words = readClinicWords(folder, languages);
  return { ...words, state, isUrgent: emergencyFinder(words.emergency) };
}
