import { buttonClasses } from '../../ui/Button.tsx';

interface MoreProps {
  label: string;
  /** A list that is read page by page. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** The button that loads the next page of the list above it; absent once the last page is loaded. */
export function More({ label, list }: MoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <p className="mt-6 text-center">
      <button
        type="button"
        className={buttonClasses('outline')}
        disabled={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {label}
      </button>
    </p>
  );
}
