import { useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { DialogButtons } from '../../dialogs/DialogButtons.tsx';
import { Popup } from '../../dialogs/Popup.tsx';
import { Field } from '../../parts/Field.tsx';
import { More } from '../../parts/More.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { usePostList } from '../save/posts.ts';

interface LinkPostProps {
  language: string;
  /** The language's name. */
  name: string;
  error: Error | null;
  isPending: boolean;
  onLink: (id: string) => void;
  onClose: () => void;
}

/** Asks which existing post is the translation of this one, among those not linked to any yet. */
export function LinkPost({ language, name, error, isPending, onLink, onClose }: LinkPostProps) {
  const { posts: copy, translations, frame } = useCopy();
  const [search, setSearch] = useState('');
  const list = usePostList({ search: search.trim(), unlinkedIn: language });
  const posts = list.data?.pages.flatMap((page) => page.posts) ?? [];
  return (
    <Popup
      heading={interpolate(translations.linkHeading, { LANGUAGE: name })}
      isWide
      onClose={onClose}
    >
      <div className="my-4">
        <Field label={copy.searchHint} value={search} onChange={setSearch} autoComplete="off" />
      </div>
      <Problem error={list.error ?? error} />
      {list.isPending && <Spinner copy={frame.loading} />}
      {list.isSuccess && posts.length === 0 && (
        <p role="status" className="mb-4">
          {interpolate(translations.none, { LANGUAGE: name })}
        </p>
      )}
      <ul className="my-4 divide-y divide-line empty:hidden">
        {posts.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              lang={title === '' ? undefined : language}
              className="min-h-12 w-full py-2 text-left wrap-anywhere font-semibold underline"
              disabled={isPending}
              onClick={() => onLink(id ?? '')}
            >
              {title || copy.untitled}
            </button>
          </li>
        ))}
      </ul>
      <More label={copy.more} list={list} />
      <DialogButtons onCancel={onClose}>{null}</DialogButtons>
    </Popup>
  );
}
