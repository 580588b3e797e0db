import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { maxTextLengths } from '../../../shared/desk/text-lengths.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useNoteDraft } from '../api/drafts.ts';
import { noteKey, useAddNote } from '../api/enquiry-changes.ts';
import { useSignedIn } from '../api/session.ts';
import { Field } from '../parts/Field.tsx';
import { Problem } from '../parts/Problem.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useCopy } from '../parts/setup.ts';
import { useTimeWithToday } from '../time/times.ts';
import { useUnrecorded } from './NotRecorded.tsx';

/** Notes by staff, and a field for a new one. */
export function Notes({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { common: copy, enquiry: enquiryCopy } = useCopy();
  const { person } = useSignedIn();
  const { draft, write, clear, reload } = useNoteDraft(person.id, enquiry.id);
  const add = useAddNote(enquiry.id, person.name, clear);
  // While the note is being saved, the field stays read-only, so that the field and the saved note have the same text.
  const save = () => draft.text.trim() && add.mutate(draft);
  const isWaiting = useIsMutating({ mutationKey: noteKey(enquiry.id) }) > 0;
  const { queue } = useUnrecorded();
  const isDelayed = isWaiting && queue.some(({ id }) => id === enquiry.id);
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) reload();
    wasWaiting.current = isWaiting;
  });
  const [isExpanded, setExpanded] = useState(draft.text !== '');
  const form = useRef<HTMLFormElement>(null);
  const savedMessage = useRef<HTMLParagraphElement>(null);
  const isSaved = add.isSuccess && draft.text === '';
  useEffect(() => {
    // Takes the focus out of the field, so that a phone's keyboard does not cover the message.
    if (isSaved && form.current?.contains(document.activeElement)) savedMessage.current?.focus();
  }, [isSaved]);
  return (
    <section className="max-panes:card p-4 panes:-mx-4 panes:border-line panes:not-first:border-t panes:first:pt-0 panes:first:not-last:border-b">
      <h2 id="notes" tabIndex={-1} className="text-card outline-none">
        {copy.notes}
      </h2>
      {enquiry.notes.length === 0 && <p className="mt-2 text-soft">{copy.noNotes}</p>}
      <ul className="mt-2 grid gap-3">
        {enquiry.notes.map((note) => (
          <li key={note.id} id={noteId(note.id)} className="rounded-card bg-panel p-3">
            <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
            <Signature note={note} />
          </li>
        ))}
      </ul>
      <form
        ref={form}
        className="mt-4 print:hidden"
        onFocus={() => setExpanded(true)}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          label={copy.noteLabel}
          hint={isExpanded ? copy.noteHint : undefined}
          isMultiline
          rows={isExpanded ? 3 : 1}
          maxLength={maxTextLengths.note}
          isReadOnly={isWaiting}
          value={draft.text}
          onChange={write}
        />
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {isExpanded && (
            <SubmitButton variant="outline" isDisabled={isWaiting}>
              {copy.addNote}
            </SubmitButton>
          )}
          <p
            ref={savedMessage}
            role="status"
            tabIndex={-1}
            className="scroll-mb-40 text-small font-semibold outline-none"
          >
            {isSaved && copy.saved}
            {isDelayed && interpolate(enquiryCopy.notRecordedYet, { NAMES: enquiry.name })}
          </p>
        </div>
      </form>
      <Problem error={add.error} />
    </section>
  );
}

type Note = OpenedEnquiry['notes'][number];

/** Who wrote a note, and when. */
function Signature({ note: { by, at } }: { note: Note }) {
  const timeOf = useTimeWithToday();
  return (
    <p className="text-small leading-tight">
      {by}, <time dateTime={at}>{timeOf(at)}</time>
    </p>
  );
}

/** The id of a note on the page. */
const noteId = (id: string) => `note-${id}`;

/** The beginning of the newest note by a doctor since the enquiry was handed over, as a link to the whole note. */
export function DoctorsNote({ enquiry: { pending, notes } }: { enquiry: OpenedEnquiry }) {
  const { list: copy } = useCopy();
  const note = notes.find(({ id }) => id === pending?.doctorsNote);
  if (!note) return null;
  return (
    <a
      href={`#${noteId(note.id)}`}
      className="warning-ground shrink-0 px-3 py-1 text-small print:hidden"
    >
      <span className="line-clamp-2 wrap-anywhere">
        <strong className="underline">{copy.doctorWrote}</strong>: {note.text}
      </span>
    </a>
  );
}

/** The beginning of the latest note, as a link to the whole one; only on a phone, where the notes are further down. */
export function LatestNote({ enquiry: { pending, notes } }: { enquiry: OpenedEnquiry }) {
  const note = notes.at(-1);
  if (!note || note.id === pending?.doctorsNote) return null;
  return (
    <a
      href={`#${noteId(note.id)}`}
      className="block shrink-0 rounded-card bg-panel px-3 py-1 leading-snug md:hidden print:hidden"
    >
      <span className="line-clamp-2 wrap-anywhere">{note.text}</span>
      <Signature note={note} />
    </a>
  );
}
