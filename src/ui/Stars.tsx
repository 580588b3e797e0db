import { Icon } from './Icon.tsx';

/** Five stars; `label` says the rating in words. */
export function Stars({ label, size = 20 }: { label: string; size?: number }) {
  return (
    <span className="inline-flex gap-0.5 text-star" role="img" aria-label={label}>
      {['one', 'two', 'three', 'four', 'five'].map((star) => (
        <Icon key={star} name="star" size={size} />
      ))}
    </span>
  );
}
