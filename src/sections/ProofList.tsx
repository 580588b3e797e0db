import { Icon } from '../ui/Icon.tsx';
import { Stars } from '../ui/Stars.tsx';

interface RatingProps {
  /** The rating as a sentence. */
  text: string;
  /** The rating for screen readers: 4.9 out of 5. */
  starsLabel: string;
}

/** The rating, beside five stars. */
export function Rating({ text, starsLabel }: RatingProps) {
  return (
    <p className="mt-2 flex items-center gap-2 font-semibold text-small">
      <Stars label={starsLabel} size={18} />
      {text}
    </p>
  );
}

/** Further trust signals, each with a badge. */
export function ProofList({ proofs, className = '' }: { proofs: string[]; className?: string }) {
  return (
    <ul
      className={`mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold text-small ${className}`}
    >
      {proofs.map((proof) => (
        <li key={proof} className="flex items-center gap-1.5">
          <Icon name="shield" size={20} className="text-brand-ink" />
          {proof}
        </li>
      ))}
    </ul>
  );
}
