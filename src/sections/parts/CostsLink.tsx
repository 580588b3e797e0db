import { linkTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import { Icon } from '../../ui/Icon.tsx';

interface CostsLinkProps {
  site: Site;
  label: string;
  className: string;
}

/** The link from services, packages and towns to the costs page. */
export function CostsLink({ site, label, className }: CostsLinkProps) {
  return (
    <p className={className}>
      <a
        {...linkTo(site, '/costs')}
        className="link-onward min-h-11 inline-block text-balance underline"
      >
        {label}
        <Icon name="arrow-right" size={20} className="ml-2 inline" />
      </a>
    </p>
  );
}
