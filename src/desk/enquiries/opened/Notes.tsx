import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useDraft } from '../../api/drafts.ts';
import { noteKey } from '../../api/enquiry-changes.ts';
import { useSignedIn } from '../../api/session.ts';
import { Field } from '../../parts/Field.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { noteId } from '../parts/DoctorsNote.tsx';
import { useUnrecorded } from '../parts/unrecorded.ts';
import { useAddNote } from './other-changes.ts';

/** Notes by staff, and a field for a new one. */
export function Notes({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { parts: copy, enquiry: words } = useCopy();
  const { person } = useSignedIn();
  const timeOf = useTimes();
  const { draft, write, clear, readAgain } = useDraft(person.id, enquiry.id);
  const add = useAddNote(enquiry.id, person.name, clear);
  // While it is being saved, the field must not differ from the note.
  const save = () => draft.text.trim() && add.mutate(draft);
  const isWaiting = useIsMutating({ mutationKey: noteKey(enquiry.id) }) > 0;
  const { waiting } = useUnrecorded();
  const isDelayed = isWaiting && waiting.some(({ id }) => id === enquiry.id);
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) readAgain();
    wasWaiting.current = isWaiting;
  });
  const form = useRef<HTMLFormElement>(null);
  const saved = useRef<HTMLParagraphElement>(null);
  const isSaved = add.isSuccess && draft.text === '';
  useEffect(() => {
    // Takes the focus out of the field, so that a phone's keyboard does not cover the message.
    if (isSaved && form.current?.contains(document.activeElement)) saved.current?.focus();
  }, [isSaved]);
  return (
    <section className="card p-5 sm:p-6">
      <h2 id="notes" tabIndex={-1} className="text-card outline-none">
        {copy.notes}
      </h2>
      {enquiry.notes.length === 0 && <p className="mt-2 text-soft">{copy.noNotes}</p>}
      <ul className="mt-2 grid gap-3">
        {enquiry.notes.map((note) => (
          <li key={note.id} id={noteId(note.id)} className="rounded-card bg-panel p-3">
            <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
            <p className="text-small">
              {note.by}, <time dateTime={note.at}>{timeOf(note.at)}</time>
            </p>
          </li>
        ))}
      </ul>
      <form
        ref={form}
        className="mt-4 print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          label={copy.noteLabel}
          hint={copy.noteKept}
          isLong
          maxLength={2_000}
          isReadOnly={isWaiting}
          value={draft.text}
          onChange={write}
        />
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <SubmitButton isDisabled={isWaiting}>{copy.addNote}</SubmitButton>
          <p
            ref={saved}
            role="status"
            tabIndex={-1}
            className="scroll-mb-40 text-small font-semibold outline-none"
          >
            {isSaved && copy.saved}
            {isDelayed && interpolate(words.notRecordedYet, { NAMES: enquiry.name })}
          </p>
        </div>
      </form>
      <Problem error={add.error} />
    </section>
  );
}
