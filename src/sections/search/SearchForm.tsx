import { buttonClasses } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface SearchFormProps {
  /** Path of the search page. */
  action: string;
  label: string;
  button: string;
  /** The current query. */
  query?: string;
  className?: string;
}

/** The maximum length of a query, in characters; the server cuts off the rest. */
const maxLength = 100;

/** A field that searches the whole site. */
export function SearchForm({ action, label, button, query = '', className = '' }: SearchFormProps) {
  return (
    <search className={className}>
      <form action={action} data-screen-only="">
        <label htmlFor="q" className="font-semibold">
          {label}
        </label>
        <div className="mt-1.5 flex gap-2 lg:max-w-2xl">
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={maxLength}
            autoComplete="off"
            enterKeyHint="search"
            className="field min-h-12 min-w-0 grow scroll-mt-60 border-rule py-2.5"
          />
          <button type="submit" className={buttonClasses('primary', 'min-w-12 shrink-0')}>
            <Icon name="search" size={20} />
            <span className="max-sm:sr-only">{button}</span>
          </button>
        </div>
      </form>
    </search>
  );
}
