import { useState } from 'react';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useWords } from '../../setup.ts';
import { type PostFilter, postStates } from './post-filter.ts';

interface PostFilterFormProps {
  filter: PostFilter;
  onChange: (filter: PostFilter) => void;
}

const input =
  'mt-1 block w-full rounded-card border border-rule bg-surface px-3 py-2 text-ink min-h-11';

/** Searches the list of posts, and limits it to a state. */
export function PostFilterForm({ filter, onChange }: PostFilterFormProps) {
  const { posts: words } = useWords();
  const [search, setSearch] = useState(filter.search ?? '');
  const [state, setState] = useState(filter.state);
  return (
    <search>
      <form
        className="grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_16rem_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          const text = search.trim();
          onChange({ ...(text && { search: text }), ...(state && { state }) });
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
        <label className="col-span-2 text-small font-semibold md:col-span-1">
          {words.state}
          <select
            className={input}
            value={state ?? ''}
            onChange={({ target }) => setState(postStates.find((each) => each === target.value))}
          >
            <option value="">{words.all}</option>
            {postStates.map((each) => (
              <option key={each} value={each}>
                {words[each]}
              </option>
            ))}
          </select>
        </label>
        <div className="col-span-2 flex gap-3 md:col-span-1">
          <button type="submit" className={buttonClasses('outline')}>
            {words.search}
          </button>
          {(filter.search || filter.state) && (
            <button type="button" className="min-h-11 underline" onClick={() => onChange({})}>
              {words.clear}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}
