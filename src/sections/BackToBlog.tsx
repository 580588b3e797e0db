import { Icon } from '../ui/Icon.tsx';

/**
 * A link to the listing. With JavaScript it goes back in history, if the visitor came from this
 * site.
 */
export function BackToBlog({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      data-back=""
      data-screen-only=""
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink underline-offset-4 hover:underline"
    >
      <Icon name="arrow-left" size={18} />
      {label}
    </a>
  );
}
