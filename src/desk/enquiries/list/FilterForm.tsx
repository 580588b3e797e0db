import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { FilterFields, filterInput } from '../../parts/FilterFields.tsx';
import { useCopy } from '../../parts/setup.ts';
import type { Filter } from '../parts/filter.ts';

interface FilterFormProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** What a phone shows beside the days once the filters are opened. */
  children: ReactNode;
}

/** Searches the list and filters it by day. */
export function FilterForm({ filter, onChange, children }: FilterFormProps) {
  const { list: copy } = useCopy();
  const [search, setSearch] = useState(filter.search ?? '');
  const [from, setFrom] = useState(filter.from ?? '');
  const [to, setTo] = useState(filter.to ?? '');
  const [shown, setShown] = useState(filter);
  // Mounting the form anew would take the focus out of it.
  if (JSON.stringify(shown) !== JSON.stringify(filter)) {
    setShown(filter);
    setSearch(filter.search ?? '');
    setFrom(filter.from ?? '');
    setTo(filter.to ?? '');
  }
  const tab = filter.tab && { tab: filter.tab };
  const { tab: _, ...narrowed } = filter;
  const isFiltered = Object.values(narrowed).some(Boolean);
  const submit = () => {
    const text = search.trim();
    onChange({ ...tab, ...(text && { search: text }), ...(from && { from }), ...(to && { to }) });
  };
  return (
    <div className="print:hidden md:mt-4">
      <FilterFields
        copy={copy}
        className="grid-cols-2 narrowest:grid-cols-1 md:w-83"
        search={search}
        onSearch={setSearch}
        onSubmit={submit}
        isMoreSet={Boolean(filter.from || filter.to)}
        onClear={isFiltered ? () => onChange({ ...tab }) : undefined}
        beside={<EnterLink />}
      >
        <Day label={copy.from} value={from} onChange={setFrom} />
        <Day label={copy.to} value={to} onChange={setTo} />
        {children}
      </FilterFields>
    </div>
  );
}

/** On a phone, where the other tools are folded away: the caller is waiting. */
function EnterLink() {
  const { list: copy } = useCopy();
  return (
    <Link
      to="/enter"
      aria-label={copy.enter}
      className="grid min-h-11 min-w-11 place-items-center rounded-card border border-rule bg-surface md:hidden"
    >
      <Icon name="plus" size={20} />
    </Link>
  );
}

interface DayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <label className="text-small font-semibold">
      {label}
      <input
        type="date"
        className={filterInput}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
