/** The pulse line whose R wave becomes a heart; `clinic/images/logo.svg` is the same path. */
const mark =
  'M2 38h6c1.5 0 2-4.5 4.5-4.5S15.5 38 17 38h3.5l2.5 4 9-23.5L34.5 59C43 48.5 61 39 61 22.5c0-8.5-6-14-13.5-14-7 0-13 3.8-15.5 10-2.5-6-8-10-14.5-10-6.5 0-12 4.3-13.2 10.5';

interface LogoProps {
  className?: string | undefined;
}

/** The clinic's mark, in the colour of the text around it. The name belongs beside it, in words. */
export function Logo({ className }: LogoProps) {
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
      <path d={mark} />
    </svg>
  );
}
