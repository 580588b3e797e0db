import { useQuery } from '@tanstack/react-query';
import type { RestoreProofAnswer } from '../../../shared/desk/restore-proof.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { ask } from '../api/request.ts';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useRecently } from '../time/times.ts';

/** When a backup was last restored as a test, and whether the latest attempt failed. */
export function LastRestore() {
  const { people: copy } = useCopy();
  const { locale } = useSetup();
  const timeOf = useRecently();
  const { data } = useQuery({
    queryKey: ['restore-proof'],
    queryFn: () => ask<RestoreProofAnswer>('/restore-proof'),
    staleTime: 0,
  });
  if (!data) return null;
  const { proven, failedAt } = data;
  return (
    <>
      {failedAt && (
        <p className="mt-2 font-semibold">
          {interpolate(copy.restoreFailed, { TIME: timeOf(failedAt) })}
        </p>
      )}
      {!proven && !failedAt && (
        <p className="mt-2 border-l-4 border-l-accent pl-3 font-semibold">{copy.neverRestored}</p>
      )}
      {proven && (
        <p className="mt-2 text-small text-soft">
          {interpolate(copy.lastRestore, {
            TIME: timeOf(proven.at),
            COUNT: proven.enquiries.toLocaleString(locale),
          })}
        </p>
      )}
    </>
  );
}
