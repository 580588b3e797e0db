import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AgingFact, SiteDueAnswer } from '../../../../shared/desk/site/due.ts';
import { ask } from '../../api/request.ts';

const dueKey = ['site', 'due'];

/** What somebody has to look at again. */
export function useDue() {
  return useQuery({
    queryKey: dueKey,
    queryFn: () => ask<SiteDueAnswer>('/site/due'),
    staleTime: 0,
  });
}

/** Notes that facts are right as they are; the day of today is not published yet. */
export function useStillRight() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (facts: AgingFact[]) => {
      const places = facts.map(({ file, at }) => ({ file, at }));
      return ask<SiteDueAnswer>('/site/due', 'POST', { facts: places });
    },
    onSuccess: (due) => {
      client.setQueryData(dueKey, due);
      void client.invalidateQueries({ queryKey: ['site', 'files'] });
    },
  });
}
