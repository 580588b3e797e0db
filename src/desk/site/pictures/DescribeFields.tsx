import { useQueries } from '@tanstack/react-query';
import { useId, useSyncExternalStore } from 'react';
import type { SiteFieldsAnswer } from '../../../../shared/desk/site/site.ts';
import { valueAt } from '../../../../shared/site-edits/fields.ts';
import { useSignedIn } from '../../api/session.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { inputLook, textOf } from '../controls/control.ts';
import { fieldsWithDrafts } from '../data/file-values.ts';
import { type SiteField, siteFieldsQuery } from '../data/site.ts';
import { useFile } from '../fields/file-context.ts';
import { MeanwhileChoice } from '../notes/MeanwhileChoice.tsx';
import type { Described } from './picture-address.ts';

/** Asks for what a new picture shows, once in each language, for all pages that say it. */
export function DescribeFields({ places, own }: { places: Described[]; own: string | undefined }) {
  const { sitePage: copy } = useCopy();
  const { languages } = useSignedIn();
  const names = [...new Set(places.map(({ name }) => name))];
  const pages = useQueries({ queries: names.map(siteFieldsQuery) }).map(({ data }) => data);
  if (places.length === 0 || pages.includes(undefined)) return null;
  return (
    <div className="card border-l-4 border-l-accent bg-warm p-4">
      <p role="status" className="font-semibold">
        {copy.describe}
      </p>
      {languages
        .filter((language) => own === undefined || language === own)
        .map((language) => (
          <DescribeField
            key={language}
            language={language}
            fields={places.map(({ name, field }) => ({ file: `${language}/${name}`, field }))}
            page={pages[0]}
          />
        ))}
    </div>
  );
}

interface DescribeFieldProps {
  language: string;
  /** All say the same, as they are of one picture. */
  fields: SiteField[];
  /** The fields of the first one's file. */
  page: SiteFieldsAnswer | undefined;
}

function DescribeField({ language, fields, page }: DescribeFieldProps) {
  const { locale } = useSetup();
  const { saves } = useFile();
  const id = useId();
  useSyncExternalStore(saves.subscribe, saves.state);
  const [first] = fields;
  const file = page?.languages.find((each) => each.file === first?.file);
  if (!page || !file?.values || !first) return null;
  const written = fieldsWithDrafts(file, page.isList, saves.typedIn(file.file));
  const write = (text: string) => {
    for (const place of fields) saves.change(place, text);
  };
  return (
    <div className="mt-2">
      <label htmlFor={id} className="text-small">
        {new Intl.DisplayNames(locale, { type: 'language' }).of(language)}
      </label>
      <textarea
        id={id}
        rows={2}
        lang={language}
        className={`field-sizing-content resize-y ${inputLook}`}
        value={textOf(valueAt(written, first.field))}
        onChange={({ target }) => write(target.value)}
      />
      {fields.map((place) => (
        <MeanwhileChoice key={place.file + place.field} place={place} />
      ))}
    </div>
  );
}
