import { useState } from 'react';
import { FilterFields, filterInput } from '../../parts/FilterFields.tsx';
import { useCopy } from '../../parts/setup.ts';
import { type PostFilter, postStates } from './post-filter.ts';

interface PostFilterFormProps {
  filter: PostFilter;
  onChange: (filter: PostFilter) => void;
}

/** Searches the list of posts and filters it by state. */
export function PostFilterForm({ filter, onChange }: PostFilterFormProps) {
  const { posts: copy } = useCopy();
  const [search, setSearch] = useState(filter.search ?? '');
  const [state, setState] = useState(filter.state);
  const [shown, setShown] = useState(filter);
  // Mounting the form anew would take the focus out of it.
  if (JSON.stringify(shown) !== JSON.stringify(filter)) {
    setShown(filter);
    setSearch(filter.search ?? '');
    setState(filter.state);
  }
  const submit = () => {
    const text = search.trim();
    onChange({ ...(text && { search: text }), ...(state && { state }) });
  };
  return (
    <FilterFields
      copy={copy}
      className="md:w-64"
      search={search}
      onSearch={setSearch}
      onSubmit={submit}
      isMoreSet={filter.state !== undefined}
      onClear={filter.search || filter.state ? () => onChange({}) : undefined}
    >
      <label className="text-small font-semibold">
        {copy.state}
        <select
          className={filterInput}
          value={state ?? ''}
          onChange={({ target }) => setState(postStates.find((each) => each === target.value))}
        >
          <option value="">{copy.all}</option>
          {postStates.map((each) => (
            <option key={each} value={each}>
              {copy[each]}
            </option>
          ))}
        </select>
      </label>
    </FilterFields>
  );
}
