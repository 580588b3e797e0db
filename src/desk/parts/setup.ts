import { createContext, useContext } from 'react';
import type { DeskCopy as WholeCopy } from '../../content/schema/desk/index.ts';

/** The copy of the desk that its browser needs. */
export type DeskCopy = Omit<WholeCopy, 'emergencyWords'>;

/** What the page passes to the desk. */
export interface DeskSetup {
  copy: DeskCopy;
  /** The clinic's name, by language. */
  clinicNames: Record<string, string>;
  /** What ready answers name, by language and by the name in capitals. */
  facts: Record<string, Record<string, string>>;
  /** The site's main language; a BCP 47 tag with the clinic's country. */
  locale: string;
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
