interface FiguresProps {
  /** Accessible name of the list. */
  label: string;
  /** Numbers as shown, each with its label. */
  figures: { number: string; label: string }[];
  className?: string;
}

/** Figures side by side; on phones, more than three are one below the other, each beside its label. */
export function Figures({ label, figures, className = '' }: FiguresProps) {
  const isLong = figures.length > 3;
  return (
    <ul
      aria-label={label}
      className={`grid sm:gap-x-4 ${isLong ? 'gap-y-1.5 sm:cols-fit-36 sm:gap-y-3 md:max-lg:grid-cols-2' : 'grid-cols-3 gap-x-2 lg:flex lg:flex-wrap lg:gap-x-12'} ${className}`}
    >
      {figures.map((figure) => (
        <li
          key={figure.label}
          className={
            isLong
              ? 'max-sm:grid max-sm:cols-start-24 max-sm:items-baseline'
              : 'lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-2'
          }
        >
          <span className="block whitespace-nowrap font-semibold text-card tabular-nums max-sm:text-lead">
            {figure.number}
          </span>
          <span className="block text-small text-soft leading-snug lg:text-base">
            {figure.label}
          </span>
        </li>
      ))}
    </ul>
  );
}
