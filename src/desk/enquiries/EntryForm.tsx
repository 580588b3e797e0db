import { type ReactNode, useState } from 'react';
import type { NewEnquiry } from '../../../shared/desk/enquiries/changes.ts';
import { enquiryFields } from '../../../shared/enquiry-fields.ts';
import { Choices } from '../parts/Choices.tsx';
import { Field } from '../parts/Field.tsx';
import { filterInput } from '../parts/FilterFields.tsx';
import { Form } from '../parts/Form.tsx';
import { useSetup } from '../parts/setup.ts';
import { enteredLanguage } from './entered-language.ts';
import { enteredProblems } from './entered-problems.ts';
import { usePhoneDoubt } from './phone-doubt.ts';

/** An enquiry that came by phone or at the counter, as staff write it down. */
export type Entered = Omit<NewEnquiry, 'id'>;

/** The same while it is being written; without a language, that follows from what is typed. */
export type Entry = Omit<Entered, 'language'> & { language?: string };

interface EntryFormProps {
  /** What the fields contain at first. */
  first: Entry;
  /** Called with each change. */
  onChange?: (entry: Entry) => void;
  /** The label of the button. */
  button: string;
  /** What to know before it is pressed. */
  note?: ReactNode;
  /** Stores what was typed. */
  action: { mutate: (entered: Entered) => void; isPending: boolean; error: Error | null };
}

const sources = ['phone', 'counter'] as const;

/** The fields of an enquiry that came by phone or at the counter. */
export function EntryForm({ first, onChange, button, note, action }: EntryFormProps) {
  const { copy: all, clinicNames, packages, language: own, locale } = useSetup();
  const { enter: copy } = all;
  const languages = Object.keys(clinicNames);
  const languageName = new Intl.DisplayNames(locale, { type: 'language' });
  const [entered, setEntered] = useState(first);
  const phone = usePhoneDoubt(entered.phone);
  const [isTried, setTried] = useState(false);
  const found = enteredProblems(entered, copy);
  const problems = isTried ? found : {};
  const firstWrong = () => {
    setTried(true);
    return Object.keys(found)[0];
  };
  const typed = `${entered.name} ${entered.message}`;
  const language = entered.language ?? enteredLanguage(typed, own, languages);
  const change = (changed: Partial<Entered>) => {
    const next = { ...entered, ...changed };
    setEntered(next);
    onChange?.(next);
  };
  const save = async () => {
    if (await phone.canSave()) action.mutate({ ...entered, language });
  };
  return (
    <Form
      action={{ ...action, mutate: () => void save() }}
      button={button}
      buttonKept="atEdge"
      note={note}
      firstWrong={firstWrong}
    >
      <Choices
        legend={copy.source}
        isLegendShown
        name="source"
        choices={sources.map((source) => ({ label: copy[source], value: source }))}
        value={entered.source}
        onChange={(source) => change({ source })}
        className="flex flex-wrap gap-x-6"
      />
      <Field
        label={copy.name}
        name="name"
        problem={problems.name}
        isRequired
        autoComplete="off"
        maxLength={enquiryFields.name.longest}
        value={entered.name}
        onChange={(name) => change({ name })}
      />
      <Field
        label={copy.number}
        field={phone.field}
        type="tel"
        autoComplete="off"
        maxLength={enquiryFields.phone.longest}
        problem={phone.isDoubtful ? copy.doubtful : undefined}
        value={entered.phone}
        onChange={(typed) => change({ phone: typed })}
        onBlur={phone.leave}
      />
      <Field
        label={copy.message}
        name="message"
        problem={problems.message}
        isLong
        isRequired
        maxLength={enquiryFields.message.longest}
        value={entered.message}
        onChange={(message) => change({ message })}
      />
      {Object.keys(packages).length > 0 && (
        <label className="font-semibold">
          {copy.package}
          <select
            className={filterInput}
            value={entered.package ?? ''}
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
        {copy.language}
        <select
          className={filterInput}
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
        maxLength={enquiryFields.email.longest}
        value={entered.email}
        onChange={(email) => change({ email })}
      />
    </Form>
  );
}
