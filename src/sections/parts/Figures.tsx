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
      className={`grid gap-y-5 sm:gap-x-4 ${figures.length > 3 ? 'grid-cols-larger-first gap-x-4 md:grid-cols-4' : 'grid-cols-3 gap-x-2'} ${className}`}
    >
      {figures.map((figure) => (
        <li key={figure.label}>
          <span className="block whitespace-nowrap font-heading font-semibold text-lead tabular-nums leading-tight sm:text-title">
            {figure.number}
          </span>
          <span className="block text-small text-soft leading-snug">{figure.label}</span>
        </li>
      ))}
    </ul>
  );
}
