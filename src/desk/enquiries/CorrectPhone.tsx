import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { enquiryFields } from '../../../shared/enquiry-fields.ts';
import { useCorrectPhone } from '../api/enter.ts';
import { DeskError } from '../api/request.ts';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { useCopy } from '../parts/setup.ts';
import { usePhoneDoubt } from './phone-doubt.ts';

/**
 * Corrects the phone number that a patient has written. If someone else has changed the enquiry since it was opened
 * here, the number that it has now is shown before it can be replaced.
 */
export function CorrectPhone({ opened }: { opened: OpenedEnquiry }) {
  const { enter: copy, notices } = useCopy();
  const filter = useSearch({ from: '/signed-in/enquiries/$id/correct' });
  const navigate = useNavigate();
  const [first] = useState(opened);
  const [typed, write] = useState(first.phone);
  const phone = usePhoneDoubt(typed);
  const { id } = first;
  const correct = useCorrectPhone(id);
  const { enquiry: meanwhile } = correct.error instanceof DeskError ? correct.error : {};
  const save = async () => {
    if (!(await phone.canSave())) return;
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
      action={{ ...correct, mutate: () => void save() }}
      button={meanwhile ? notices.saveMine : copy.saveCorrected}
      buttonKept="atEdge"
      note={meanwhile && <p className="mb-3 rounded-card bg-panel p-4">{meanwhile.phone}</p>}
    >
      <Field
        label={copy.number}
        field={phone.field}
        type="tel"
        autoComplete="off"
        isRequired
        maxLength={enquiryFields.phone.longest}
        problem={phone.isDoubtful ? copy.doubtful : undefined}
        value={typed}
        onChange={write}
        onBlur={phone.leave}
      />
    </Form>
  );
}
