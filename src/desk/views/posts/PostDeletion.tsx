import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { deletePost } from '../../api/post-changes.ts';
import type { PostQueue } from '../../editor/post-queue.ts';
import { DeleteForGood } from '../../parts/DeleteForGood.tsx';
import { useWords } from '../../setup.ts';

/** Deletes a post for good, once a word has been typed. */
export function PostDeletion({ id, queue }: { id: string; queue: PostQueue }) {
  const { publishing: words } = useWords();
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
  return <DeleteForGood words={words} remove={remove} onConfirm={() => remove.mutate()} />;
}
