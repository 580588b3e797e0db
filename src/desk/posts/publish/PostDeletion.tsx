import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { DeleteForGood } from '../../dialogs/DeleteForGood.tsx';
import { useCopy } from '../../parts/setup.ts';
import { deletePost } from '../save/post-changes.ts';
import type { PostQueue } from '../save/use-post-queue.ts';

/** Deletes a post permanently, once a word has been typed. */
export function PostDeletion({ id, queue }: { id: string; queue: PostQueue }) {
  const { publishing: copy } = useCopy();
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: async () => {
      // A pending save would change the version. A text that cannot be saved is deleted all the same.
      await queue.flush();
      await deletePost(id, queue.version);
    },
    onSuccess: async () => {
      queue.abandon();
      client.removeQueries({ queryKey: ['posts'] });
      await navigate({ to: '/posts' });
    },
  });
  return <DeleteForGood copy={copy} remove={remove} onConfirm={() => remove.mutate()} />;
}
