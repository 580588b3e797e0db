import type { PageCopy } from '../../pages.ts';

interface ChosenItemProps {
  copy: PageCopy<'contact'>['chosen'];
  /** What is to be booked: a package or a service. */
  name: string;
  /** Its price, if it has one. */
  price: string | undefined;
  /** Address of the page on which something else can be chosen. */
  changeHref: string;
}

/** What a visitor has chosen to book, above the form, with a link to choose something else. */
export function ChosenItem({ copy, name, price, changeHref }: ChosenItemProps) {
  return (
    <div className="mb-3 rounded-card bg-panel px-4 py-1 sm:mb-6 sm:py-2 dark:inset-ring dark:inset-ring-line">
      <div className="flex items-center justify-between gap-4">
        <p className="text-small">{copy.label}</p>
        <a
          href={changeHref}
          className="-my-2 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end whitespace-nowrap text-end font-semibold underlined"
        >
          {copy.change}
        </a>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-card max-sm:text-lead max-sm:leading-snug">{name}</h2>
        {price && <p className="font-semibold">{price}</p>}
      </div>
    </div>
  );
}
