import { Link, useSearch } from '@tanstack/react-router';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { useCopy } from '../../parts/setup.ts';

/** A link to correct what staff have entered by hand, or the phone number of what a patient has written. */
export function CorrectLink({ enquiry: { id, source } }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy } = useCopy();
  const filter = useSearch({ from: '/signed-in/enquiries/$id' });
  return (
    <Link
      to="/enquiries/$id/correct"
      params={{ id }}
      search={filter}
      className="inline-block min-h-6 content-center font-semibold underline print:hidden"
    >
      {source === 'form' ? copy.correctPhone : copy.correct}
    </Link>
  );
}
