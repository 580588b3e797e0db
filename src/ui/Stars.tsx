/** The path of one star, from its top, on a 24 by 24 grid. */
const star = 'l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2-4.5-4.4 6.2-.9z';
/** Horizontal positions of the five stars. */
const starOffsets = [0, 26.4, 52.8, 79.2, 105.6];
const width = 129.6;

interface StarsProps {
  /** Accessible name: the rating in words. */
  label: string;
  /** Height in CSS pixels. */
  size?: number;
}

/** Five stars as one SVG. */
export function Stars({ label, size = 20 }: StarsProps) {
  return (
    <svg
      viewBox={`0 0 ${width} 24`}
      width={(size * width) / 24}
      height={size}
      className="icon text-star"
      role="img"
      aria-label={label}
    >
      {starOffsets.map((offset) => (
        <path key={offset} fill="currentColor" d={`M${12 + offset} 3${star}`} />
      ))}
    </svg>
  );
}
