import { Icon } from '../ui/Icon.tsx';
import { Stars } from '../ui/Stars.tsx';

interface ProofListProps {
  /** The rating as a sentence, beside five stars. */
  rating: string;
  /** The rating for screen readers: 4.9 out of 5. */
  starsLabel: string;
  /** Further trust signals, each with a badge. */
  proofs?: string[];
}

/** The rating and further trust signals. */
export function ProofList({ rating, starsLabel, proofs = [] }: ProofListProps) {
  return (
    <ul className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 font-semibold text-small">
      <li className="flex w-full items-center gap-2">
        <Stars label={starsLabel} size={18} />
        {rating}
      </li>
      {proofs.map((proof) => (
        <li key={proof} className="flex items-center gap-1.5">
          <Icon name="shield" size={20} className="text-brand-ink" />
          {proof}
        </li>
      ))}
    </ul>
  );
}
