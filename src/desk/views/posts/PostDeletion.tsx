import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { deletePost } from '../../api/post-changes.ts';
import type { PostQueue } from '../../editor/post-queue.ts';
import { Confirm } from '../../parts/Confirm.tsx';
import { useWords } from '../../setup.ts';

/** Deletes a post for good, once a word has been typed. */
export function PostDeletion({ id, queue }: { id: string; queue: PostQueue }) {
  const { publishing: words, parts } = useWords();
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deletePost(id, queue.version),
    onSuccess: async () => {
      queue.abandon();
      client.removeQueries({ queryKey: ['posts'] });
      await navigate({ to: '/posts' });
    },
  });
  return (
    <p>
      <button
        type="button"
        className="min-h-11 font-semibold underline"
        onClick={() => setAsking(true)}
      >
        {words.delete}
      </button>
      {isAsking && (
        <Confirm
          heading={words.deleteHeading}
          text={words.deleteText}
          action={words.delete}
          word={parts.deleteWord}
          error={remove.error}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </p>
  );
}
