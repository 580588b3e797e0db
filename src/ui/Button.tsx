import type { ReactNode } from 'react';

const variants = {
  primary: 'bg-brand forced-colors:border text-on-brand hover:bg-deep hover:text-on-deep',
  outline: 'border border-rule bg-surface text-ink hover:border-ink',
  text: 'text-brand-ink underlined',
  emergency: 'bg-emergency forced-colors:border text-on-emergency hover:bg-deep hover:text-on-deep',
  emergencyOutline:
    'border-2 border-emergency-ink bg-surface text-emergency-ink hover:bg-emergency hover:text-on-emergency',
  onEmergency:
    'bg-on-emergency forced-colors:border text-emergency hover:bg-deep hover:text-on-deep',
  onEmergencyOutline:
    'border-2 border-on-emergency text-on-emergency hover:bg-on-emergency hover:text-emergency',
  light: 'bg-on-deep forced-colors:border text-on-light hover:bg-on-deep-soft',
  onDark: 'border border-on-deep-soft/50 text-on-deep hover:bg-on-deep hover:text-deep',
} as const;

/** The looks of a button, or of a link styled as one. */
export type ButtonVariant = keyof typeof variants;

/** The classes of a button, for a real `<button>`. */
export function buttonClasses(variant: ButtonVariant, className = ''): string {
  return `button min-h-12 rounded-full ${variants[variant]} ${className}`;
}

interface ButtonLinkProps {
  href: string;
  /** The language of the linked page, where it differs. */
  hrefLang?: string | undefined;
  variant?: ButtonVariant;
  className?: string;
  /** Accessible name, where it differs from the label, which it must contain. */
  label?: string | undefined;
  /** True where it opens a new tab. */
  isNewTab?: boolean;
  /** Called when it is followed. */
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/** A link styled as a button. */
export function ButtonLink({
  href,
  hrefLang,
  variant = 'primary',
  className,
  label,
  isNewTab = false,
  onFollow,
  children,
}: ButtonLinkProps) {
  return (
    <a
      href={href}
      hrefLang={hrefLang}
      className={buttonClasses(variant, className)}
      aria-label={label}
      onClick={onFollow}
      {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
    </a>
  );
}
