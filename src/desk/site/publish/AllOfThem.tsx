import { useCopy } from '../../parts/setup.ts';

interface AllOfThemProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** One tick for all changes that are listed. */
export function AllOfThem({ isChosen, onChange }: AllOfThemProps) {
  const { sitePublishing: copy } = useCopy();
  return (
    <label className="mb-2 flex min-h-11 items-center gap-3 px-4">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-brand"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      {copy.everything}
    </label>
  );
}
