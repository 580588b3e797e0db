import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { eachField } from '../../../shared/enquiry-fields.ts';
import { useKeptEntry } from '../api/drafts.ts';
import { useEnter } from '../api/enter.ts';
import { randomId } from '../api/random-id.ts';
import { useSignedIn } from '../api/session.ts';
import { Heading } from '../parts/Heading.tsx';
import { useCopy } from '../parts/setup.ts';
import { type Entered, type Entry, EntryForm } from './EntryForm.tsx';

const empty: Entry = { source: 'phone', ...eachField(() => '') };

/** Stores an enquiry that came by phone or at the counter. */
export function EnterEnquiry() {
  const { enter: copy } = useCopy();
  const { person } = useSignedIn();
  const navigate = useNavigate();
  const enter = useEnter();
  const { kept, keep, clear } = useKeptEntry<Entry & { id: string }>(person.id);
  const [newId, setNewId] = useState(() => kept?.id ?? randomId());
  const save = (entered: Entered) =>
    enter.mutate(
      { ...entered, id: newId },
      {
        onSuccess: ({ enquiry: { id } }) => {
          clear();
          void navigate({ to: '/enquiries/$id', params: { id }, search: {} });
        },
      },
    );
  const startEmpty = () => {
    clear();
    setNewId(randomId());
  };
  return (
    <div className="max-w-xl">
      <Heading>{copy.heading}</Heading>
      {kept && (
        <p className="mb-4">
          {copy.kept}{' '}
          <button type="button" className="min-h-11 font-semibold underline" onClick={startEmpty}>
            {copy.startEmpty}
          </button>
        </p>
      )}
      <EntryForm
        key={newId}
        first={kept ?? empty}
        onChange={(entry) => keep({ ...entry, id: newId })}
        button={copy.save}
        action={{ ...enter, mutate: save }}
      />
    </div>
  );
}
