import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** The classes of a field that filters a list. */
export const filterInput =
  'mt-1 block w-full rounded-card border border-rule bg-surface px-3 py-2 text-ink min-h-11';

interface FilterFieldsProps {
  copy: {
    searchHint: string;
    /** What a phone has room for; the hint itself if that is short. */
    searchShort?: string;
    search: string;
    moreFilters: string;
    clear: string;
  };
  /** The columns of the other fields, and their width on a wide screen. */
  className: string;
  search: string;
  onSearch: (search: string) => void;
  onSubmit: () => void;
  /** Clears the filter; undefined if nothing is filtered. */
  onClear: (() => void) | undefined;
  /** Whether one of the other fields is set. */
  isMoreSet: boolean;
  /** The other fields, which a phone shows only on request. */
  children: ReactNode;
  /** What stands at the end of the row. */
  beside?: ReactNode;
}

/** A form that searches and filters a list: one row on a wide screen. */
export function FilterFields(props: FilterFieldsProps) {
  const { copy, className, search, isMoreSet, children, beside, ...on } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isMoreShown, setMoreShown] = useState(isMoreSet);
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-x-2 narrowest:gap-y-2 md:flex-nowrap md:gap-x-3"
        onSubmit={(event) => {
          event.preventDefault();
          on.onSubmit();
        }}
      >
        <div className="min-w-0 flex-1 text-small font-semibold narrowest:basis-full">
          <label htmlFor={`${id}-search`} className="max-md:sr-only">
            {copy.searchHint}
          </label>
          <input
            ref={field}
            id={`${id}-search`}
            type="search"
            placeholder={copy.searchShort ?? copy.searchHint}
            className={`md:placeholder:text-transparent disabled:opacity-50 ${filterInput}`}
            maxLength={200}
            value={search}
            // Before the scripts have loaded, what is typed would be lost, and pressing Search would load the page anew.
            disabled={import.meta.env.SSR}
            onChange={({ target }) => on.onSearch(target.value)}
          />
        </div>
        <button
          type="button"
          className="grid min-h-11 min-w-11 place-items-center rounded-card border border-rule bg-surface md:hidden"
          aria-expanded={isMoreShown}
          aria-controls={`${id}-more`}
          aria-label={copy.moreFilters}
          onClick={() => setMoreShown(!isMoreShown)}
        >
          <Icon name="chevron-down" size={20} />
        </button>
        <div
          id={`${id}-more`}
          className={`grid gap-3 max-md:order-1 max-md:mt-1 max-md:basis-full ${isMoreShown ? '' : 'max-md:hidden'} ${className}`}
        >
          {children}
        </div>
        <SubmitButton
          variant="outline"
          isDisabled={import.meta.env.SSR}
          className="max-md:min-h-11 max-md:min-w-11 max-md:rounded-card max-md:px-3 max-md:py-2"
        >
          <Icon name="search" size={20} className="md:hidden" />
          <span className="max-md:sr-only">{copy.search}</span>
        </SubmitButton>
        {beside}
        {on.onClear && (
          <button
            type="button"
            className="min-h-11 underline max-md:order-2 max-md:basis-full max-md:text-left max-md:text-small"
            onClick={({ detail }) => {
              on.onClear?.();
              setMoreShown(false);
              // The button goes. A finger needs no keyboard on the screen.
              if (detail === 0) field.current?.focus();
            }}
          >
            {copy.clear}
          </button>
        )}
      </form>
    </search>
  );
}
