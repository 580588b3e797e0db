import { createContext, useContext } from 'react';
import type { OpeningHours } from '../../../shared/hours/week-hours.ts';
import type { Messages } from '../../content/schema/messages.ts';
import type { PartsOfDay } from '../../words/dates.ts';
import type { DeskWords } from '../words/en.ts';

/** The data that the page passes to the desk. */
export interface DeskSetup {
  /** The desk's texts in the language of the page. */
  copy: DeskWords;
  /** The texts of messages to patients, by language. */
  messages: Record<string, Messages>;
  /** The clinic's name, by language. */
  clinicNames: Record<string, string>;
  /** The facts that ready answers mention, by language and by placeholder. */
  facts: Record<string, Record<string, string>>;
  /** The values of `{city}` and other placeholders in a text, by language and by name. */
  placeholders: Record<string, Record<string, string>>;
  /** The titles of the packages in the language of the page, by id. */
  packages: Record<string, string>;
  /** The titles of the packages by language, for messages to patients. */
  packageNames: Record<string, Record<string, string>>;
  /** The clinic's regular opening hours. */
  openingHours: OpeningHours[];
  /** How many patients can have a visit within one hour. */
  placesPerHour: number;
  /** Code of the language of the page. */
  language: string;
  /** Codes of the languages of the desk, the site's default one first. */
  languages: string[];
  /** The language of the page; a BCP 47 tag with the clinic's country and Latin digits. */
  locale: string;
  /** The parts of a day, by language, for languages that put them before the hour. */
  partsOfDay: Record<string, PartsOfDay | undefined>;
  /** The currency of the clinic's prices, such as `INR`. */
  currency: string;
  /** Whether the drawn logo is a heart. */
  isHeart: boolean;
}

export const SetupContext = createContext<DeskSetup | null>(null);

/** The data that the page passed to the desk. */
export function useSetup(): DeskSetup {
  const setup = useContext(SetupContext);
  if (!setup) throw new Error('The desk has no setup.');
  return setup;
}

/** The desk's texts in the language of the page. */
export function useCopy(): DeskWords {
  return useSetup().copy;
}
