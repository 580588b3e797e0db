import { useLayoutEffect, useState } from 'react';
import {
  enquiryFields,
  type FieldName,
  type FieldProblem,
} from '../../../shared/enquiry-fields.ts';
import type { ContactFormCopy } from '../../content/read/contact-form.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextParts } from '../../ui/TextParts.tsx';

interface FormFieldProps {
  name: FieldName;
  copy: ContactFormCopy;
  problem: FieldProblem | undefined;
  /** Whether the line about an emergency is shown below its problem, because the visitor is looking there. */
  saysEmergency: boolean;
  /** The value that the server renders. */
  value: string;
  /** True while the form is being sent, so that nothing is typed that would be lost. */
  readOnly: boolean;
}

const fieldClasses = 'field mt-1 scroll-mt-8 py-2.5 placeholder:text-soft sm:mt-1.5 sm:py-3';

/** A labelled field; its error is shown right below. */
export function FormField({ name, copy, problem, saysEmergency, value, readOnly }: FormFieldProps) {
  const { input, isHalfRow } = enquiryFields[name];
  const id = `contact-${name}`;
  const problemId = `${id}-problem`;
  const defaultValue = useTypedValue(id, value);
  const commonProps = {
    id,
    name,
    required: true,
    defaultValue,
    readOnly,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? problemId : undefined,
    className: `${fieldClasses} ${problem ? 'border-3 border-ink bg-warm' : 'border-rule'}`,
  };
  return (
    <div className={isHalfRow ? undefined : 'sm:col-span-2'}>
      <label htmlFor={id} className="font-semibold">
        {copy[name]}
      </label>
      {input ? (
        <input
          {...commonProps}
          {...input}
          placeholder={name === 'phone' ? copy.phonePlaceholder : undefined}
        />
      ) : (
        <textarea
          {...commonProps}
          rows={5}
          className={`${commonProps.className} max-sm:h-30 max-sm:leading-snug`}
        />
      )}
      {problem && (
        <p id={problemId} className="mt-1.5 flex gap-2 font-semibold text-plain">
          <Icon name="alert" size={20} className="shrink-0" />
          {copy.problems[name][problem]}
        </p>
      )}
      {saysEmergency && (
        <p className="mt-1.5 font-semibold text-plain empty:hidden">
          <TextParts parts={copy.errorEmergency} />
        </p>
      )}
    </div>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The field of the page with this id; null on the server. */
export function fieldInPage(id: string): Field | null {
  if (import.meta.env.SSR) return null;
  return document.getElementById(id) as Field | null;
}

/**
 * Keeps what a visitor typed into a field before hydration. React would write the default value into a
 * textarea that it hydrates, so only the server renders one.
 * @param id of the field
 * @param value that the server renders
 * @returns the default value to render
 */
function useTypedValue(id: string, value: string): string | undefined {
  const [captured] = useState(() => captureTypedValue(id));
  useLayoutEffect(() => {
    const field = fieldInPage(id);
    if (!field || !captured || field === captured.field) return;
    // React has replaced the form, as when the browser has translated the page.
    field.value = captured.value;
    if (captured.hadFocus) field.focus();
  }, [id, captured]);
  return import.meta.env.SSR ? value : undefined;
}

function captureTypedValue(id: string) {
  const field = fieldInPage(id);
  if (!field) return null;
  const { value } = field;
  // React is about to clear the default value. A value that has been set no longer follows it.
  field.value = value;
  return { field, value, hadFocus: document.activeElement === field };
}
