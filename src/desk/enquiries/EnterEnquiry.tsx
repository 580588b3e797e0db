import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { eachField } from '../../../shared/enquiry-fields.ts';
import { useEnter } from '../api/enter.ts';
import { randomId } from '../api/random-id.ts';
import { Heading } from '../parts/Heading.tsx';
import { useCopy } from '../parts/setup.ts';
import { type Entered, EntryForm } from './EntryForm.tsx';

/** Stores an enquiry that came by phone or at the counter. */
export function EnterEnquiry() {
  const { enter: copy } = useCopy();
  const navigate = useNavigate();
  const enter = useEnter();
  const [newId] = useState(randomId);
  const save = (entered: Entered) =>
    enter.mutate(
      { id: newId, ...entered },
      {
        onSuccess: ({ enquiry: { id } }) =>
          void navigate({ to: '/enquiries/$id', params: { id }, search: {} }),
      },
    );
  return (
    <div className="max-w-xl">
      <Heading>{copy.heading}</Heading>
      <EntryForm
        first={{ source: 'phone', ...eachField(() => '') }}
        button={copy.save}
        action={{ ...enter, mutate: save }}
      />
    </div>
  );
}
