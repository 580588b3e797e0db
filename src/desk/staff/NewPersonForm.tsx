import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invitation, StaffRole } from '../../../shared/desk/people.ts';
import { ask } from '../api/request.ts';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { useCopy } from '../parts/setup.ts';

const roles: StaffRole[] = ['reception', 'doctor'];

/** Creates an account, whose owner receives a link for choosing a password. */
export function NewPersonForm({ onAdded }: { onAdded: (invitation: Invitation) => void }) {
  const { people: copy } = useCopy();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('reception');
  const add = useMutation({
    mutationFn: () => ask<Invitation>('/people', 'POST', { name, email: email.trim(), role }),
    onSuccess: (invitation) => {
      setName('');
      setEmail('');
      onAdded(invitation);
    },
  });
  const hints = { reception: copy.receptionHint, doctor: copy.doctorHint };
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-4 text-card">{copy.addHeading}</h2>
      <Form action={add} button={copy.add}>
        <Field
          label={copy.name}
          isRequired
          maxLength={100}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <Field
          label={copy.email}
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
