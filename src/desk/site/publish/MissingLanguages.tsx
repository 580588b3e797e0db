import type { SiteFieldsAnswer } from '../../../../shared/desk/site/site.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { fieldsWithDrafts } from '../data/file-values.ts';

/** Names the languages in which a new page is not written yet, and who does not get it. */
export function MissingLanguages({ page: { languages } }: { page: SiteFieldsAnswer }) {
  const { site: copy } = useCopy();
  const { locale } = useSetup();
  const written = languages.map((file) => ({ file, fields: fieldsWithDrafts(file, false) }));
  const codes = written.flatMap(({ file, fields }) => (fields ? [] : (file.language ?? [])));
  if (codes.length === 0 || codes.length === languages.length) return null;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
  return (
    <p className="mt-2 text-small font-semibold">{interpolate(copy.missing, { LANGUAGE: list })}</p>
  );
}
