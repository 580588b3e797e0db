import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { maxSearchLength } from '../../../shared/desk/enquiries/list-rules.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCopy } from '../parts/setup.ts';
import type { Filter } from './filter.ts';

interface SearchProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** The tools that are shown on request. */
  children: ReactNode;
}

/** Searches the enquiries of all tabs, and shows the tools of the list on request. */
export function Search({ filter, onChange, children }: SearchProps) {
  const { list: copy } = useCopy();
  const searchedText = filter.search ?? '';
  const [typedText, setTypedText] = useState(searchedText);
  const [lastSearchedText, setLastSearchedText] = useState(searchedText);
  const [areToolsShown, setToolsShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Not with a key: remounting the form would take the focus out of it.
  if (lastSearchedText !== searchedText) {
    setLastSearchedText(searchedText);
    setTypedText(searchedText);
  }
  const tab = filter.tab && { tab: filter.tab };
  const { tab: _, ...otherFilters } = filter;
  const isFiltered = Object.values(otherFilters).some(Boolean);
  const toolButton =
    'flex min-h-11 min-w-11 items-center justify-center gap-2 whitespace-nowrap rounded-card border border-rule bg-surface md:px-3';
  const toolLabel = 'font-semibold text-small max-md:sr-only';
  return (
    <search className="print:hidden">
      <form
        className="mt-1.5 flex flex-wrap items-end gap-x-2 narrowest:gap-y-2 panes:mt-0 panes:flex-nowrap"
        onSubmit={(event) => {
          event.preventDefault();
          const search = typedText.trim();
          onChange({ ...tab, ...(search && { search }) });
        }}
      >
        <div className="relative min-w-0 flex-1 narrowest:basis-full">
          <input
            ref={field}
            type="search"
            aria-label={copy.searchHint}
            placeholder={copy.searchShort}
            className="plain-field mt-0! py-1! pr-11! placeholder:text-soft"
            maxLength={maxSearchLength}
            value={typedText}
            onChange={({ target }) => setTypedText(target.value)}
          />
          <button
            type="submit"
            aria-label={copy.search}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center"
          >
            <Icon name="search" size={20} />
          </button>
        </div>
        <button
          type="button"
          className={toolButton}
          title={copy.tools}
          aria-expanded={areToolsShown}
          aria-controls="list-tools"
          onClick={() => setToolsShown(!areToolsShown)}
        >
          <span aria-hidden="true" className="font-semibold md:hidden">
            •••
          </span>
          <span className={toolLabel}>{copy.tools}</span>
          <Icon name="chevron-down" size={20} className="max-md:hidden" />
        </button>
        <div
          id="list-tools"
          className={`order-1 mt-1 basis-full panes:absolute panes:top-full panes:right-0 panes:z-20 panes:card panes:px-4 panes:py-2 ${areToolsShown ? '' : 'hidden'}`}
        >
          {children}
        </div>
        <Link to="/enter" title={copy.enter} className={toolButton}>
          <Icon name="plus" size={20} />
          <span className={toolLabel}>{copy.enter}</span>
        </Link>
        {isFiltered && (
          <button
            type="button"
            className="order-2 min-h-11 text-small underline max-panes:basis-full max-panes:text-left panes:order-none panes:whitespace-nowrap"
            onClick={({ detail }) => {
              onChange({ ...tab });
              setToolsShown(false);
              // The button disappears, so the focus moves on; after a tap it must not open the on-screen keyboard.
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
