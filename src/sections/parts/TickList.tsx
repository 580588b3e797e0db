import type { Site } from '../../content/read/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkedText } from './LinkedText.tsx';

interface TickListProps {
  site: Site;
  items: string[];
  className?: string;
  /** Class for the colour of the ticks. */
  tickColour?: string;
  /** Height of the ticks in CSS pixels. */
  size?: number;
}

/** A list of short points, each with a tick. */
export function TickList({
  site,
  items,
  className = 'gap-1.5',
  tickColour = 'text-brand-ink',
  size = 20,
}: TickListProps) {
  return (
    <ul className={`grid ${className}`}>
      {items.map((item) => (
        <li
          key={item}
          className={`flex items-start text-pretty ${size < 20 ? 'gap-1.5' : 'gap-2.5'}`}
        >
          <Icon name="check" size={size} className={`h-[1lh] ${tickColour}`} />
          <span>
            <LinkedText site={site} text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
