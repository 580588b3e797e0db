import type { FormField } from '../../../../shared/desk/site/form.ts';
import { FieldNode, FieldSet } from './FieldNode.tsx';
import { Section } from './Section.tsx';

/** A file with more fields than these shows its sections closed. */
const mostOpen = 25;

/** The fields of a file that is a set of fields: what is no set first, then a section for each set. */
export function FileFields({ fields }: { fields: FormField[] }) {
  const isOpen = fields.reduce((sum, form) => sum + sizeOf(form), 0) <= mostOpen;
  const isSection = ({ control }: FormField) => control === 'group' || control === 'named';
  const single = fields.filter((form) => !isSection(form));
  return (
    <>
      {single.length > 0 && (
        <div className="card px-4 sm:px-6">
          {single.map((form) => (
            <FieldNode key={form.name} form={form} field={`/${form.name}`} level={3} />
          ))}
        </div>
      )}
      {fields.filter(isSection).map((form) => (
        <Section key={form.name} heading={form.label} field={`/${form.name}`} isOpen={isOpen}>
          {form.help && <p className="measure text-small text-soft">{form.help}</p>}
          <div>
            <FieldSet form={form} field={`/${form.name}`} level={3} />
          </div>
        </Section>
      ))}
    </>
  );
}

/** How many fields a form has in it. */
function sizeOf({ fields }: FormField): number {
  return fields ? fields.reduce((sum, form) => sum + sizeOf(form), 0) : 1;
}
