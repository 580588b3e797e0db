import { Spinner } from '../../ui/Spinner.tsx';
import type { ListingCopy } from './listing-copy.ts';
import type { KnownPosts } from './posts.ts';
import { RetryNotice } from './RetryNotice.tsx';

interface ListNoticeProps {
  posts: KnownPosts;
  copy: ListingCopy;
  /** Path of the listing. */
  listing: string;
}

/** The notice above the cards: posts are loading, could not be loaded, or could not be shown. */
export function ListNotice({ posts, copy, listing }: ListNoticeProps) {
  if (posts.status === 'pending') {
    return (
      <>
        <div className="without-scripting">
          <RetryNotice message={copy.late} href={listing} label={copy.askAgain} />
        </div>
        <div className="scripting-only">
          <Spinner copy={copy.loading} />
          <div aria-hidden="true" className="mb-5 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            {['one', 'two', 'three'].map((key) => (
              <div key={key} data-placeholder="" className="card h-96 bg-panel" />
            ))}
          </div>
        </div>
      </>
    );
  }
  if (posts.status === 'failed') {
    return (
      <div role="alert" className="mb-8 rounded-card border border-rule bg-warm p-5">
        <p className="font-semibold">{copy.error}</p>
        {/* The server's message is in English. */}
        <p lang="en">{posts.message}</p>
      </div>
    );
  }
  if (posts.raw.length === 0) return null;
  return (
    <div role="alert" className="mb-8 rounded-card border border-rule bg-warm p-5">
      <p className="font-semibold">{copy.warning}</p>
      <details className="mt-2">
        <summary className="min-h-11 py-2">{copy.rawData}</summary>
        <pre className="overflow-x-auto text-small">{JSON.stringify(posts.raw, null, 2)}</pre>
      </details>
    </div>
  );
}
