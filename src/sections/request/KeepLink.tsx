import { Icon } from '../../ui/Icon.tsx';
import type { RequestProps } from './request-props.ts';

interface KeepLinkProps extends Pick<RequestProps, 'site' | 'copy'> {
  /** Public URL of the page. */
  address: string;
}

/** How the page is found again: those who wrote can send its address to themselves. */
export function KeepLink({ site: { clinic }, copy, address }: KeepLinkProps) {
  const text = encodeURIComponent(`${clinic.name}\n${address}`);
  return (
    <div data-screen-only="">
      <p className="leading-normal">{copy.keep}</p>
      <a
        href={`https://wa.me/?text=${text}`}
        rel="noopener noreferrer"
        className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold leading-snug underlined"
      >
        <Icon name="whatsapp" size={20} />
        {copy.keepByChat}
      </a>
    </div>
  );
}
