import type { SiteDraft } from '../../../../shared/desk/site/site.ts';

/** The names of those who have saved drafts, as a list in words; empty if there are none. */
export function namesOf(drafts: Pick<SiteDraft, 'by'>[], locale: string): string {
  return new Intl.ListFormat(locale).format(new Set(drafts.map(({ by }) => by)));
}
