import { interpolate } from '../../../shared/interpolate.ts';
import type { Site } from '../../content/read/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Stars } from '../../ui/Stars.tsx';

interface RatingProps {
  /** What the stars say to screen readers: `proof.rating` of `site.yaml`. */
  stars: string | undefined;
  /** The rating as a sentence. */
  text: string | undefined;
}

/** The rating beside five stars; nothing if the clinic has no rating. */
export function Rating({ stars, text }: RatingProps) {
  if (!text || !stars) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 font-semibold text-plain leading-snug">
      <Stars label={stars} size={16} />
      {text}
    </p>
  );
}

/** The statement that the doctor is registered, with the council and the number if they are known. */
export function registrationProof({ clinic, copy }: Site, statement: string | undefined) {
  const { registration } = clinic.doctor;
  if (!statement || !registration || !copy.proof.registration) return statement;
  const { council, number } = registration;
  const details = interpolate(copy.proof.registration, { COUNCIL: council, NUMBER: number });
  return `${statement}: ${details}`;
}

interface ProofListProps {
  /** Short sentences; undefined ones are omitted. */
  proofs: (string | undefined)[];
}

/** Further trust signals, each with a badge. */
export function ProofList({ proofs }: ProofListProps) {
  const texts = proofs.flatMap((proof) => proof ?? []);
  if (texts.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small leading-snug">
      {texts.map((proof) => (
        <li key={proof} className="flex items-start gap-2">
          <Icon name="shield" size={20} className="h-[1lh] text-brand-ink" />
          {proof}
        </li>
      ))}
    </ul>
  );
}
