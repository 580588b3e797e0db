import { Icon } from '../ui/Icon.tsx';
import { Stars } from '../ui/Stars.tsx';

interface RatingProps {
  /** The rating as a sentence, beside five stars. */
  text: string;
  /** The rating in words for screen readers: 4.9 out of 5. */
  starsLabel: string;
}

/** The rating in one line. */
export function Rating({ text, starsLabel }: RatingProps) {
  return (
    <p className="mt-2 flex items-center gap-2 font-semibold text-small">
      <Stars label={starsLabel} size={18} />
      {text}
    </p>
  );
}

/** Further proofs, each with the verified mark. */
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
