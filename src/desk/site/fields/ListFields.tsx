import type { FormField } from '../../../../shared/desk/site-form.ts';
import { isSet, pointerOf, valueAt } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';
import { AddItem } from './AddItem.tsx';
import { FieldNode } from './FieldNode.tsx';
import { FieldRow } from './FieldRow.tsx';
import { useFile } from './file-context.ts';
import { ItemButtons } from './ItemButtons.tsx';
import { Section } from './Section.tsx';

/** The items of a file that is a list, such as packages: their prices first, then a section for each. */
export function ListFields({ form }: { form: FormField }) {
  const { site: copy } = useCopy();
  const { languages } = useFile();
  const ids = [...new Set(languages.flatMap(({ fields }) => fields?.order ?? []))];
  const fields = form.fields ?? [];
  const prices = fields.filter(({ control }) => control === 'price');
  const others = fields.filter(({ name }) => name !== 'id' && !prices.some((p) => p.name === name));
  const titleOf = (id: string) => {
    const item = languages.map((each) => valueAt(each.fields, pointerOf([id]))).find(isSet);
    return typeof item?.['title'] === 'string' && item['title'] !== '' ? item['title'] : id;
  };
  return (
    <>
      {prices.length > 0 && (
        <section className="card px-4 pt-4 sm:px-6">
          <h2 className="text-card">{copy.priceList}</h2>
          {ids.map((id) => (
            <section key={id} className="mt-3">
              <h3 className="text-base font-semibold wrap-anywhere">{titleOf(id)}</h3>
              <div className="grid gap-x-6 sm:grid-cols-2">
                {prices.map((price) => (
                  <FieldRow key={price.name} form={price} field={pointerOf([id, price.name])} />
                ))}
              </div>
            </section>
          ))}
        </section>
      )}
      {ids.map((id, place) => (
        <Section key={id} heading={titleOf(id)} field={pointerOf([id])} isOpen={false}>
          {others.map((each) => (
            <FieldNode key={each.name} form={each} field={pointerOf([id, each.name])} level={3} />
          ))}
          <ItemButtons id={id} title={titleOf(id)} place={place} ids={ids} />
        </Section>
      ))}
      <AddItem ids={ids} />
    </>
  );
}
