import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { mistakesWithin } from '../data/file-values.ts';
import { type AnyControl, type ControlProps, smallButton, valueControls } from './control.ts';
import { emptyValue } from './empty-value.ts';
import { Mistakes } from './Mistakes.tsx';

/** Values in order: one can be added, taken away, and moved by a button. */
export function ListControl({ Value, ...props }: ControlProps & { Value: AnyControl }) {
  const { form, value, onChange, id, labelledBy, mistakes, language } = props;
  const { site: copy } = useCopy();
  const items: unknown[] = Array.isArray(value) ? value : [];
  // The keys of the items, so that what has the focus moves with its item.
  const [keys, setKeys] = useState<number[]>([]);
  // An item is begun empty, and part of the list once something is in it: an empty one would be wrong.
  const [isBegun, setBegun] = useState(false);
  const keyAt = (place: number) => keys[place] ?? place;
  const all = items.map((_, place) => keyAt(place));
  const newKey = Math.max(-1, ...all) + 1;
  const change = (next: unknown[], nextKeys: number[]) => {
    setKeys(nextKeys);
    if (next.length > items.length) setBegun(false);
    onChange(next.length === 0 && !form.isRequired ? undefined : next);
  };
  const rows = useRef<HTMLOListElement>(null);
  const { item, least = 0, most = Number.POSITIVE_INFINITY } = form;
  const limits = least > 1 ? copy.between : copy.most;
  if (!item) return null;
  const beginning = emptyValue(item);
  const shown = isBegun ? [...items, beginning] : items;
  const shownKeys = isBegun ? [...all, newKey] : all;
  const move = (place: number, by: -1 | 1) =>
    change(swapped(items, place, place + by), swapped(all, place, place + by));
  const remove = (place: number) => {
    if (place === items.length) return setBegun(false);
    change(
      items.filter((_, other) => other !== place),
      all.filter((_, other) => other !== place),
    );
  };
  const write = (place: number, next: unknown) =>
    change(items.toSpliced(place, 1, next ?? null), place < items.length ? all : [...all, newKey]);
  const add = () => {
    // A choice or a switch says something from the beginning.
    const isEmpty = beginning === '' || typeof beginning === 'object';
    flushSync(() => (isEmpty ? setBegun(true) : write(items.length, beginning)));
    rows.current?.lastElementChild?.querySelector<HTMLElement>(valueControls)?.focus();
  };
  return (
    // A label that names a button would press it.
    <div id={id}>
      <ol ref={rows} className="grid grid-cols-1 gap-2">
        {shown.map((each, place) => {
          const own = `${id}-${place}`;
          const name = interpolate(copy.item, { NUMBER: place + 1 });
          const wrong = mistakesWithin(mistakes, place);
          return (
            <li
              key={shownKeys[place]}
              data-part={place}
              className="rounded-card border border-line p-2"
            >
              <div className="flex items-center">
                <span id={`${own}-name`} className="grow text-small text-soft">
                  {name}
                </span>
                <button
                  type="button"
                  className={smallButton}
                  aria-label={`${copy.moveUp}: ${name}`}
                  disabled={place === 0 || place === items.length}
                  onClick={() => move(place, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  className={smallButton}
                  aria-label={`${copy.moveDown}: ${name}`}
                  disabled={place >= items.length - 1}
                  onClick={() => move(place, 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  className={smallButton}
                  aria-label={`${copy.remove}: ${name}`}
                  onClick={() => remove(place)}
                >
                  {copy.remove}
                </button>
              </div>
              <Value
                form={{ ...item, isRequired: true }}
                value={each}
                onChange={(next) => write(place, next)}
                id={own}
                labelledBy={`${labelledBy} ${own}-name`}
                describedBy={wrong.length > 0 ? `${own}-wrong` : undefined}
                language={language}
                mistakes={wrong}
              />
              <Mistakes id={`${own}-wrong`} mistakes={wrong} />
            </li>
          );
        })}
      </ol>
      {shown.length < most && (
        <button type="button" aria-describedby={labelledBy} className={smallButton} onClick={add}>
          + {copy.add}
        </button>
      )}
      {Number.isFinite(most) && (
        <p className="text-small text-soft">
          {interpolate(shown.length < most ? limits : copy.full, { LEAST: least, MOST: most })}
        </p>
      )}
    </div>
  );
}

function swapped<Item>(items: Item[], one: number, other: number): Item[] {
  const [first, second] = [items[one], items[other]];
  return items.map((item, place) =>
    place === one ? (second as Item) : place === other ? (first as Item) : item,
  );
}
