import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SiteFieldsAnswer } from '../../../../shared/desk/site/site.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { labelsOf } from '../data/file-values.ts';
import { placeTitle } from '../data/groups.ts';
import { languageOf, nameOf, type SiteField, siteFieldsQuery } from '../data/site.ts';
import { namesInWords } from '../data/titles.ts';
import { placeOf } from '../page/place.ts';

interface FieldNameProps {
  place: SiteField;
  /** The file in all languages, which names its fields; read where it is not given. */
  page?: SiteFieldsAnswer | undefined;
  /** The languages that are named, if not that of the file. */
  languages?: string[];
}

/** What a field is called, with its file and its language. */
export function useFieldName({ place: { file, field }, languages, ...given }: FieldNameProps) {
  const all = useCopy();
  const { site: copy } = all;
  const { locale } = useSetup();
  const isNeeded = given.page === undefined && field !== '';
  const { data } = useQuery({ ...siteFieldsQuery(nameOf(file)), enabled: isNeeded });
  const page = given.page ?? data;
  const language = languageOf(file);
  const isOrder = field === '' && page?.isList;
  const fields = page ? labelsOf(page, field) : namesInWords(field);
  const labels = isOrder ? [copy.order] : fields;
  const where = [placeTitle(all, nameOf(file), field), ...labels].join(' › ');
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale).format(
    (languages ?? [language ?? '']).filter(Boolean).map((code) => names.of(code) ?? code),
  );
  return list ? `${where} (${list})` : where;
}

/** What a field is called, as a link to it. */
export function FieldName(props: FieldNameProps) {
  const name = useFieldName(props);
  return (
    <Link
      {...placeOf(props.place)}
      className="inline-flex min-h-11 items-center font-semibold underline wrap-anywhere"
    >
      {name}
    </Link>
  );
}
