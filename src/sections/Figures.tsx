interface FiguresProps {
  /** What the figures are, for screen readers. */
  label: string;
  /** Numbers as shown, each with its words. */
  figures: { number: string; text: string }[];
  className?: string;
}

/** A quiet row of numbers. */
export function Figures({ label, figures, className = '' }: FiguresProps) {
  return (
    <ul
      aria-label={label}
      className={`grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-4 gap-y-5 ${className}`}
    >
      {figures.map(({ number, text }) => (
        <li key={text}>
          <span className="block font-heading font-semibold text-[clamp(1.5rem,1rem+2.4vw,2.75rem)] tabular-nums leading-tight">
            {number}
          </span>
          <span className="block text-small text-soft leading-snug">{text}</span>
        </li>
      ))}
    </ul>
  );
}
