import { Link } from '@tanstack/react-router';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { nameOf, useStale } from '../data/site.ts';
import { titleOf } from '../data/titles.ts';

/** The files in which something was changed in another language since. */
export function StaleFiles() {
  const { site: copy, siteFiles } = useCopy();
  const { locale } = useSetup();
  const { data } = useStale();
  if (!data || data.files.length === 0) return null;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const count = data.files.reduce((sum, { fields }) => sum + fields.length, 0);
  return (
    <details className="card mt-4 border-l-4 border-l-accent px-4">
      <summary className="min-h-12 cursor-pointer content-center font-semibold">
        {interpolate(copy.staleCount, { COUNT: count })}
      </summary>
      <p className="text-small">{copy.staleText}</p>
      <ul className="pb-2">
        {data.files.map(({ file, language, fields: [field] }) => (
          <li key={file}>
            <Link
              to="/site/$"
              params={{ _splat: nameOf(file) }}
              search={{ ...(field && { field }), ...(language && { language }) }}
              className="flex min-h-11 items-center underline"
            >
              {titleOf(siteFiles, nameOf(file))}
              {language && `, ${names.of(language) ?? language}`}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
