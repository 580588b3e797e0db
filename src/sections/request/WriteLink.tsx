import { hrefTo } from '../../content/read/addresses.ts';
import type { RequestProps } from './request-props.ts';

/** The link to the form. */
export function WriteLink({ site, copy }: Pick<RequestProps, 'site' | 'copy'>) {
  return (
    <p className="mt-3">
      <a
        href={hrefTo(site, '/contact')}
        className="inline-flex min-h-11 items-center font-semibold underlined"
      >
        {copy.missing.write}
      </a>
    </p>
  );
}
