import { useSearch } from '@tanstack/react-router';
import { useSignedIn } from '../../api/session.ts';
import { useCopy } from '../../parts/setup.ts';
import { isInPart } from '../data/groups.ts';
import { mayChange } from '../data/rights.ts';
import { FileFields } from './FileFields.tsx';
import { FileWhole } from './FileWhole.tsx';
import { useFile } from './file-context.ts';
import { ListFields } from './ListFields.tsx';

/** The fields of a file that somebody may change. */
export function FileBody({ name }: { name: string }) {
  const { site: copy } = useCopy();
  const { person } = useSignedIn();
  const { part, field } = useSearch({ from: '/signed-in/site/$' });
  const { form, isList, shown } = useFile();
  const fields = (form.fields ?? []).filter(
    (each) =>
      mayChange(person.role, name, `/${each.name}`) &&
      // The address may name a field that belongs to another part.
      (part === undefined || isInPart(each.name, part) || field?.split('/')[1] === each.name),
  );
  // A list begins with its first item.
  const isThere = isList || shown.some((each) => each.fields !== null);
  return (
    <>
      {fields.length === 0 && <p className="card p-4">{copy.notYours}</p>}
      {isThere &&
        fields.length > 0 &&
        (isList ? <ListFields form={form} /> : <FileFields fields={fields} />)}
      {person.role === 'doctor' && <FileWhole name={name} />}
    </>
  );
}
