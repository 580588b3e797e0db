import type { FormField } from '../../../../shared/desk/site-form.ts';
import { pointerOf, valueAt } from '../../../../shared/site-edits/fields.ts';
import { itemTitle } from '../data/file-values.ts';
import { AddItem } from './AddItem.tsx';
import { FieldNode } from './FieldNode.tsx';
import { useFile } from './file-context.ts';
import { ItemButtons } from './ItemButtons.tsx';
import { PriceList } from './PriceList.tsx';
import { Section } from './Section.tsx';

/** The items of a file that is a list, such as packages: their prices first, then a section for each. */
export function ListFields({ form }: { form: FormField }) {
  const { languages } = useFile();
  const ids = [...new Set(languages.flatMap(({ fields }) => fields?.order ?? []))];
  const fields = form.fields ?? [];
  const prices = fields.filter(({ control }) => control === 'price');
  const others = fields.filter(({ name }) => name !== 'id' && !prices.some((p) => p.name === name));
  const titleOf = (id: string) =>
    itemTitle(
      languages.map((each) => valueAt(each.fields, pointerOf([id]))),
      id,
    );
  return (
    <>
      {prices.length > 0 && <PriceList ids={ids} prices={prices} titleOf={titleOf} />}
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
