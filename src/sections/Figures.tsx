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
      className={`flex flex-wrap justify-between gap-x-10 gap-y-5 ${className}`}
    >
      {figures.map(({ number, text }) => (
        <li key={text} className="min-w-32">
          <span className="block font-heading font-semibold text-title tabular-nums">{number}</span>
          <span className="text-small text-soft">{text}</span>
        </li>
      ))}
    </ul>
  );
}
