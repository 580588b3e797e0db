import { createContext, useContext } from 'react';
import type { DeskCopy } from '../../content/schema/desk/index.ts';
import type { PartsOfDay } from '../../words/dates.ts';

/** What the page passes to the desk. */
export interface DeskSetup {
  copy: DeskCopy;
  /** The clinic's name, by language. */
  clinicNames: Record<string, string>;
  /** The site's main language; a BCP 47 tag with the clinic's country. */
  locale: string;
  /** The parts of a day by language, for those that put them before the hour. */
  partsOfDay: Record<string, PartsOfDay | undefined>;
  /** Whether the drawn logo is a heart. */
  isHeart: boolean;
}

export const SetupContext = createContext<DeskSetup | null>(null);

/** What the page has passed to the desk. */
export function useSetup(): DeskSetup {
  const setup = useContext(SetupContext);
  if (!setup) throw new Error('The desk has no setup.');
  return setup;
}

/** The copy of the desk. */
export function useCopy(): DeskCopy {
  return useSetup().copy;
}

/** Fills in the placeholders of a text, which are in capitals. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{([A-Z]+)\}/g, (whole, name) => String(values[name] ?? whole));
}
