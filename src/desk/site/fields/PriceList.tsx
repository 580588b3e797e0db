import type { FormField } from '../../../../shared/desk/site/form.ts';
import { pointerOf } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';
import { FieldRow } from './FieldRow.tsx';

interface PriceListProps {
  /** Those of the items. */
  ids: string[];
  /** The fields of an item that are prices. */
  prices: FormField[];
  titleOf: (id: string) => string;
}

/** The prices of all items beside each other: what is changed most often. */
export function PriceList({ ids, prices, titleOf }: PriceListProps) {
  const { site: copy } = useCopy();
  return (
    <section className="card px-4 pt-4 sm:px-6">
      <h2 className="text-card">{copy.priceList}</h2>
      <dl className="measure text-small text-soft">
        {prices.map(({ name, label, help }) => (
          <div key={name}>
            <dt className="inline font-semibold">{label}:</dt> <dd className="inline">{help}</dd>
          </div>
        ))}
      </dl>
      {ids.map((id) => (
        <section
          key={id}
          className="border-t border-line pt-3 not-first-of-type:mt-1 first-of-type:border-t-0"
        >
          <h3 className="text-base font-semibold wrap-anywhere">{titleOf(id)}</h3>
          <div className="grid grid-cols-2 gap-x-4">
            {prices.map((price) => (
              <FieldRow
                key={price.name}
                form={price}
                field={pointerOf([id, price.name])}
                of={titleOf(id)}
              />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}
