import { type FormEvent, type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RefusedForm } from '../../../shared/enquiry.ts';
import {
  eachField,
  type FieldProblems,
  fieldNames,
  problemsOf,
} from '../../../shared/enquiry-fields.ts';
import type { ContactFormCopy } from '../../content/read/contact-form.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { TextParts } from '../../ui/TextParts.tsx';
import type { MomentFormat } from '../../words/moments.ts';
import { fillId, newEnquiryId } from './enquiry-id.ts';
import { FieldSummary } from './FieldSummary.tsx';
import { FormField, fieldInPage } from './FormField.tsx';
import { FormReceipt, IncompleteNumber } from './FormReceipt.tsx';
import { FormStatus } from './FormStatus.tsx';
import { type SendResult, sendEnquiry } from './send-enquiry.ts';
import { nextState, statusDuration } from './state.ts';

export interface ContactFormProps {
  copy: ContactFormCopy;
  /** The clinic's phone number, for the link under the red message. */
  call: { href: string; text: string };
  /** The language of the page, stored with the enquiry. */
  language: string;
  /** How times are formatted. */
  times: MomentFormat;
  /** Whether the page has drafts: nothing is sent from it. */
  isPreview: boolean;
  /** The text that the message begins with. */
  message?: string | undefined;
  /** The package or service that the address names. */
  booking?: { kind: 'package' | 'service'; id: string } | undefined;
  /** A form that was sent without JavaScript and refused: it is filled in again, and its mistakes are marked. */
  refusedForm?: RefusedForm | undefined;
  /** Set if a message was received whose private page cannot be shown; `urgent` if it has emergency words. */
  receivedMessage?: 'ordinary' | 'urgent' | undefined;
}

/** "Send Message": sent to the site's server, with or without JavaScript. */
export default function ContactForm({
  copy,
  call,
  language,
  times,
  isPreview,
  message = '',
  booking,
  refusedForm,
  receivedMessage,
}: ContactFormProps) {
  const [state, dispatch] = useReducer(nextState, {
    phase: refusedForm ? 'error' : receivedMessage ? 'success' : 'idle',
    failure: refusedForm?.problem ?? 'failed',
    listedProblems: refusedForm?.fields ?? {},
    inlineProblems: refusedForm?.fields ?? {},
    isEmptied: refusedForm?.problem === 'too-large',
    offersCall: refusedForm !== undefined,
    receipt: null,
    isUrgent: refusedForm?.urgent === true || receivedMessage === 'urgent',
  });
  const submittedValues = refusedForm?.values;
  const form = useRef<HTMLFormElement>(null);
  const [id, setId] = useState(() => fieldInPage('contact-id')?.value ?? submittedValues?.id ?? '');

  useEffect(() => {
    if (state.phase !== 'success' && state.phase !== 'error') return;
    const timer = setTimeout(() => dispatch({ type: 'dismissed' }), statusDuration);
    return () => clearTimeout(timer);
  }, [state.phase]);

  function change({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const name = fieldNames.find((field) => field === (target as HTMLInputElement).name);
    const isValid = name !== undefined && !(name in checkFields(currentTarget));
    dispatch({ type: 'changed', ...(isValid && { validField: name }) });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.phase === 'sending' || isPreview || !form.current) return;
    let request: Promise<SendResult>;
    try {
      const problems = checkFields(form.current);
      if (Object.keys(problems).length > 0) {
        flushSync(() => dispatch({ type: 'checked', fields: problems }));
        showOutcome(form.current, problems);
        return;
      }
      const enquiry = { ...valuesOf(form.current), id: id || newEnquiryId() };
      request = sendEnquiry(enquiry);
      setId(enquiry.id);
    } catch (error) {
      // A browser that cannot run this script can still post the form.
      console.error('The form is submitted without this script, which failed:', error);
      fillId(form.current);
      form.current.submit();
      return;
    }
    dispatch({ type: 'send' });
    const result = await request;
    if (result.success) {
      clearFields(form.current);
      setId('');
    }
    // Rendered synchronously, to be scrolled to the middle of the screen, clear of a phone's bars.
    flushSync(() =>
      dispatch(result.success ? { ...result, type: 'delivered' } : { ...result, type: 'refused' }),
    );
    showOutcome(form.current, result.success ? {} : result.fields);
  }

  const isSending = state.phase === 'sending';
  const { receipt, isUrgent } = state;
  const receiptProps = receipt && { receipt, copy: copy.receipt, times };
  const incompleteNumber = receiptProps && <IncompleteNumber {...receiptProps} />;
  return (
    <form
      ref={form}
      id="contact-form"
      method="post"
      // Without JavaScript the page is loaded again: the fragment scrolls it to the outcome.
      action="/api/enquiries#form-outcome"
      // The browser would say what is wrong in its own language, not in the page's.
      noValidate
      onSubmit={submit}
      onInput={change}
      className="grid gap-2 sm:gap-5"
    >
      <div>
        <h2 className="text-card">{copy.heading}</h2>
        <p className="mt-1 text-plain text-soft leading-snug sm:leading-normal">
          <TextParts parts={copy.intro} /> {copy.required}
        </p>
      </div>
      {isPreview && (
        <p className="rounded-card border-2 border-ink bg-warm p-4 font-semibold empty:hidden">
          {copy.preview}
          <input type="hidden" name="preview" value="yes" />
        </p>
      )}
      <FieldSummary state={state} copy={copy} />
      <div className="grid gap-2 sm:grid-cols-2 sm:gap-5">
        {fieldNames.map((name) => (
          <FormField
            key={name}
            name={name}
            copy={copy}
            problem={state.inlineProblems[name]}
            saysEmergency={name === firstRefused(state.listedProblems)}
            value={submittedValues?.[name] ?? (name === 'message' ? message : '')}
            readOnly={isSending}
          />
        ))}
      </div>
      <div className="sr-only" aria-hidden="true">
        <label>
          {copy.leaveEmpty}
          <input type="text" name="leave-empty" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" id="contact-id" name="id" value={id} />
      <input type="hidden" name="language" value={language} />
      {booking && <input type="hidden" name={booking.kind} value={booking.id} />}
      <button
        type="submit"
        disabled={isSending || isPreview}
        className={buttonClasses('primary', 'mt-1.5 disabled:opacity-70 sm:mt-0')}
      >
        {isSending ? copy.sending : copy.send}
      </button>
      {/* The warning is above the green message, which disappears, but below the box with the ambulance number. */}
      {!isUrgent && incompleteNumber}
      <FormStatus state={state} copy={copy} call={call} />
      {isUrgent && incompleteNumber}
      {receiptProps && <FormReceipt {...receiptProps} />}
    </form>
  );
}

/** What the form would post; if several half days were ticked before scripts ran, all of them. */
function valuesOf(form: HTMLFormElement): Record<string, string | string[]> {
  const data = new FormData(form);
  const names = [...new Set(data.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...others] = data.getAll(name).map(String);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}

const firstRefused = (fields: FieldProblems) => fieldNames.find((name) => fields[name]);

/** Leads to the first field that needs a change, or else to the message about the outcome. */
function showOutcome(form: HTMLFormElement, fields: FieldProblems) {
  const firstInvalid = firstRefused(fields);
  const target = firstInvalid ? `[name="${firstInvalid}"]` : '[role="status"]';
  const outcome = form.querySelector<HTMLElement>(target);
  outcome?.focus({ preventScroll: true });
  outcome?.scrollIntoView({ block: 'center' });
}

/** Empties the fields, and unticks half days; a reset would bring back the text the message began with. */
function clearFields(form: HTMLFormElement) {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = '';
  }
  for (const box of form.elements) {
    if (box instanceof HTMLInputElement && box.type === 'checkbox') box.checked = false;
  }
}

/** What is wrong with the fields of the form, as the server would say. */
function checkFields(form: HTMLFormElement): FieldProblems {
  const formData = new FormData(form);
  return problemsOf(eachField((name) => String(formData.get(name) ?? '').trim()));
}
