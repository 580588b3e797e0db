import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { eachField, enquiryFields } from '../../../shared/enquiry-fields.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useEnquiry } from '../api/enquiries.ts';
import { useCorrect, useCorrectPhone } from '../api/enquiry-changes.ts';
import { DeskError } from '../api/request.ts';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { type Entered, EntryForm } from './Entry.tsx';

/** Corrects an enquiry that staff have entered by hand, or the phone number of one that a patient has written. */
export function CorrectEnquiry() {
  const { enter: copy, enquiry: plain, frame, notices } = useCopy();
  const { id } = useParams({ from: '/signed-in/enquiries/$id/correct' });
  const filter = useSearch({ from: '/signed-in/enquiries/$id/correct' });
  const { data: enquiry, error, isPending, refetch } = useEnquiry(id);
  return (
    <div className="max-w-xl">
      <Heading>{enquiry?.source === 'form' ? plain.correctPhone : copy.correct}</Heading>
      {isPending && <Spinner copy={frame.loading} />}
      {!enquiry && <Problem error={error} retry={() => void refetch()} />}
      {enquiry?.source === 'form' && <CorrectPhone opened={enquiry} />}
      {enquiry && enquiry.source !== 'form' && (
        <Correction opened={{ ...enquiry, source: enquiry.source }} />
      )}
      <Link
        to="/enquiries/$id"
        params={{ id }}
        search={filter}
        className={buttonClasses('outline', 'mt-4 w-full')}
      >
        {notices.cancel}
      </Link>
    </div>
  );
}

interface CorrectionProps {
  opened: OpenedEnquiry & { source: Entered['source'] };
}

/** If someone else has changed the enquiry since it was opened here, that is shown before it can be replaced. */
function Correction({ opened }: CorrectionProps) {
  const { enter: copy, notices } = useCopy();
  const filter = useSearch({ from: '/signed-in/enquiries/$id/correct' });
  const navigate = useNavigate();
  const [first] = useState(opened);
  const { id, source, language, booked } = first;
  const chosen = booked.find(({ kind }) => kind === 'package')?.id;
  const correct = useCorrect(id);
  const { enquiry: meanwhile } = correct.error instanceof DeskError ? correct.error : {};
  const save = (entered: Entered) =>
    correct.mutate(
      { ...entered, version: (meanwhile ?? first).version },
      {
        onSuccess: () => void navigate({ to: '/enquiries/$id', params: { id }, search: filter }),
      },
    );
  return (
    <EntryForm
      first={{ source, language, package: chosen, ...eachField((name) => first[name]) }}
      button={meanwhile ? notices.saveMine : copy.saveCorrected}
      note={meanwhile && <Meanwhile enquiry={meanwhile} />}
      action={{ ...correct, mutate: save }}
    />
  );
}

/** What the enquiry says now. */
function Meanwhile({ enquiry: { name, phone, email, message } }: { enquiry: OpenedEnquiry }) {
  return (
    <div className="mb-3 rounded-card bg-panel p-4 wrap-anywhere">
      <p>{[name, phone, email].filter(Boolean).join(', ')}</p>
      <p className="whitespace-pre-wrap">{message}</p>
    </div>
  );
}

/**
 * Corrects the phone number that a patient has written. If someone else has changed the enquiry since it was opened
 * here, the number that it has now is shown before it can be replaced.
 */
function CorrectPhone({ opened }: { opened: OpenedEnquiry }) {
  const { enter: copy, notices } = useCopy();
  const filter = useSearch({ from: '/signed-in/enquiries/$id/correct' });
  const navigate = useNavigate();
  const [first] = useState(opened);
  const [typed, write] = useState(first.phone);
  const { id } = first;
  const correct = useCorrectPhone(id);
  const { enquiry: meanwhile } = correct.error instanceof DeskError ? correct.error : {};
  const save = () => {
    const { version } = meanwhile ?? first;
    correct.mutate(
      { phone: typed, version },
      {
        onSuccess: () => void navigate({ to: '/enquiries/$id', params: { id }, search: filter }),
      },
    );
  };
  return (
    <Form
      action={{ ...correct, mutate: save }}
      button={meanwhile ? notices.saveMine : copy.saveCorrected}
      buttonKept="atEdge"
      note={meanwhile && <p className="mb-3 rounded-card bg-panel p-4">{meanwhile.phone}</p>}
    >
      <Field
        label={copy.number}
        type="tel"
        autoComplete="off"
        isRequired
        maxLength={enquiryFields.phone.maxLength}
        value={typed}
        onChange={write}
      />
    </Form>
  );
}
