import type { Site } from '../../content/read/index.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The link to the page about chest pain, above the menu of small screens; none where there is no such page. */
export function ChestPainLink({ site: { chestPain } }: { site: Site }) {
  if (!chestPain) return null;
  const { link, name } = chestPain;
  return (
    <a
      {...link}
      lang={link.hrefLang}
      className="flex min-h-12 items-center gap-2 border-line border-y font-semibold hover:text-brand-ink"
    >
      <Icon name="heart-attack" size={20} />
      {name}
    </a>
  );
}
