import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TranslationsAnswer } from '../../../../shared/desk/posts.ts';
import { ask } from '../../api/request.ts';

const keyOf = (id: string) => ['translations', id];

/** The posts that a post is linked to. */
export function useTranslations(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => ask<TranslationsAnswer>(`/posts/${id}/translations`),
    staleTime: 0,
  });
}

/** Links another post to this one (`PUT`), or unlinks it (`DELETE`); a repeat changes nothing. */
export function useLinking(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ method, other }: { method: 'PUT' | 'DELETE'; other: string }) =>
      ask<TranslationsAnswer>(`/posts/${id}/translations/${other}`, method),
    onSuccess: async (answer) => {
      client.setQueryData(keyOf(id), answer);
      await client.invalidateQueries({ queryKey: ['posts'] });
    },
  });
}
