import { useState } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';
import { useWords } from '../setup.ts';
import type { Filter } from './filter.ts';

interface FilterFormProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

const input =
  'mt-1 block w-full rounded-card border border-rule bg-surface px-3 py-2 text-ink min-h-11';

/** Searches the list, and limits it to days. */
export function FilterForm({ filter, onChange }: FilterFormProps) {
  const { list: words } = useWords();
  const [search, setSearch] = useState(filter.search ?? '');
  const [from, setFrom] = useState(filter.from ?? '');
  const [to, setTo] = useState(filter.to ?? '');
  const tab = filter.tab && { tab: filter.tab };
  const isFiltered = Boolean(filter.search || filter.from || filter.to);
  return (
    <search>
      <form
        className="mt-4 grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_10rem_10rem_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          const text = search.trim();
          onChange({
            ...tab,
            ...(text && { search: text }),
            ...(from && { from }),
            ...(to && { to }),
          });
        }}
      >
        <label className="col-span-2 text-small font-semibold md:col-span-1">
          {words.searchHint}
          <input
            type="search"
            className={input}
            maxLength={200}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
        <label className="text-small font-semibold">
          {words.from}
          <input
            type="date"
            className={input}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        </label>
        <label className="text-small font-semibold">
          {words.to}
          <input
            type="date"
            className={input}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </label>
        <div className="col-span-2 flex gap-3 md:col-span-1">
          <button type="submit" className={buttonClasses('outline')}>
            {words.search}
          </button>
          {isFiltered && (
            <button
              type="button"
              className="min-h-11 underline"
              onClick={() => onChange({ ...tab })}
            >
              {words.clear}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}
