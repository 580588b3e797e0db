import type { FormField } from '../../../../shared/desk/site/form.ts';
import { useCopy } from '../../parts/setup.ts';
import { ShownValue } from '../notes/ShownValue.tsx';

interface BeforeAfterProps {
  before: unknown;
  after: unknown;
  /** Says what the values are: a price, a time. */
  form?: FormField | undefined;
  language: string | null;
}

/** What a field said, and what it says then. */
export function BeforeAfter({ before, after, form, language }: BeforeAfterProps) {
  const { site: copy } = useCopy();
  return (
    <dl className="grid gap-2 text-small sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-soft">{copy.before}</dt>
        <dd>
          <del className="no-underline">
            <ShownValue value={before} form={form} language={language} />
          </del>
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="text-soft">{copy.after}</dt>
        <dd>
          <ins className="font-semibold no-underline">
            <ShownValue value={after} form={form} language={language} />
          </ins>
        </dd>
      </div>
    </dl>
  );
}
