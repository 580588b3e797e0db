import { interpolate } from '../../../shared/interpolate.ts';
import type { Site } from '../../content/read/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { claimedNumbers } from '../../words/claimed-numbers.ts';

interface RatingProps {
  site: Site;
  /** The rating as a sentence; `{RATING}` and `{REVIEWS}` are filled in. */
  text: string | undefined;
}

/** The rating beside five stars; nothing where the clinic has no rating. */
export function Rating({ site, text }: RatingProps) {
  const facts = claimedNumbers(site.clinic);
  const starsLabel = site.copy.proof.rating;
  if (!text || !starsLabel) return null;
  return (
    <p className="mt-2 flex items-center gap-2 font-semibold text-small">
      <Stars label={interpolate(starsLabel, facts)} size={18} />
      {interpolate(text, facts)}
    </p>
  );
}

interface ProofListProps {
  site: Site;
  /** Short sentences, in which names in capitals are filled in; undefined ones are left out. */
  proofs: (string | undefined)[];
}

/** Further trust signals, each with a badge. */
export function ProofList({ site, proofs }: ProofListProps) {
  const shown = proofs.flatMap((proof) => proof ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-small sm:gap-x-4">
      {shown.map((proof) => (
        <li key={proof} className="flex items-center gap-1.5">
          <Icon name="shield" size={20} className="text-brand-ink" />
          {interpolate(proof, claimedNumbers(site.clinic))}
        </li>
      ))}
    </ul>
  );
}
