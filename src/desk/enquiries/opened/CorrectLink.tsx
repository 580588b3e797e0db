import { Link, useSearch } from '@tanstack/react-router';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { useCopy } from '../../parts/setup.ts';

/** A link to correct what staff have entered by hand; what a patient has written stays as it is. */
export function CorrectLink({ enquiry: { id, source } }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy } = useCopy();
  const filter = useSearch({ from: '/signed-in/enquiries/$id' });
  if (source === 'form') return null;
  return (
    <Link
      to="/enquiries/$id/correct"
      params={{ id }}
      search={filter}
      className="inline-block min-h-11 content-center font-semibold underline print:hidden"
    >
      {copy.correct}
    </Link>
  );
}
