import type { FormField } from '../../../../shared/desk/site/form.ts';
import { useCopy } from '../../parts/setup.ts';
import { changedWords } from '../notes/changed-words.ts';
import { ShownValue } from '../notes/ShownValue.tsx';
import { Stretches } from '../notes/Stretches.tsx';
import { useValueWords } from '../notes/use-value-words.ts';
import { writtenValue } from '../notes/written-value.ts';

interface BeforeAfterProps {
  before: unknown;
  after: unknown;
  /** Says what the values are: a price, a time. */
  form?: FormField | undefined;
  language: string | null;
}

/** What a field said, and what it says then; of long values the words that differ, with what is near them. */
export function BeforeAfter({ before, after, form, language }: BeforeAfterProps) {
  const { site: copy } = useCopy();
  const words = useValueWords();
  const written = (value: unknown) => writtenValue(value, form, words);
  const isPicture = form?.control === 'picture';
  const changed = isPicture ? null : changedWords(written(before), written(after));
  return (
    <dl className="grid gap-2 text-small sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-soft">{copy.before}</dt>
        <dd>
          {changed ? (
            <Stretches stretches={changed.before} language={language} Changed="del" />
          ) : (
            <del className="no-underline">
              <ShownValue value={before} form={form} language={language} />
            </del>
          )}
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="text-soft">{copy.after}</dt>
        <dd>
          {changed ? (
            <Stretches stretches={changed.after} language={language} Changed="ins" />
          ) : (
            <ins className="font-semibold no-underline">
              <ShownValue value={after} form={form} language={language} />
            </ins>
          )}
        </dd>
      </div>
    </dl>
  );
}
