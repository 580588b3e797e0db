/** A pulse line that becomes a heart, in one stroke. */
const heart =
  'M2 40h8c1.5 0 2-4.5 4.5-4.5s3 4.5 4.5 4.5h3l2.5 4.5L32 18l5 39 5-15.5c9-5 18-10 18-20C60 13 54 7.5 47 7.5c-6.5 0-12 4-15 10.5-3-6.5-8.5-10.5-15-10.5C10 7.5 4 13 4 21.5c0 3 .8 5.7 2 8';

/** A cross, for clinics that are not about hearts. */
const cross = 'M26 9h12v17h17v12H38v17H26V38H9V26h17z';

interface LogoProps {
  /** Whether it is a heart. */
  isHeart: boolean;
  className?: string | undefined;
}

/** The default logo, in the current text colour; decorative, as the clinic's name is beside it. */
export function Logo({ className, isHeart }: LogoProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={isHeart ? heart : cross} />
    </svg>
  );
}
