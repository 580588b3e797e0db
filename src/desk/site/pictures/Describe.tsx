import { Link } from '@tanstack/react-router';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { titleOf } from '../data/titles.ts';

interface DescribeProps {
  text: string;
  /** The fields that are to say what a picture shows, by their files' paths in the folder of a language. */
  places: { name: string; field: string; language: string }[];
}

/** Asks for what a picture shows, in every field that says it; nothing where none does. */
export function Describe({ text, places }: DescribeProps) {
  const { sitePage: copy, siteFiles } = useCopy();
  const { locale } = useSetup();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  if (places.length === 0) return null;
  return (
    <div role="status" className="card border-l-4 border-l-accent bg-warm p-4">
      <p className="font-semibold">{text}</p>
      <ul>
        {places.map(({ name, field, language }) => (
          <li key={name + language}>
            <Link
              to="/site/$"
              params={{ _splat: name }}
              search={{ field, language }}
              className="inline-flex min-h-11 items-center underline"
            >
              {interpolate(copy.describeIn, {
                FILE: titleOf(siteFiles, name),
                LANGUAGE: names.of(language) ?? language,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
