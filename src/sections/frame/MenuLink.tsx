import type { LinkedPage } from '../../content/read/addresses.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

interface MenuLinkProps {
  /** Null where there is no such page. */
  page: LinkedPage | null;
  icon: IconName;
  className?: string;
}

/** A link above the menu of small screens, to a page that the menu itself does not have. */
export function MenuLink({ page, icon, className = '' }: MenuLinkProps) {
  if (!page) return null;
  const { link, name } = page;
  return (
    <a
      {...link}
      lang={link.hrefLang}
      className={`flex min-h-12 items-center gap-2 font-semibold hover:text-brand-ink ${className}`}
    >
      <Icon name={icon} size={20} />
      {name}
    </a>
  );
}
