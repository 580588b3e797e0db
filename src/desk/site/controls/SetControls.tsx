import type { FormField } from '../../../../shared/desk/site/form.ts';
import { isSet } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';
import { mistakesWithin, withValue } from '../data/file-values.ts';
import { type AnyControl, type ControlProps, smallButton } from './control.ts';
import { emptyValue } from './empty-value.ts';
import { Mistakes } from './Mistakes.tsx';
import { NewName } from './NewName.tsx';

type SetControlProps = ControlProps & { Value: AnyControl };

/** A set of fields within a value. */
export function GroupControl({ Value, ...props }: SetControlProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {props.form.fields?.map((field) => (
        <Inner key={field.name} {...props} Value={Value} form={field} name={field.name} />
      ))}
    </div>
  );
}

/** A set of values under names of one's own. */
export function NamedControl({ Value, ...props }: SetControlProps) {
  const { form, value, onChange, id } = props;
  const { site: copy } = useCopy();
  const { item } = form;
  const set = isSet(value) ? value : {};
  if (!item) return null;
  const without = (gone: string) => {
    const next = withValue(set, [gone], undefined);
    onChange(isSet(next) && Object.keys(next).length === 0 && !form.isRequired ? undefined : next);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {Object.keys(set).map((each) => (
        <div key={each}>
          <Inner {...props} Value={Value} form={{ ...item, label: each }} name={each} />
          <button
            type="button"
            className={smallButton}
            aria-label={`${copy.remove}: ${each}`}
            onClick={() => without(each)}
          >
            {copy.remove}
          </button>
        </div>
      ))}
      <NewName
        id={id}
        isFree={(name) => name !== '' && !Object.hasOwn(set, name)}
        onAdd={(name) => onChange({ ...set, [name]: emptyValue(item) })}
      />
    </div>
  );
}

interface InnerProps extends SetControlProps {
  /** Of the field in the set. */
  name: string;
  form: FormField;
}

function Inner({
  Value,
  form,
  name,
  value,
  onChange,
  id,
  labelledBy,
  language,
  ...rest
}: InnerProps) {
  const own = `${id}-${name}`;
  const mistakes = mistakesWithin(rest.mistakes, name);
  const set = isSet(value) ? value : {};
  return (
    <div data-part={name}>
      <label id={`${own}-name`} htmlFor={own} className="text-small font-semibold">
        {form.label}
      </label>
      {form.help && (
        <p id={`${own}-help`} className="text-small text-soft">
          {form.help}
        </p>
      )}
      <div className="mt-1">
        <Value
          form={form}
          value={set[name]}
          onChange={(next) => onChange(withValue(set, [name], next))}
          id={own}
          labelledBy={`${labelledBy} ${own}-name`}
          describedBy={`${own}-help ${own}-wrong`}
          language={language}
          mistakes={mistakes}
        />
      </div>
      <Mistakes id={`${own}-wrong`} mistakes={mistakes} />
    </div>
  );
}
