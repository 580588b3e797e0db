import type { FormField } from '../../../../shared/desk/form.ts';
import { FieldNode, FieldsWithin, Items, isComposed } from './FieldNode.tsx';
import { useFileForm, within } from './file-form.ts';
import { useFocusedField } from './focus.ts';
import { Section } from './Section.tsx';

/** A form with more fields than these shows its sections closed. */
const maxOpen = 25;

/** The fields of a file: a section for each group and list. */
export function FileBody({ fields }: { fields: FormField[] }) {
  const { form, languages } = useFileForm();
  const root = languages.map(() => '');
  useFocusedField();
  if (form.control === 'list') return <Items form={form} pointers={root} level={2} />;
  const isOpen = fields.reduce((sum, field) => sum + sizeOf(field), 0) <= maxOpen;
  return runsOf(fields).map((run) => {
    const [field] = run;
    const pointers = within(root, field.name);
    return isComposed(field) ? (
      <Section key={field.name} heading={field.label} level={2} fields={[pointers]} isOpen={isOpen}>
        {field.help && <p className="measure text-small text-soft">{field.help}</p>}
        <FieldsWithin form={field} pointers={pointers} level={3} />
      </Section>
    ) : (
      <div key={field.name} className="card mt-3 px-4 sm:px-6">
        {run.map((each) => (
          <FieldNode key={each.name} form={each} pointers={within(root, each.name)} level={3} />
        ))}
      </div>
    );
  });
}

/** Fields in the order of the form, required ones first; single fields that follow each other share a card. */
function runsOf(fields: FormField[]): [FormField, ...FormField[]][] {
  const runs: [FormField, ...FormField[]][] = [];
  for (const isFirst of [true, false]) {
    for (const field of fields.filter(({ isRequired }) => isRequired === isFirst)) {
      const last = runs.at(-1);
      if (last && !isComposed(field) && !isComposed(last[0])) last.push(field);
      else runs.push([field]);
    }
  }
  return runs;
}

/** The number of fields in a form. */
function sizeOf({ fields, item }: FormField): number {
  if (fields) return fields.reduce((sum, field) => sum + sizeOf(field), 0);
  return item?.fields ? sizeOf(item) : 1;
}
