import { Icon } from './Icon.tsx';

interface TickListProps {
  items: string[];
  className?: string;
  /** Colour of the ticks. */
  mark?: string;
}

/** A list of short points, each with a tick. */
export function TickList({ items, className = 'gap-1.5', mark = 'text-brand-ink' }: TickListProps) {
  return (
    <ul className={`grid ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.5">
          <Icon name="check" size={20} className={`mt-1 shrink-0 ${mark}`} />
          {item}
        </li>
      ))}
    </ul>
  );
}
