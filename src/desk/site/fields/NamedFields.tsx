import { type ComponentType, useState } from 'react';
import type { FormField } from '../../../../shared/desk/site-form.ts';
import { isSet, pointerOf, valueAt } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';
import { inputLook, smallButton } from '../controls/control.ts';
import { emptyValue } from '../controls/empty-value.ts';
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
  const [name, setName] = useState('');
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
  const wanted = name.trim();
  const canAdd = isPlain(wanted) && !names.includes(wanted);
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
      <div className="mt-2 flex max-w-md items-end gap-2">
        <label className="grow text-small">
          {copy.newName}
          <input
            className={`mt-1 ${inputLook}`}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button
          type="button"
          className={smallButton}
          disabled={!canAdd}
          onClick={() => {
            put(wanted, emptyValue(item));
            setName('');
          }}
        >
          {copy.add}
        </button>
      </div>
    </>
  );
}
