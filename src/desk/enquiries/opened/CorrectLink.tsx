import { Link, useSearch } from '@tanstack/react-router';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { useCopy } from '../../parts/setup.ts';

/**
 * A link to correct what staff have entered by hand, or the phone number of what a patient has written. It is large
 * enough for a thumb, but takes up no more than its line: below a number in doubt, the screen has no room for more.
 */
export function CorrectLink({ enquiry: { id, source } }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy } = useCopy();
  const filter = useSearch({ from: '/signed-in/enquiries/$id' });
  return (
    <Link
      to="/enquiries/$id/correct"
      params={{ id }}
      search={filter}
      className="relative -mt-3 -mb-2 block min-h-11 w-fit content-center font-semibold underline print:hidden"
    >
      {source === 'form' ? copy.correctPhone : copy.correct}
    </Link>
  );
}
