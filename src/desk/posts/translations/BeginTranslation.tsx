import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { randomId } from '../../api/random-id.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import type { PostEditing } from '../edit/use-post-editing.ts';
import { useNewPost } from '../save/posts.ts';

interface BeginTranslationProps {
  editing: PostEditing;
  language: string;
  /** The language's name. */
  name: string;
}

/** Begins a translation of the post, with its current title and picture. */
export function BeginTranslation({ editing, language, name }: BeginTranslationProps) {
  const { translations: copy } = useCopy();
  const navigate = useNavigate();
  const [requestId] = useState(randomId);
  const { queue, stored } = editing;
  const add = useNewPost({ language, translationOf: stored.id, before: () => queue.saveAll() });
  const begin = () =>
    add.mutate(requestId, {
      onSuccess: ({ id }) => void navigate({ to: '/posts/$id', params: { id } }),
    });
  return (
    <>
      <button
        type="button"
        className={buttonClasses('outline')}
        disabled={add.isPending}
        onClick={begin}
      >
        {interpolate(copy.write, { LANGUAGE: name })}
      </button>
      <Problem error={add.error} retry={begin} />
    </>
  );
}
