import { Link } from '@tanstack/react-router';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { placeTitle } from '../data/groups.ts';
import { languageOf, nameOf, useSiteSearch } from '../data/site.ts';

/** The fields that a search has found, each a link to it. */
export function FoundFields({ search }: { search: string }) {
  const all = useCopy();
  const { site: copy, frame } = all;
  const { locale } = useSetup();
  const { data, error, refetch } = useSiteSearch(search);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <section className="mt-4" aria-live="polite">
      <h2 className="text-card">{copy.found}</h2>
      <Problem error={error} retry={() => void refetch()} />
      {!data && !error && <Spinner copy={frame.loading} />}
      {data?.found.length === 0 && <p className="mt-2">{copy.notFound}</p>}
      <ul className="card mt-2 divide-y divide-line empty:hidden">
        {data?.found.map(({ file, field, labels, text }) => {
          const language = languageOf(file);
          const where = [placeTitle(all, nameOf(file), field), ...labels].join(' › ');
          return (
            <li key={file + field + text}>
              <Link
                to="/site/$"
                params={{ _splat: nameOf(file) }}
                search={{ field, ...(language && { language }) }}
                className="block min-h-11 px-4 py-2.5 hover:bg-panel"
              >
                <span lang={language} className="block font-semibold wrap-anywhere">
                  {text}
                </span>
                <span className="block text-small text-soft wrap-anywhere">
                  {where}
                  {language && ` · ${names.of(language) ?? language}`}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {data?.isMore && <p className="mt-2 text-small">{copy.foundMore}</p>}
    </section>
  );
}
