interface FiguresProps {
  /** Accessible name of the list. */
  label: string;
  /** Numbers as shown, each with its label. */
  figures: { number: string; label: string }[];
  className?: string;
}

/** A row of figures. */
export function Figures({ label, figures, className = '' }: FiguresProps) {
  return (
    <ul
      aria-label={label}
      className={`grid gap-x-2 sm:gap-x-4 ${figures.length > 3 ? 'cols-fit-36 gap-y-3 md:max-lg:grid-cols-2' : 'grid-cols-3 lg:flex lg:flex-wrap lg:gap-x-12'} ${className}`}
    >
      {figures.map((figure) => (
        <li
          key={figure.label}
          className={
            figures.length > 3 ? undefined : 'lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-2'
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
