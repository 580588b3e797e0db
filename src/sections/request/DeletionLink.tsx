import { linkTo } from '../../content/read/addresses.ts';
import type { RequestProps } from './request-props.ts';

/** The link to how a message is deleted, which withdrawing it does not do. */
export function DeletionLink({ site, copy }: Pick<RequestProps, 'site' | 'copy'>) {
  if (!copy.deletion) return null;
  return (
    <p>
      <a
        {...linkTo(site, '/privacy#deletion')}
        className="inline-flex min-h-11 items-center text-small underlined"
      >
        {copy.deletion}
      </a>
    </p>
  );
}
