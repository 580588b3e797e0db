import { pointerOf } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';
import { smallButton } from '../controls/control.ts';
import { RemoveButton } from '../controls/RemoveButton.tsx';
import { useFile } from './file-context.ts';

interface ItemButtonsProps {
  id: string;
  title: string;
  place: number;
  /** Those of all items, in order. */
  ids: string[];
}

/** Moves an item of a list, or takes it away, in every language. */
export function ItemButtons({ id, title, place, ids }: ItemButtonsProps) {
  const { site: copy } = useCopy();
  const { languages, saves } = useFile();
  const files = languages.flatMap(({ file, fields }) =>
    fields?.order?.includes(id) ? [{ file: file.file, order: fields.order }] : [],
  );
  const change = (changes: [file: string, field: string, value: unknown][]) => {
    for (const [file, field, value] of changes) saves.change({ file, field }, value);
    void saves.flush();
  };
  const move = (by: -1 | 1) => {
    const next = ids.filter((each) => each !== id).toSpliced(place + by, 0, id);
    change(files.map(({ file, order }) => [file, '', next.filter((each) => order.includes(each))]));
  };
  const remove = () => change(files.map(({ file }) => [file, pointerOf([id]), undefined]));
  return (
    <div className="flex flex-wrap gap-x-4 border-t border-line py-2">
      <button
        type="button"
        className={smallButton}
        aria-label={`${copy.moveUp}: ${title}`}
        disabled={place === 0}
        onClick={() => move(-1)}
      >
        {copy.moveUp}
      </button>
      <button
        type="button"
        className={smallButton}
        aria-label={`${copy.moveDown}: ${title}`}
        disabled={place === ids.length - 1}
        onClick={() => move(1)}
      >
        {copy.moveDown}
      </button>
      <RemoveButton name={title} onRemove={remove} />
    </div>
  );
}
