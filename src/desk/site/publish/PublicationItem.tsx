import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clinicFile } from '../../../../shared/clinic-file.ts';
import type {
  PublicationAnswer,
  PublicationsAnswer,
} from '../../../../shared/desk/site/publications.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { pointerOf } from '../../../../shared/site-edits/fields.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { ask } from '../../api/request.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { formOfField } from '../data/file-values.ts';
import { placeTitle } from '../data/groups.ts';
import { languageOf, nameOf, siteFieldsQuery } from '../data/site.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { FieldName } from './FieldName.tsx';
import { UndoPublication } from './UndoPublication.tsx';

interface PublicationItemProps {
  publication: PublicationsAnswer['publications'][number];
  /** The number of the one that takes it back, if any. */
  undoneBy: number | undefined;
  /** The number of the newest one of all. */
  newest: number | undefined;
}

/** A publication, with what it has changed where that is asked for. */
export function PublicationItem({ publication, undoneBy, newest }: PublicationItemProps) {
  const all = useCopy();
  const { sitePublishing: copy } = all;
  const timeOf = useTimes();
  const [isOpen, setOpen] = useState(false);
  const { number, by, at, undoes, fields, files, facts } = publication;
  const titles = new Set(
    files.flatMap((file) => {
      const inFile = file === clinicFile ? facts.map((name) => pointerOf([name])) : [''];
      return inFile.map((field) => placeTitle(all, nameOf(file), field));
    }),
  );
  return (
    <li className="card p-4">
      <p>
        <span className="font-semibold">{interpolate(copy.number, { NUMBER: number })}</span>{' '}
        <time dateTime={at}>{timeOf(at)}</time>, {interpolate(copy.by, { NAME: by })}
      </p>
      {undoes !== null && <p>{interpolate(copy.undoes, { NUMBER: undoes })}</p>}
      <p className="text-small text-soft">{[...titles].join(', ')}</p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center text-small underline">
          {copy.show} ({interpolate(copy.changed, { COUNT: fields })})
        </summary>
        {isOpen && <Changes number={number} />}
      </details>
      {undoneBy === undefined ? (
        // After another publication, why it could not be undone before may no longer be so.
        <UndoPublication key={newest} number={number} />
      ) : (
        <p className="text-small">{interpolate(copy.undoneBy, { NUMBER: undoneBy })}</p>
      )}
    </li>
  );
}

function Changes({ number }: { number: number }) {
  const { frame } = useCopy();
  const { data, error, refetch } = useQuery({
    queryKey: ['site', 'publication', number],
    queryFn: () => ask<PublicationAnswer>(`/site/publications/${number}`),
  });
  if (!data) {
    return error ? (
      <Problem error={error} retry={() => void refetch()} />
    ) : (
      <Spinner copy={frame.loading} />
    );
  }
  return (
    <ul className="mb-3 divide-y divide-line">
      {data.changes.map((change) => (
        <Change key={change.file + change.field} change={change} />
      ))}
    </ul>
  );
}

function Change({ change }: { change: PublicationAnswer['changes'][number] }) {
  const { file, field, was, value } = change;
  // Its form says what its values are; without it they are shown all the same.
  const { data: page } = useQuery({ ...siteFieldsQuery(nameOf(file)), retry: false });
  return (
    <li className="py-2">
      <FieldName place={{ file, field }} page={page} />
      <BeforeAfter
        before={was}
        after={value}
        form={page && formOfField(page, field)}
        language={languageOf(file) ?? null}
      />
    </li>
  );
}
