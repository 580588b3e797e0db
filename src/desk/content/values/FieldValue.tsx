import { Fragment } from 'react';
import type { FormField } from '../../../../shared/desk/form.ts';
import { isGroup, type Json } from '../../../../shared/json.ts';
import { deskPictureAddress } from '../../../../shared/pictures.ts';
import { useCopy } from '../../parts/setup.ts';
import { useLanguageNames } from '../data/files.ts';
import type { LabelledChange } from './changes.ts';
import { diffWords, type TextRun } from './changes.ts';
import { formatValue, useValueFormat } from './format-value.ts';

interface FieldValueProps {
  value: Json | undefined;
  /** The field of the form, which says how to format the value, such as a price. */
  form?: FormField | undefined;
  /** Code of the language that it is written in, if it is a text. */
  language?: string | null | undefined;
  /** Whether it is shown in full, however long it is. */
  isWhole?: boolean;
}

/** A value as visitors read it; a picture is displayed. */
export function FieldValue({ value, form, language, isWhole = false }: FieldValueProps) {
  const format = useValueFormat(language);
  const picture = form?.control === 'picture' ? deskPictureAddress(String(value)) : null;
  if (picture !== null) {
    return (
      <img src={picture} alt={form?.label ?? ''} className="max-h-32 max-w-full rounded-card" />
    );
  }
  return (
    <span
      lang={language ?? undefined}
      // The beginning of an item or a page is enough to recognise it.
      className={`whitespace-pre-line wrap-anywhere ${isWhole ? '' : isGroup(value) ? 'line-clamp-3' : 'line-clamp-[12]'}`}
    >
      {formatValue(value, form, format)}
    </span>
  );
}

interface BeforeAfterProps extends Omit<FieldValueProps, 'value' | 'isWhole'> {
  before: Json | undefined;
  after: Json | undefined;
  /** What the two are called, if not “before” and “after”. */
  labels?: [before: string, after: string];
}

/** A field before and after a change; of long values, the changed words with their context. */
export function BeforeAfter({ before, after, form, language, ...others }: BeforeAfterProps) {
  const { content: copy } = useCopy();
  const { labels = [copy.before, copy.after] } = others;
  // A new field has no earlier value.
  const isNew = before === undefined && !others.labels;
  const wordChanges = useWordDiff({ before, after, form, language });
  const isShort = [before, after].every((value) => !isGroup(value) && String(value).length < 16);
  const sides = [
    { label: labels[0], value: before, runs: wordChanges?.before, Tag: 'del' },
    { label: labels[1], value: after, runs: wordChanges?.after, Tag: 'ins' },
  ] as const;
  return (
    <dl
      className={`grid gap-2 ${isShort ? 'grid-cols-2' : 'grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))]'}`}
    >
      {sides
        .filter(({ Tag }) => Tag === 'ins' || !isNew)
        .map(({ label, value, runs, Tag }) => (
          <div
            key={label}
            className={`min-w-0 rounded-card border p-3 ${Tag === 'ins' ? 'border-panel bg-panel' : 'border-line'}`}
          >
            <dt className={isNew ? 'sr-only' : 'text-small text-soft'}>{label}</dt>
            <dd>
              {runs ? (
                <TextRuns runs={runs} language={language} Tag={Tag} />
              ) : (
                <Tag className="no-underline">
                  <FieldValue value={value} form={form} language={language} />
                </Tag>
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Two values with their differing words marked; null if they have little in common. */
function useWordDiff({ before, after, form, language }: Omit<BeforeAfterProps, 'labels'>) {
  const format = useValueFormat(language);
  if (form?.control === 'picture') return null;
  const [beforeText, afterText] = [before, after].map((value) => formatValue(value, form, format));
  // If only formatting, such as bold type, or a placeholder has changed, both texts are shown as in the file.
  const isSameText = typeof before === 'string' && beforeText === afterText;
  return diffWords(
    isSameText ? String(before) : (beforeText ?? ''),
    isSameText ? String(after) : (afterText ?? ''),
  );
}

interface TextRunsProps {
  runs: TextRun[];
  language: string | null | undefined;
  Tag: 'del' | 'ins';
}

/** A text in which the words that differ from another are marked. */
function TextRuns({ runs, language, Tag }: TextRunsProps) {
  return (
    <span lang={language ?? undefined} className="whitespace-pre-line wrap-anywhere">
      {runs.map(({ index, text, isChanged }) =>
        isChanged ? (
          <Fragment key={index}>
            <Tag className="font-semibold">{text.trimEnd()}</Tag>
            {text.slice(text.trimEnd().length)}
          </Fragment>
        ) : (
          text
        ),
      )}
    </span>
  );
}

interface ChangesProps {
  /** The changes of a file in each language. */
  changesByLanguage: { language: string | null; changes: LabelledChange[] }[];
  isDeleted: boolean;
  /** Whether they are on the site already. */
  isPublished?: boolean;
}

/** The changes of a file, field by field; a change that several languages share is shown once. */
export function Changes({ changesByLanguage, isDeleted, isPublished = false }: ChangesProps) {
  const { content: copy } = useCopy();
  const { nameAll } = useLanguageNames();
  const all = changesByLanguage.flatMap(({ language, changes }) =>
    changes.map((change) => ({ language, change })),
  );
  const sameChanges = Map.groupBy(all, ({ change: { pointer, before, after } }) =>
    JSON.stringify([pointer, before, after]),
  );
  if (isDeleted) {
    return <p className="mt-2 font-semibold">{isPublished ? copy.wasRemoved : copy.isGone}</p>;
  }
  return [...sameChanges].map(([key, [firstChange, ...others]]) => {
    if (!firstChange) return null;
    const { labels, before, form, after } = firstChange.change;
    const codes = [firstChange, ...others].flatMap(({ language }) => language ?? []);
    // An item is named by its title, which may be what was changed.
    const parents = labels.slice(0, -1).filter((label) => label !== after && label !== before);
    const parentLabels = parents.join(' › ');
    const name = labels.at(-1) || (before === undefined ? copy.isNew : copy.order);
    return (
      <div key={key} className="mt-3 border-t border-line pt-2">
        <p className="mb-1 wrap-anywhere">
          <strong>{name}</strong>
          {parentLabels && <span className="text-small text-soft"> {parentLabels}</span>}
          {codes.length < changesByLanguage.length && codes.length > 0 && (
            <span className="text-small text-soft"> ({nameAll(codes)})</span>
          )}
        </p>
        <BeforeAfter before={before} after={after} form={form} language={firstChange.language} />
      </div>
    );
  });
}
