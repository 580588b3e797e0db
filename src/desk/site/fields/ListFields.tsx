import type { FormField } from '../../../../shared/desk/site/form.ts';
import { pointerOf, valueAt } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';
import { itemTitle } from '../data/file-values.ts';
import { AddItem } from './AddItem.tsx';
import { CopyFromMain } from './CopyFromMain.tsx';
import { FieldNode } from './FieldNode.tsx';
import { useFile } from './file-context.ts';
import { ItemButtons } from './ItemButtons.tsx';
import { PriceList } from './PriceList.tsx';
import { Section } from './Section.tsx';
import { WholeNotes } from './WholeNotes.tsx';

/** The items of a file that is a list, such as packages: their prices first, then a section for each. */
export function ListFields({ form }: { form: FormField }) {
  const { site: copy } = useCopy();
  const { languages, shown } = useFile();
  const ids = [...new Set(languages.flatMap(({ fields }) => fields?.order ?? []))];
  const before = languages.flatMap(({ file }) => file.order ?? []);
  const gone = [...new Set(before)].filter((id) => !ids.includes(id));
  const fields = form.fields ?? [];
  const prices = fields.filter(({ control }) => control === 'price');
  const others = fields.filter(({ name }) => name !== 'id' && !prices.some((p) => p.name === name));
  const titleOf = (id: string) =>
    itemTitle(
      languages.map((each) => valueAt(each.fields, pointerOf([id])) ?? each.file.values?.[id]),
      id,
    );
  return (
    <>
      {prices.length > 0 && <PriceList ids={ids} prices={prices} titleOf={titleOf} />}
      {ids.map((id, place) => (
        <Section key={id} heading={titleOf(id)} field={pointerOf([id])} isOpen={false}>
          {shown.map((each) => (
            <CopyFromMain
              key={each.file.file}
              language={each}
              field={pointerOf([id])}
              name={`${titleOf(id)} (${each.name})`}
            />
          ))}
          {others.map((each) => (
            <FieldNode key={each.name} form={each} field={pointerOf([id, each.name])} level={3} />
          ))}
          <WholeNotes field={pointerOf([id])} />
          <ItemButtons id={id} title={titleOf(id)} place={place} ids={ids} />
        </Section>
      ))}
      <WholeNotes field="" />
      {gone.map((id) => (
        <section key={id} className="card mt-3 px-4 py-3 sm:px-6">
          <h2 className="text-base font-semibold wrap-anywhere">
            {copy.removed}: {titleOf(id)}
          </h2>
          <WholeNotes field={pointerOf([id])} />
        </section>
      ))}
      <AddItem ids={ids} />
    </>
  );
}
