import { Icon } from '../../ui/Icon.tsx';

interface BackToBlogProps {
  /** Path of the listing. */
  href: string;
  label: string;
  /** Whether JavaScript makes it go back in history if the visitor came from this site. */
  goesBack?: boolean;
}

/** A link to the listing. */
export function BackToBlog({ href, label, goesBack = false }: BackToBlogProps) {
  return (
    <a
      href={href}
      data-back={goesBack ? '' : undefined}
      data-screen-only=""
      className="link-onward min-h-11"
    >
      <Icon name="arrow-left" size={18} />
      {label}
    </a>
  );
}
