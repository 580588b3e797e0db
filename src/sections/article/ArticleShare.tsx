import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';

interface ArticleShareProps {
  copy: PageCopy<'blog'>['article'];
  title: string;
  /** URL of the article. */
  address: string;
}

/** Links to share the article on WhatsApp and to print it. */
export function ArticleShare({ copy, title, address }: ArticleShareProps) {
  const variant = 'link-onward min-h-11 max-sm:text-small';
  const message = new URLSearchParams({ text: `${title} ${address}` });
  return (
    <p
      data-screen-only=""
      className="mt-1 flex flex-wrap justify-between gap-x-3 sm:justify-start sm:gap-x-6 md:mt-4"
    >
      <a href={`https://wa.me/?${message}`} rel="noopener" className={variant}>
        <Icon name="whatsapp" size={20} />
        {copy.share}
      </a>
      <button type="button" data-print="" className={`scripting-only ${variant}`}>
        <Icon name="print" size={20} />
        {copy.print}
      </button>
    </p>
  );
}
