import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LeftText, SiteChecklistAnswer } from '../../../../shared/desk/site/checklist.ts';
import { ask } from '../../api/request.ts';

const checklistKey = ['site', 'checklist'];

/** What the clinic has still to make its own. */
export function useChecklist() {
  return useQuery({
    queryKey: checklistKey,
    queryFn: () => ask<SiteChecklistAnswer>('/site/checklist'),
    staleTime: 0,
    // One that was read before a publication counts what is no longer there.
    gcTime: 0,
  });
}

/**
 * Says that texts are right as they are, or puts them back on the list.
 * @param method `POST` takes them off the list
 */
export function useConfirmed(method: 'POST' | 'DELETE') {
  const client = useQueryClient();
  return useMutation({
    // One after another, so that no answer replaces a newer one.
    scope: { id: 'site-checklist' },
    mutationFn: (texts: LeftText[]) =>
      ask<SiteChecklistAnswer>('/site/checklist/confirmed', method, {
        texts: texts.map(({ file, field, hash }) => ({ file, field, hash })),
      }),
    onSuccess: (checklist) => {
      client.setQueryData(checklistKey, checklist);
    },
    onError: () => client.invalidateQueries({ queryKey: checklistKey }),
  });
}
