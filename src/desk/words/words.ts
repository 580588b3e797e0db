import type { DeskLanguage } from '../../../shared/desk/languages.ts';
import { type DeskWords, en } from './en.ts';
import { hi } from './hi.ts';
import { mr } from './mr.ts';

/** The texts of the desk, by language. The page passes those of one language to the browser. */
export const words: Record<DeskLanguage, DeskWords> = { en, hi, mr };
