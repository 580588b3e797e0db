import {
  enquiryFields,
  type FieldName,
  type FieldProblem,
} from '../../../shared/enquiry-fields.ts';
import type { ContactFormCopy } from '../../content/read/contact-form.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextParts } from '../../ui/TextParts.tsx';
import { useTypedValue } from './typed-value.ts';

interface FormFieldProps {
  name: FieldName;
  copy: ContactFormCopy;
  problem: FieldProblem | undefined;
  /** Whether the line about an emergency is shown below its problem, where the visitor is looking. */
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
  const common = {
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
          {...common}
          {...input}
          placeholder={name === 'phone' ? copy.phonePlaceholder : undefined}
        />
      ) : (
        <textarea
          {...common}
          rows={5}
          className={`${common.className} max-sm:h-30 max-sm:leading-snug`}
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
