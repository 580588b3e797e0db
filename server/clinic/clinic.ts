import type { ServerFacts } from '../../shared/clinic-facts.ts';
import type { PhoneLinks } from '../../shared/phone-numbers.ts';
import type { DeskLanguages } from '../words/words.ts';

interface BookableItem {
  id: string;
  title: string;
}

/** What can be booked in the contact form, in one language. */
export interface Bookable {
  packages: BookableItem[];
  services: BookableItem[];
}

/** What the server itself knows of the content of enquiries. */
export interface EnquiryWords {
  /** Whether a text contains emergency words, in any language: visitors may not write in the page's language. */
  isUrgent: (text: string) => boolean;
  /** By language. */
  bookable: ReadonlyMap<string, Bookable>;
}

/** What the server itself uses from a clinic's folder, besides making pages from it. */
export interface ClinicParts {
  facts: ServerFacts;
  /** The phone numbers that are turned into links in posts. */
  phoneLinks: PhoneLinks;
  /** What the server says to staff, in each language of the desk. */
  deskWords: DeskLanguages;
  enquiryWords: EnquiryWords;
  /** Whether an article has this slug, or had it: on the site, articles take precedence over posts. */
  isArticle: (slug: string) => boolean;
}

/** The clinic as its folder describes it now: it follows the folder as the pages do. */
export class Clinic implements Readonly<ClinicParts> {
  #parts: ClinicParts;

  constructor(parts: ClinicParts) {
    this.#parts = parts;
  }

  get facts(): ServerFacts {
    return this.#parts.facts;
  }

  get phoneLinks(): PhoneLinks {
    return this.#parts.phoneLinks;
  }

  get deskWords(): DeskLanguages {
    return this.#parts.deskWords;
  }

  get enquiryWords(): EnquiryWords {
    return this.#parts.enquiryWords;
  }

  isArticle(slug: string): boolean {
    return this.#parts.isArticle(slug);
  }

  /** Switches to what the folder says now. */
  replace(parts: ClinicParts): void {
    // Makes the finder of emergency words, for which no visitor should wait.
    parts.enquiryWords.isUrgent('');
    this.#parts = parts;
  }
}
