import { isSet, valueAt } from '../../../../shared/site-edits/fields.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { fieldsWithDrafts } from '../data/file-values.ts';
import { useSiteFields } from '../data/site.ts';
import { type ControlProps, inputLook, inputState, textOf } from './control.ts';

/** Where the groups of services have their headings. */
const page = 'pages/home.yaml';
const groupsField = '/services/groups';

/** The group of a service, by its heading on the home page. */
export function ServiceGroupControl(props: ControlProps) {
  const { form, value, onChange } = props;
  const { site: copy } = useCopy();
  const { language: spoken } = useSetup();
  const { data } = useSiteFields(page);
  const files = data?.languages ?? [];
  const wanted = props.language ?? spoken;
  const file = files.find(({ language }) => language === wanted) ?? files[0];
  const groups = file && valueAt(fieldsWithDrafts(file, false), groupsField);
  const known = (Array.isArray(groups) ? groups : []).filter(isSet);
  const id = textOf(value);
  const isKnown = id === '' || known.some((group) => group['id'] === id);
  return (
    <select
      {...inputState(props)}
      className={`max-w-md ${inputLook}`}
      value={id}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      {(!form.isRequired || id === '') && <option value="">{copy.none}</option>}
      {known.map((group) => (
        <option key={textOf(group['id'])} value={textOf(group['id'])}>
          {textOf(group['heading'])}
        </option>
      ))}
      {!isKnown && <option value={id}>{id}</option>}
    </select>
  );
}
