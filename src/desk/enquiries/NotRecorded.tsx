import { type Mutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { moveKey } from '../api/enquiry-changes.ts';
import { recordKey, useOnline } from '../api/query-client.ts';
import { useCopy } from '../parts/setup.ts';

/** How many patients are named; the screen of a phone has room for no more. */
const maxNames = 2;

/** Names the patients whose last change is not recorded, because it waits for the server or was refused. */
export function NotRecorded() {
  return (
    <>
      <NotRecordedYet />
      <RefusedChanges />
    </>
  );
}

const warningClasses = 'warning-ground font-semibold text-small print:hidden';

/**
 * Names the patients whose changes wait for the server.
 * @param isInBar whether this covers the text of an enquiry's bar
 */
export function NotRecordedYet({ isInBar = false }: { isInBar?: boolean }) {
  const { enquiry: copy } = useCopy();
  const { queue } = useUnrecorded();
  if (queue.length === 0) return null;
  return (
    <p
      role="alert"
      className={`${warningClasses} ${isInBar ? 'max-w-none pl-2 leading-tight wrap-anywhere' : 'p-2'}`}
    >
      {interpolate(copy.notRecordedYet, { NAMES: namesOf(queue) })}
    </p>
  );
}

interface RefusedChangesProps {
  /** The id of the enquiry that is shown. */
  shownId?: string;
  /** Whether the view shows elsewhere that a move of this enquiry has failed. */
  isShownElsewhere?: boolean;
}

/** Names the patients whose changes were refused. */
export function RefusedChanges({ shownId, isShownElsewhere = false }: RefusedChangesProps) {
  const { enquiry: copy } = useCopy();
  const { failures } = useUnrecorded();
  const refusedEnquiries = failures.filter(({ id }) => !(isShownElsewhere && id === shownId));
  if (refusedEnquiries.length === 0) return null;
  return (
    <p role="alert" className={`p-2 ${warningClasses}`}>
      {interpolate(copy.notRecorded, { NAMES: namesOf(refusedEnquiries) })}
    </p>
  );
}

function namesOf(enquiries: { name: string }[]): string {
  const names = enquiries.slice(0, maxNames).map(({ name }) => name);
  const extraCount = enquiries.length - names.length;
  return [...names, ...(extraCount > 0 ? [`+${extraCount}`] : [])].join(', ');
}

/** An enquiry whose last move, note or mark on its visit is not recorded. */
interface UnrecordedEnquiry {
  id: string;
  /** The patient's name. */
  name: string;
}

/** The enquiries whose last change of a kind is not recorded: it waits for the server, or was refused. */
export function useUnrecorded(): { queue: UnrecordedEnquiry[]; failures: UnrecordedEnquiry[] } {
  const isOnline = useOnline();
  const allChanges = useMutationState({
    filters: { mutationKey: recordKey },
    select: (change) => {
      const enquiry = enquiryOf(change);
      if (!enquiry) return [];
      const kind = String(change.options.mutationKey?.[recordKey.length]);
      const { status, failureCount, variables } = change.state;
      // A refused undo is reported beside its button.
      if (status === 'error' && Object(variables).undo) return [];
      return [{ id: enquiry.id, name: enquiry.name, kind, status, hasFailed: failureCount > 0 }];
    },
  });
  const lastChanges = [
    ...new Map(allChanges.flat().map((each) => [each.kind + each.id, each])).values(),
  ];
  const isWaiting = ({ status, hasFailed }: (typeof lastChanges)[number]) =>
    status === 'pending' && (hasFailed || !isOnline);
  const onePerEnquiry = (changes: typeof lastChanges) => [
    ...new Map(changes.map((each) => [each.id, each])).values(),
  ];
  return {
    queue: onePerEnquiry(lastChanges.filter(isWaiting)),
    failures: onePerEnquiry(lastChanges.filter(({ status }) => status === 'error')),
  };
}

/** The enquiry that a change is about; undefined if it was not in the cache. */
const enquiryOf = ({ state }: Mutation) =>
  state.context as Pick<OpenedEnquiry, 'id' | 'name'> | undefined;

/** Removes the refused moves of an enquiry once its view, which reports them, is left. */
export function useDismissRefused(id: string): void {
  const client = useQueryClient();
  useEffect(
    () => () => {
      const cache = client.getMutationCache();
      for (const move of cache.findAll({ mutationKey: moveKey, status: 'error' })) {
        if (enquiryOf(move)?.id === id) cache.remove(move);
      }
    },
    [client, id],
  );
}

/** How long signing out waits until all changes are recorded, in milliseconds. */
const maxWait = 3_000;

/** Returns a function that waits until everything is recorded, or until that takes too long. */
export function useWaitUntilRecorded(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      };
      const check = () => {
        if (client.isMutating({ mutationKey: recordKey }) === 0) finish();
      };
      const timer = setTimeout(finish, maxWait);
      const unsubscribe = client.getMutationCache().subscribe(check);
      check();
    });
}
