import type { ComponentType } from 'react';
import type { FormField } from '../../../../shared/desk/site/form.ts';
import { isSet, pointerOf, valueAt } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';
import { smallButton } from '../controls/control.ts';
import { emptyValue } from '../controls/empty-value.ts';
import { NewName } from '../controls/NewName.tsx';
import { editOf, fieldsWithDrafts } from '../data/file-values.ts';
import { useFile } from './file-context.ts';

interface NamedFieldsProps {
  form: FormField;
  field: string;
  Row: ComponentType<{ form: FormField; field: string; label: string }>;
}

/** Names that a field of its own may have; others are not shown. */
const isPlain = (name: string) => /^[\w .:~-]+$/.test(name);

/** Fields under names of one's own. */
export function NamedFields({ form, field, Row }: NamedFieldsProps) {
  const { site: copy } = useCopy();
  const { languages, shown, saves, isList } = useFile();
  const { item } = form;
  if (!item) return null;
  const setsOf = languages.map(({ fields }) => valueAt(fields, field)).filter(isSet);
  const names = [...new Set(setsOf.flatMap((set) => Object.keys(set)))].filter(isPlain);
  const put = (each: string, value: unknown) => {
    for (const { file } of shown) {
      const fields = fieldsWithDrafts(file, isList, saves.typedIn(file.file));
      const edit = editOf(fields, field + pointerOf([each]), value);
      saves.change({ file: file.file, field: edit.field }, edit.value);
    }
    void saves.flush();
  };
  return (
    <>
      {names.map((each) => (
        <div key={each}>
          <Row form={{ ...item, help: '' }} field={field + pointerOf([each])} label={each} />
          <button
            type="button"
            className={smallButton}
            aria-label={`${copy.remove}: ${each}`}
            onClick={() => put(each, undefined)}
          >
            {copy.remove}
          </button>
        </div>
      ))}
      <NewName
        className="mt-2 max-w-md"
        isFree={(name) => isPlain(name) && !names.includes(name)}
        onAdd={(name) => put(name, emptyValue(item))}
      />
    </>
  );
}
