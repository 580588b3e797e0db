import { Link } from '@tanstack/react-router';
import type { ListedPost } from '../../../../shared/desk/posts.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useSetup } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';

/** A post in the list. One without an id is edited elsewhere, and is not a link. */
export function PostItem({ post }: { post: ListedPost }) {
  const { copy, locale } = useSetup();
  const timeOf = useTimes();
  const { id, title, language, state, featured, date, savedAt } = post;
  const languageName = new Intl.DisplayNames(locale, { type: 'language' }).of(language);
  const isOnSite = state === 'live' || state === 'changed';
  const name = title === '' ? copy.posts.untitled : title;
  return (
    <li className="relative px-4 py-3 hover:bg-panel sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span lang={title === '' ? undefined : language} className="wrap-anywhere font-semibold">
          {id === null ? (
            name
          ) : (
            <Link to="/posts/$id" params={{ id }} className="after:absolute after:inset-0">
              {name}
            </Link>
          )}
        </span>
        <span className="rounded-full border border-rule px-3 text-small font-semibold">
          {copy.posts[state]}
        </span>
      </div>
      <p className="flex flex-wrap gap-x-4 text-small text-soft">
        {date && (
          <span>
            {interpolate(isOnSite ? copy.posts.published : copy.posts.planned, {
              TIME: timeOf(date),
            })}
          </span>
        )}
        {savedAt && <span>{interpolate(copy.posts.saved, { TIME: timeOf(savedAt) })}</span>}
        <span>{languageName}</span>
        {featured && <span className="font-semibold">{copy.posts.featured}</span>}
      </p>
    </li>
  );
}
