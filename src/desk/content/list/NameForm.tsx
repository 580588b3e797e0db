import { type ReactNode, useState } from 'react';
import { suggestSlug } from '../../../../shared/text/slug.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Field } from '../../parts/Field.tsx';
import { useCopy } from '../../parts/setup.ts';

interface NameFormProps {
  label: string;
  /** The label of the button. */
  action?: string;
  /** Slugs that are already in use. */
  takenSlugs: string[];
  isDisabled?: boolean;
  /** Called with the slug and the name as typed, which stays in the field if a returned promise rejects. */
  onSubmit: (slug: string, title: string) => unknown;
  /** Further fields, between the name and the button. */
  children?: ReactNode;
}

/** A field for a name, and the button that adds something of that name, or renames something to it. */
export function NameForm(props: NameFormProps) {
  const { label, action, takenSlugs, isDisabled = false, onSubmit, children } = props;
  const { content: copy } = useCopy();
  const [title, setTitle] = useState('');
  const slug = suggestSlug(title);
  const isTaken = takenSlugs.includes(slug);
  const [nameProblem, setNameProblem] = useState<string>();
  return (
    <form
      className="mt-3 flex max-w-xl flex-wrap items-start gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (slug === '') setNameProblem(title.trim() === '' ? copy.nameEmpty : copy.nameRefused);
        if (slug === '' || isTaken) return;
        const clear = () => setTitle('');
        const result = onSubmit(slug, title.trim());
        if (result instanceof Promise) void result.then(clear, () => undefined);
        else clear();
      }}
    >
      <div className="min-w-0 grow basis-52">
        <Field
          label={label}
          autoComplete="off"
          problem={isTaken ? copy.nameTaken : nameProblem}
          value={title}
          onChange={(newTitle) => {
            setTitle(newTitle);
            setNameProblem(undefined);
          }}
        />
      </div>
      {children}
      <button type="submit" className={buttonClasses('outline', 'mt-8.5')} disabled={isDisabled}>
        {action ?? copy.add}
      </button>
    </form>
  );
}
