import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { NewEnquiry } from '../../../shared/desk/enquiries/changes.ts';
import {
  type EnquiryContent,
  eachField,
  enquiryFields,
  problemsOf,
} from '../../../shared/enquiry-fields.ts';
import { detectLanguage } from '../../../shared/text/message-language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { randomId, useFormDraft } from '../api/drafts.ts';
import { useEnterEnquiry } from '../api/enquiry-changes.ts';
import { useSignedIn } from '../api/session.ts';
import { Choices } from '../parts/Choices.tsx';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { Heading } from '../parts/Heading.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';

const emptyDraft: EntryDraft = { source: 'phone', ...eachField(() => '') };

/** Stores an enquiry that came by phone or at the counter. */
export function EnterEnquiry() {
  const { enter: copy, list } = useCopy();
  const { person } = useSignedIn();
  const navigate = useNavigate();
  const enter = useEnterEnquiry();
  const { draft, keep, clear } = useFormDraft<EntryDraft & { id: string }>(person.id, 'enquiry');
  const [newId, setNewId] = useState(() => draft?.id ?? randomId());
  const save = (newEnquiry: EnteredEnquiry) =>
    enter.mutate(
      { ...newEnquiry, id: newId },
      {
        onSuccess: ({ enquiry: { id } }) => {
          clear();
          void navigate({ to: '/enquiries/$id', params: { id }, search: {} });
        },
      },
    );
  const startEmpty = () => {
    clear();
    setNewId(randomId());
  };
  return (
    <div className="mx-auto max-w-3xl">
      <Link to="/" className="mb-1 inline-flex min-h-11 items-center gap-2 text-small underline">
        <Icon name="arrow-left" size={16} />
        {list.heading}
      </Link>
      <Heading>{copy.heading}</Heading>
      {draft && (
        <p className="mb-4">
          {copy.notSavedYet}{' '}
          <button type="button" className="min-h-11 font-semibold underline" onClick={startEmpty}>
            {copy.startEmpty}
          </button>
        </p>
      )}
      <div className="md:card md:p-6">
        <EntryForm
          key={newId}
          initialEntry={draft ?? emptyDraft}
          onChange={(entry) => keep({ ...entry, id: newId })}
          button={copy.save}
          action={{ ...enter, mutate: save }}
        />
      </div>
    </div>
  );
}

/** An enquiry that came by phone or at the counter, as entered by staff. */
export type EnteredEnquiry = Omit<NewEnquiry, 'id'>;

/** An `EnteredEnquiry` while it is being typed; without a language, the language is detected from the text. */
export type EntryDraft = Omit<EnteredEnquiry, 'language'> & { language?: string };

interface EntryFormProps {
  /** What the fields contain at first. */
  initialEntry: EntryDraft;
  /** Called with each change. */
  onChange?: (entry: EntryDraft) => void;
  /** The label of the button. */
  button: string;
  /** A note above the button. */
  note?: ReactNode;
  /** Stores what was typed. */
  action: { mutate: (entry: EnteredEnquiry) => void; isPending: boolean; error: Error | null };
}

/** The fields of an enquiry that came by phone or at the counter. */
export function EntryForm({ initialEntry, onChange, button, note, action }: EntryFormProps) {
  const { copy: texts, clinicNames, packages, language: deskLanguage, locale } = useSetup();
  const { enter: copy, enquiry, fields, list } = texts;
  const languages = Object.keys(clinicNames);
  const languageName = new Intl.DisplayNames(locale, { type: 'language' });
  const [entry, setEntry] = useState(initialEntry);
  const [hasTriedToSave, setTriedToSave] = useState(false);
  const foundProblems = entryProblems(entry, copy);
  const problems = hasTriedToSave ? foundProblems : {};
  const findFirstInvalid = () => {
    setTriedToSave(true);
    return Object.keys(foundProblems)[0];
  };
  const typedText = `${entry.name} ${entry.message}`;
  const language = entry.language ?? entryLanguage(typedText, deskLanguage, languages);
  const change = (changes: Partial<EnteredEnquiry>) => {
    const next = { ...entry, ...changes };
    setEntry(next);
    onChange?.(next);
  };
  return (
    <Form
      action={{ ...action, mutate: () => action.mutate({ ...entry, language }) }}
      button={button}
      stickyButton="atEdge"
      note={note}
      findFirstInvalid={findFirstInvalid}
    >
      <Choices<EnteredEnquiry['source']>
        legend={copy.source}
        isLegendShown
        name="source"
        choices={[
          { label: list.byPhone, value: 'phone' },
          { label: list.atCounter, value: 'counter' },
        ]}
        value={entry.source}
        onChange={(source) => change({ source })}
        className="mt-1 flex flex-wrap gap-2"
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label={fields.name}
          name="name"
          problem={problems.name}
          isRequired
          autoComplete="off"
          maxLength={enquiryFields.name.maxLength}
          value={entry.name}
          onChange={(name) => change({ name })}
        />
        <Field
          label={fields.phone}
          type="tel"
          autoComplete="off"
          maxLength={enquiryFields.phone.maxLength}
          value={entry.phone}
          onChange={(phone) => change({ phone })}
        />
      </div>
      <Field
        label={copy.message}
        name="message"
        problem={problems.message}
        isMultiline
        isRequired
        maxLength={enquiryFields.message.maxLength}
        value={entry.message}
        onChange={(message) => change({ message })}
      />
      <div className="grid gap-5 md:grid-cols-3">
        {Object.keys(packages).length > 0 && (
          <label className="font-semibold">
            {copy.package}
            <select
              className="plain-field min-h-12!"
              value={entry.package ?? ''}
              onChange={({ target }) => change({ package: target.value || undefined })}
            >
              <option value="">{copy.noPackage}</option>
              {Object.entries(packages).map(([id, title]) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="font-semibold">
          {enquiry.language}
          <select
            className="plain-field min-h-12!"
            value={language}
            onChange={({ target }) => change({ language: target.value })}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageName.of(code)}
              </option>
            ))}
          </select>
        </label>
        <Field
          label={copy.email}
          name="email"
          problem={problems.email}
          type="email"
          autoComplete="off"
          maxLength={enquiryFields.email.maxLength}
          value={entry.email}
          onChange={(email) => change({ email })}
        />
      </div>
    </Form>
  );
}

/**
 * What prevents saving an enquiry that staff enter: a sentence for each invalid field, in the order of the
 * form.
 */
export function entryProblems(
  entry: EnquiryContent,
  copy: Record<'nameMissing' | 'messageMissing' | 'emailWrong', string>,
): { name?: string; message?: string; email?: string } {
  const trimmedFields = eachField((name) => entry[name].trim());
  const fieldProblems = problemsOf(trimmedFields);
  return {
    ...(fieldProblems.name && { name: copy.nameMissing }),
    ...(fieldProblems.message && { message: copy.messageMissing }),
    // Not every caller has an email address.
    ...(trimmedFields.email !== '' && fieldProblems.email && { email: copy.emailWrong }),
  };
}

/**
 * The language of an enquiry that staff enter: the language of its text if it can be detected, or else the language of
 * their desk. Staff often note in English what was said in Hindi or Marathi, so English does not count as detected.
 * @param deskLanguage code of the language in which they use the desk
 * @param languages codes of the site's languages, the default one first
 */
export function entryLanguage(text: string, deskLanguage: string, languages: string[]): string {
  const fallback = languages.includes(deskLanguage) ? deskLanguage : (languages[0] ?? '');
  const detectedLanguage = detectLanguage(text, languages);
  return detectedLanguage === null || detectedLanguage === 'en' ? fallback : detectedLanguage;
}
