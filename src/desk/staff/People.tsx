import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invitation, Person, StaffRole } from '../../../shared/desk/people.ts';
import { maxTextLengths } from '../../../shared/desk/text-lengths.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { sendRequest } from '../api/request.ts';
import { useSignedIn } from '../api/session.ts';
import { Confirm } from '../dialogs/Confirm.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';

const peopleKey = ['people'];

/** The accounts; for doctors only. */
export function People() {
  const { people: copy } = useCopy();
  const client = useQueryClient();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: peopleKey,
    queryFn: () => sendRequest<{ people: Person[] }>('/people'),
    staleTime: 0,
  });
  const showInvitation = (newInvitation: Invitation | null) => {
    setInvitation(newInvitation);
    return client.invalidateQueries({ queryKey: peopleKey });
  };
  return (
    <>
      <Heading>{copy.heading}</Heading>
      {invitation && <InvitationLink key={invitation.link} invitation={invitation} />}
      <Problem error={error} retry={() => void refetch()} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ul className="card divide-y divide-line">
          {data?.people.map((person) => (
            <PersonItem key={person.id} person={person} onChange={showInvitation} />
          ))}
        </ul>
        <NewPersonForm onAdded={showInvitation} />
      </div>
    </>
  );
}

interface PersonItemProps {
  person: Person;
  /** Called with a new link, or with null to hide the last one. */
  onChange: (invitation: Invitation | null) => Promise<void>;
}

function PersonItem({ person, onChange }: PersonItemProps) {
  const { people: copy } = useCopy();
  const isOwnAccount = useSignedIn().person.id === person.id;
  const [dialog, setDialog] = useState<'reset' | 'remove' | null>(null);
  const reset = useMutation({
    mutationFn: () => sendRequest<Invitation>(`/people/${person.id}/reset`, 'POST', {}),
    onSuccess: (newInvitation) => {
      setDialog(null);
      return onChange(newInvitation);
    },
  });
  const remove = useMutation({
    mutationFn: () => sendRequest(`/people/${person.id}`, 'DELETE'),
    onSuccess: () => onChange(null),
  });
  const values = { NAME: person.name };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 px-4 py-2 sm:px-5">
      <div>
        <p className="wrap-anywhere font-semibold">{person.name}</p>
        <p className="wrap-anywhere text-small">
          {person.email}, {copy[person.role]}
          {!person.active && `, ${copy.invited}`}
          {person.twoFactor && `, ${copy.withCode}`}
        </p>
      </div>
      <div className="flex gap-6 text-small font-semibold">
        {!isOwnAccount && (
          <button
            type="button"
            className="min-h-11 underline"
            aria-label={`${copy.reset}: ${person.name}`}
            onClick={() => setDialog('reset')}
          >
            {copy.reset}
          </button>
        )}
        <button
          type="button"
          className="min-h-11 underline"
          aria-label={`${copy.remove}: ${person.name}`}
          onClick={() => setDialog('remove')}
        >
          {copy.remove}
        </button>
      </div>
      {dialog === 'reset' && (
        <Confirm
          heading={interpolate(copy.resetHeading, values)}
          text={interpolate(copy.resetText, values)}
          action={copy.reset}
          error={reset.error}
          isPending={reset.isPending}
          onConfirm={() => reset.mutate()}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'remove' && (
        <Confirm
          heading={interpolate(copy.removeHeading, values)}
          text={copy.removeText}
          action={copy.remove}
          error={remove.error}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setDialog(null)}
        />
      )}
    </li>
  );
}

/** The link for choosing a password, which is shown once. */
function InvitationLink({ invitation: { person, link } }: { invitation: Invitation }) {
  const { people: copy, visits } = useCopy();
  const message = interpolate(copy.invitation, { LINK: link });
  return (
    <section role="status" className="card mb-6 bg-success p-5 text-success-ink">
      <p className="font-semibold">{interpolate(copy.link, { NAME: person.name })}</p>
      <p className="mt-2 wrap-anywhere">
        <code>{link}</code>
      </p>
      {new URL(link).origin !== window.location.origin && (
        <p className="mt-2">
          {interpolate(copy.linkElsewhere, { ADDRESS: window.location.origin })}
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses('outline')}
        >
          {copy.byWhatsapp}
        </a>
        <CopyButton text={link} label={visits.copy} copiedLabel={visits.copied} />
      </p>
    </section>
  );
}

const roles: StaffRole[] = ['reception', 'doctor'];

/** Creates an account, and shows the link with which its owner can choose a password. */
function NewPersonForm({ onAdded }: { onAdded: (invitation: Invitation) => void }) {
  const { people: copy, fields } = useCopy();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('reception');
  const add = useMutation({
    mutationFn: () =>
      sendRequest<Invitation>('/people', 'POST', { name, email: email.trim(), role }),
    onSuccess: (invitation) => {
      setName('');
      setEmail('');
      onAdded(invitation);
    },
  });
  const hints = { reception: copy.receptionHint, doctor: copy.doctorHint };
  return (
    <section className="card p-5 sm:p-6 md:[&_button]:justify-self-start">
      <h2 className="mb-4 text-card">{copy.addHeading}</h2>
      <Form action={add} button={copy.add}>
        <Field
          label={fields.name}
          isRequired
          maxLength={maxTextLengths.personName}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <Field
          label={fields.email}
          type="email"
          isRequired
          autoComplete="off"
          value={email}
          onChange={setEmail}
        />
        <fieldset>
          <legend className="font-semibold">{copy.role}</legend>
          {roles.map((each) => (
            <label key={each} className="mt-2 flex items-start gap-3">
              <input
                type="radio"
                name="role"
                className="mt-1 size-5 shrink-0 accent-brand"
                checked={role === each}
                onChange={() => setRole(each)}
              />
              <span>
                {copy[each]}
                <span className="block text-small text-soft">{hints[each]}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </Form>
    </section>
  );
}
