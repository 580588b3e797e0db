import type { FormField } from '../../../../shared/desk/site/form.ts';
import { isSet, valueAt } from '../../../../shared/site-edits/fields.ts';
import { FieldRow } from './FieldRow.tsx';
import { useFile } from './file-context.ts';
import { NamedFields } from './NamedFields.tsx';
import { OptionalPart } from './OptionalPart.tsx';
import { WholeNotes } from './WholeNotes.tsx';

interface FieldNodeProps {
  form: FormField;
  /** JSON pointer. */
  field: string;
  /** Level of the heading of a set of fields. */
  level: 3 | 4 | 5;
}

/** A field, or a set of fields with a heading. */
export function FieldNode({ form, field, level }: FieldNodeProps) {
  if (form.control !== 'group' && form.control !== 'named') {
    return <FieldRow form={form} field={field} />;
  }
  const Heading = `h${level}` as const;
  return (
    <section className="border-t border-line py-4 first:border-t-0">
      <Heading className="text-base font-semibold">{form.label}</Heading>
      {form.help && <p className="measure text-small text-soft">{form.help}</p>}
      <div className="mt-2 border-l-2 border-line pl-3 sm:pl-4">
        <FieldSet form={form} field={field} level={level === 3 ? 4 : 5} />
      </div>
    </section>
  );
}

/** The fields of a set, without a heading, and what is to be known of the set itself. */
export function FieldSet({ form, field, level }: FieldNodeProps) {
  const { shown } = useFile();
  const isThere = shown.some(({ fields }) => isSet(valueAt(fields, field)));
  const needsAll = form.fields?.some(({ isRequired }) => isRequired) ?? false;
  const inner = form.fields?.map((each) => (
    <FieldNode key={each.name} form={each} field={`${field}/${each.name}`} level={level} />
  ));
  return (
    <>
      {form.control === 'named' && <NamedFields form={form} field={field} Row={FieldRow} />}
      {/* A part whose fields may all be left out needs no beginning. */}
      {form.isRequired || !needsAll ? (
        inner
      ) : (
        <OptionalPart form={form} field={field}>
          {isThere && inner}
        </OptionalPart>
      )}
      <WholeNotes field={field} />
    </>
  );
}
