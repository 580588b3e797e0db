import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/index.ts';
import { useDelete } from '../api/changes.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { useWords } from '../setup.ts';
import type { Filter } from './filter.ts';

/** Deletes an enquiry for good, once a word has been typed. */
export function Deletion({ enquiry, filter }: { enquiry: OpenedEnquiry; filter: Filter }) {
  const { parts: words } = useWords();
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useDelete(enquiry.id);
  return (
    <p>
      <button
        type="button"
        className="min-h-11 font-semibold underline"
        onClick={() => setAsking(true)}
      >
        {words.delete}
      </button>
      {isAsking && (
        <Confirm
          heading={words.deleteHeading}
          text={words.deleteText}
          action={words.delete}
          word={words.deleteWord}
          error={remove.error}
          isPending={remove.isPending}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => navigate({ to: '/', search: filter }),
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </p>
  );
}
