import { type ReactNode, useId, useState } from 'react';
import { SubmitButton } from './SubmitButton.tsx';

/** The look of a field that limits a list. */
export const filterInput =
  'mt-1 block w-full rounded-card border border-rule bg-surface px-3 py-2 text-ink min-h-11';

interface FilterFieldsProps {
  copy: { searchHint: string; search: string; moreFilters: string; clear: string };
  /** The columns of the other fields, and on a wide screen their width. */
  className: string;
  search: string;
  onSearch: (search: string) => void;
  onSubmit: () => void;
  /** Shows all again; only where something is left out. */
  onClear: (() => void) | undefined;
  /** Whether one of the other fields is set. */
  isMoreSet: boolean;
  /** The other fields. A phone has room for them only where they are asked for. */
  children: ReactNode;
}

/** A form that searches a list and limits it: one row on a wide screen. */
export function FilterFields(props: FilterFieldsProps) {
  const { copy, className, search, isMoreSet, children, ...on } = props;
  const id = useId();
  const [isMoreShown, setMoreShown] = useState(isMoreSet);
  return (
    <search>
      <form
        className="grid grid-cols-button items-end gap-x-3 md:flex"
        onSubmit={(event) => {
          event.preventDefault();
          on.onSubmit();
        }}
      >
        <div className="contents text-small font-semibold md:block md:flex-1">
          <label htmlFor={`${id}-search`} className="max-md:sr-only">
            {copy.searchHint}
          </label>
          <input
            id={`${id}-search`}
            type="search"
            placeholder={copy.searchHint}
            className={`row-start-1 md:placeholder:text-transparent ${filterInput}`}
            maxLength={200}
            value={search}
            onChange={({ target }) => on.onSearch(target.value)}
          />
        </div>
        <button
          type="button"
          className="row-start-2 min-h-11 justify-self-start text-small font-semibold underline md:hidden"
          aria-expanded={isMoreShown}
          aria-controls={`${id}-more`}
          onClick={() => setMoreShown(!isMoreShown)}
        >
          {copy.moreFilters}
        </button>
        <div
          id={`${id}-more`}
          className={`col-span-2 row-start-3 grid gap-3 max-md:mt-1 ${isMoreShown ? '' : 'max-md:hidden'} ${className}`}
        >
          {children}
        </div>
        <SubmitButton variant="outline" className="row-start-1">
          {copy.search}
        </SubmitButton>
        {on.onClear && (
          <button
            type="button"
            className="row-start-2 min-h-11 text-small underline"
            onClick={on.onClear}
          >
            {copy.clear}
          </button>
        )}
      </form>
    </search>
  );
}
