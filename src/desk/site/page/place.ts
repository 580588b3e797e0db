import type { PressedOnPage } from '../../../../shared/desk/site/page.ts';
import { languageOf, nameOf } from '../data/site.ts';

/** What somebody has pressed, and the page of the site behind the link that it is in. */
export interface Press {
  pressed: PressedOnPage;
  link: string | null;
}

/** Where a field is changed. */
export function placeOf({ file, field }: { file: string; field: string }) {
  const language = languageOf(file);
  return {
    to: '/site/$' as const,
    params: { _splat: nameOf(file) },
    search: { ...(field && { field }), ...(language && { language }) },
  };
}
