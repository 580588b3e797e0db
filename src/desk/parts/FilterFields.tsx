import type { ReactNode } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';

/** The look of a field that limits a list. */
export const filterInput =
  'mt-1 block w-full rounded-card border border-rule bg-surface px-3 py-2 text-ink min-h-11';

interface FilterFieldsProps {
  words: { searchHint: string; search: string; clear: string };
  /** The columns on a wide screen. */
  className: string;
  search: string;
  onSearch: (search: string) => void;
  onSubmit: () => void;
  /** Shows all again; only where something is left out. */
  onClear: (() => void) | undefined;
  /** The other fields. */
  children: ReactNode;
}

/** A form that searches a list and limits it. */
export function FilterFields({ words, className, search, children, ...on }: FilterFieldsProps) {
  return (
    <search>
      <form
        className={`grid grid-cols-2 items-end gap-3 ${className}`}
        onSubmit={(event) => {
          event.preventDefault();
          on.onSubmit();
        }}
      >
        <label className="col-span-2 text-small font-semibold md:col-span-1">
          {words.searchHint}
          <input
            type="search"
            className={filterInput}
            maxLength={200}
            value={search}
            onChange={({ target }) => on.onSearch(target.value)}
          />
        </label>
        {children}
        <div className="col-span-2 flex gap-3 md:col-span-1">
          <button type="submit" className={buttonClasses('outline')}>
            {words.search}
          </button>
          {on.onClear && (
            <button type="button" className="min-h-11 underline" onClick={on.onClear}>
              {words.clear}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}
