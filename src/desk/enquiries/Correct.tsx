import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { eachField, enquiryFields } from '../../../shared/enquiry-fields.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useEnquiry } from '../api/enquiries.ts';
import { useCorrect } from '../api/enquiry-changes.ts';
import { DeskError } from '../api/request.ts';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { type EnteredEnquiry, EntryForm } from './Entry.tsx';

/** Corrects an enquiry that staff have entered, or the phone number in one that came through the form. */
export function CorrectEnquiry() {
  const { enter: copy, enquiry: enquiryCopy, frame, common } = useCopy();
  const { id } = useParams({ from: '/signed-in/enquiries/$id/correct' });
  const filter = useSearch({ from: '/signed-in/enquiries/$id/correct' });
  const { data: enquiry, error, isPending, refetch } = useEnquiry(id);
  return (
    <div className="max-w-3xl">
      <Heading>{enquiry?.source === 'form' ? enquiryCopy.correctPhone : copy.correct}</Heading>
      {isPending && <Spinner copy={frame.loading} />}
      {!enquiry && <Problem error={error} retry={() => void refetch()} />}
      {enquiry && (
        <div className="md:card md:p-6">
          {enquiry.source === 'form' ? (
            <CorrectPhone enquiry={enquiry} />
          ) : (
            <Correction enquiry={{ ...enquiry, source: enquiry.source }} />
          )}
        </div>
      )}
      <Link
        to="/enquiries/$id"
        params={{ id }}
        search={filter}
        className={buttonClasses('outline', 'mt-4 max-md:w-full')}
      >
        {common.cancel}
      </Link>
    </div>
  );
}

/**
 * Saves a correction, then returns to the enquiry. If someone else has changed it since it was opened here, `conflict`
 * is its current state, which is shown before it can be overwritten.
 */
function useCorrection<Fields>({ id, version }: OpenedEnquiry, endpoint: 'entered' | 'phone') {
  const { enter: copy, notices } = useCopy();
  const filter = useSearch({ from: '/signed-in/enquiries/$id/correct' });
  const navigate = useNavigate();
  const correct = useCorrect<Fields & { version: number }>(id, endpoint);
  const { enquiry: conflict } = correct.error instanceof DeskError ? correct.error : {};
  return {
    conflict,
    button: conflict ? notices.saveMine : copy.saveCorrected,
    action: {
      isPending: correct.isPending,
      error: correct.error,
      mutate: (correction: Fields) =>
        correct.mutate(
          { ...correction, version: conflict?.version ?? version },
          {
            onSuccess: () =>
              void navigate({ to: '/enquiries/$id', params: { id }, search: filter }),
          },
        ),
    },
  };
}

interface CorrectionProps {
  enquiry: OpenedEnquiry & { source: EnteredEnquiry['source'] };
}

/** Corrects an enquiry that staff have entered. */
function Correction({ enquiry }: CorrectionProps) {
  const [initialEnquiry] = useState(enquiry);
  const { source, language, booked } = initialEnquiry;
  const packageId = booked.find(({ kind }) => kind === 'package')?.id;
  const { conflict, ...form } = useCorrection<EnteredEnquiry>(initialEnquiry, 'entered');
  return (
    <EntryForm
      {...form}
      initialEntry={{
        source,
        language,
        package: packageId,
        ...eachField((name) => initialEnquiry[name]),
      }}
      note={conflict && <CurrentEnquiry enquiry={conflict} />}
    />
  );
}

/** What an enquiry says after someone else has changed it. */
function CurrentEnquiry({ enquiry: { name, phone, email, message } }: { enquiry: OpenedEnquiry }) {
  return (
    <div className="mb-3 rounded-card bg-panel p-4 wrap-anywhere">
      <p>{[name, phone, email].filter(Boolean).join(', ')}</p>
      <p className="whitespace-pre-wrap">{message}</p>
    </div>
  );
}

/** Corrects the phone number that a patient has written. */
function CorrectPhone({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { fields } = useCopy();
  const [initialEnquiry] = useState(enquiry);
  const [phone, setPhone] = useState(initialEnquiry.phone);
  const { conflict, button, action } = useCorrection<{ phone: string }>(initialEnquiry, 'phone');
  return (
    <Form
      action={{ ...action, mutate: () => action.mutate({ phone }) }}
      button={button}
      stickyButton="atEdge"
      note={conflict && <p className="mb-3 rounded-card bg-panel p-4">{conflict.phone}</p>}
    >
      <Field
        label={fields.phone}
        type="tel"
        autoComplete="off"
        isRequired
        maxLength={enquiryFields.phone.maxLength}
        value={phone}
        onChange={setPhone}
      />
    </Form>
  );
}
