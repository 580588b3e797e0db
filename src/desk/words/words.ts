import type { DeskLanguage } from '../../../shared/desk/languages.ts';
import { type DeskWords, en } from './en.ts';
import { hi } from './hi.ts';
import { mr } from './mr.ts';

/** What the desk says, by language. The page passes one of them to the browser. */
export const words: Record<DeskLanguage, DeskWords> = { en, hi, mr };
