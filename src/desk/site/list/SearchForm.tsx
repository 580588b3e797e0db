import { useId, useState } from 'react';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { useCopy } from '../../parts/setup.ts';
import { inputLook, smallButton } from '../controls/control.ts';

interface SearchFormProps {
  search: string;
  /** With an empty text, everything is shown again. */
  onSearch: (search: string) => void;
}

/** Finds a field by its name, or by a sentence as visitors read it. */
export function SearchForm({ search, onSearch }: SearchFormProps) {
  const { site: copy } = useCopy();
  const id = useId();
  const [text, setText] = useState(search);
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim().length > 1 ? text.trim() : '');
        }}
      >
        <div className="min-w-0 grow basis-60">
          <label htmlFor={id} className="text-small font-semibold">
            {copy.search}
          </label>
          <input
            id={id}
            type="search"
            className={`mt-1 ${inputLook}`}
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <SubmitButton variant="outline">{copy.searchButton}</SubmitButton>
        {search && (
          <button type="button" className={smallButton} onClick={() => onSearch('')}>
            {copy.searchClear}
          </button>
        )}
      </form>
    </search>
  );
}
