import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticesAnswer } from '../../../shared/desk/notices.ts';
import { ask, DeskError } from './request.ts';

const noticesKey = ['notices'];

/** A change of notices or closed days, as the server takes it. */
interface NoticesChange {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/desk`. */
  path: string;
  body?: object;
}

/** All notices and closed days; read again whenever they are looked at. */
export function useNotices() {
  return useQuery({
    queryKey: noticesKey,
    queryFn: () => ask<NoticesAnswer>('/notices'),
    staleTime: 0,
  });
}

/** Makes changes; every answer and every conflict has the current notices and closed days. */
export function useChangeNotices(onDone?: (notices: NoticesAnswer) => void) {
  const client = useQueryClient();
  const show = (notices: NoticesAnswer) => client.setQueryData(noticesKey, notices);
  return useMutation({
    mutationFn: ({ method, path, body }: NoticesChange) => ask<NoticesAnswer>(path, method, body),
    onSuccess: (notices) => {
      show(notices);
      onDone?.(notices);
    },
    onError: (error) => {
      if (error instanceof DeskError && error.notices) show(error.notices);
      else void client.invalidateQueries({ queryKey: noticesKey });
    },
  });
}
