interface FiguresProps {
  /** Accessible name of the list. */
  label: string;
  /** Numbers as shown, each with its label. */
  figures: { number: string; label: string }[];
  className?: string;
}

/** Figures side by side; more than three are two by two on phones and tablets. */
export function Figures({ label, figures, className = '' }: FiguresProps) {
  const hasManyFigures = figures.length > 3;
  return (
    <ul
      aria-label={label}
      className={`grid gap-x-2 sm:gap-x-4 ${hasManyFigures ? 'grid-cols-2 gap-y-2 lg:cols-fit-36' : 'grid-cols-3 lg:flex lg:flex-wrap lg:gap-x-12'} ${className}`}
    >
      {figures.map((figure) => (
        <li
          key={figure.label}
          className={hasManyFigures ? '' : 'lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-2'}
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
