import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { useCopy } from '../../parts/setup.ts';

/** The id of a note on the page. */
export const noteId = (id: string) => `note-${id}`;

/** What the doctor has written since an enquiry was handed on: its beginning, which leads to the whole note. */
export function DoctorsNote({ enquiry: { pending, notes } }: { enquiry: OpenedEnquiry }) {
  const { list: copy } = useCopy();
  const note = notes.find(({ id }) => id === pending?.doctorsNote);
  if (!note) return null;
  return (
    <a
      href={`#${noteId(note.id)}`}
      className="shrink-0 border-l-4 border-l-accent bg-warm px-3 py-1 text-small print:hidden"
    >
      <span className="line-clamp-2 wrap-anywhere">
        <strong className="underline">{copy.doctorWrote}</strong>: {note.text}
      </span>
    </a>
  );
}
