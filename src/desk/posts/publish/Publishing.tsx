import type { OpenedPost } from '../../../../shared/desk/posts.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { prefixOf } from '../../../../shared/languages.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useSignedIn } from '../../api/session.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import type { PostEditing } from '../edit/use-post-editing.ts';
import { PublishButton } from './PublishButton.tsx';
import { PublishingDialogs } from './PublishingDialogs.tsx';
import { placeOf } from './place.ts';
import { isOnSite, unpublishing } from './post-actions.ts';
import type { PostPublishing } from './use-publishing.ts';

interface PublishingProps {
  editing: PostEditing;
  publishing: PostPublishing;
  begin: (post: OpenedPost) => void;
}

/** The state of the post, and buttons to publish and unpublish it. */
export function Publishing({ editing, publishing, begin }: PublishingProps) {
  const { publishing: copy } = useCopy();
  const { stored } = editing;
  const { state } = stored;
  const { asked, ask, act } = publishing;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.heading}</h2>
      <Place post={stored} />
      <div className="mt-4 flex flex-wrap gap-3">
        {/* Where columns stand below one another it is in the bar that is always visible. */}
        <PublishButton editing={editing} publishing={publishing} className="max-lg:hidden" />
        {state === 'changed' && (
          <button type="button" className={buttonClasses('outline')} onClick={() => ask('discard')}>
            {copy.discard}
          </button>
        )}
        {state !== 'draft' && (
          <button
            type="button"
            className={buttonClasses('outline')}
            onClick={() => (isOnSite(stored) ? ask('unpublish') : act.mutate(unpublishing(stored)))}
          >
            {isOnSite(stored) ? copy.unpublish : copy.unschedule}
          </button>
        )}
      </div>
      <Problem error={asked ? null : act.error} />
      <PublishingDialogs editing={editing} publishing={publishing} begin={begin} />
    </section>
  );
}

/** Says where the post is on the site, with a link. */
function Place({ post }: { post: OpenedPost }) {
  const { live, language } = post;
  const { publishing: copy } = useCopy();
  const { languages } = useSignedIn();
  const timeOf = useTimes();
  const { name, time } = placeOf(post, Date.now());
  return (
    <>
      <p role="status" className="mt-2">
        {interpolate(copy[name], { TIME: time === null ? '' : timeOf(time) })}
      </p>
      {live && (
        <a
          href={`${prefixOf(language, languages)}/blog/${live.slug}`}
          target="_blank"
          rel="noreferrer"
          className="inline-block min-h-11 content-center font-semibold underline"
        >
          {copy.see}
        </a>
      )}
    </>
  );
}
