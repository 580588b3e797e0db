import { useNavigate } from '@tanstack/react-router';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { DeleteForGood } from '../../dialogs/DeleteForGood.tsx';
import { useCopy } from '../../parts/setup.ts';
import type { Filter } from '../parts/filter.ts';
import { useDelete } from './other-changes.ts';

/** Deletes an enquiry permanently, once a word has been typed. */
export function Deletion({ enquiry, filter }: { enquiry: OpenedEnquiry; filter: Filter }) {
  const { parts: copy } = useCopy();
  const navigate = useNavigate();
  const leave = () => navigate({ to: '/', search: filter, resetScroll: false });
  const remove = useDelete(enquiry, leave);
  return (
    <DeleteForGood
      copy={{ ...copy, deleteHeading: interpolate(copy.deleteHeading, { NAME: enquiry.name }) }}
      remove={remove}
      onConfirm={() => remove.mutate()}
    />
  );
}
