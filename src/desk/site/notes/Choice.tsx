import type { ReactNode } from 'react';
import type { FormField } from '../../../../shared/desk/site/form.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { changedWords, type Stretch } from './changed-words.ts';
import { ShownValue } from './ShownValue.tsx';
import { Stretches } from './Stretches.tsx';
import { useValueWords } from './use-value-words.ts';
import { writtenValue } from './written-value.ts';

/** One of the wordings to choose from. */
export interface Wording {
  label: string;
  value: unknown;
  /** On the button that takes it; it is only shown if absent. */
  action?: string;
  onTake?: () => void;
}

interface ChoiceProps {
  text: string;
  /** Says what the wordings are: a price, a picture. */
  form: FormField | undefined;
  wordings: Wording[];
  language: string | null;
  isPending?: boolean;
  children?: ReactNode;
}

/** Wordings of a field beside each other, of which somebody takes one; the words that differ are marked. */
export function Choice({
  text,
  form,
  wordings,
  language,
  isPending = false,
  children,
}: ChoiceProps) {
  const words = useValueWords();
  const [one, other] = wordings.filter(({ action }) => action !== undefined);
  const written = (of: Wording | undefined) => writtenValue(of?.value, form, words);
  const isPicture = form?.control === 'picture';
  const changed = isPicture ? null : changedWords(written(one), written(other));
  const marked = new Map([
    [one, changed?.before],
    [other, changed?.after],
  ]);
  return (
    <div
      data-choice
      className="mt-2 scroll-mt-24 rounded-card border border-rule border-l-4 border-l-accent bg-warm p-3 text-small"
    >
      <p className="font-semibold">{text}</p>
      {wordings.map((each) => (
        <div key={each.label} className="mt-2">
          <p className="text-soft">{each.label}</p>
          <Words wording={each} form={form} stretches={marked.get(each)} language={language} />
          {each.action && (
            <div className="mt-1">
              <button
                type="button"
                className={buttonClasses('outline')}
                disabled={isPending}
                onClick={each.onTake}
              >
                {each.action}
              </button>
            </div>
          )}
        </div>
      ))}
      {children}
    </div>
  );
}

interface WordsProps {
  wording: Wording;
  form: FormField | undefined;
  /** Where they differ from the other's, if that can be marked. */
  stretches: Stretch[] | undefined;
  language: string | null;
}

function Words({ wording: { value }, form, stretches, language }: WordsProps) {
  return stretches ? (
    <Stretches stretches={stretches} language={language} Changed="mark" />
  ) : (
    <ShownValue value={value} form={form} language={language} />
  );
}
