import { use, useEffect, useLayoutEffect, useState } from 'react';
import type { FirstView } from '../../shared/desk/first-view.ts';
import { firstList, takeFirstView } from './api/enquiries.ts';
import { createQueryClient } from './api/query-client.ts';
import { sessionQuery } from './api/session.ts';
import { ignoreRepeatedPresses } from './parts/repeated-press.ts';
import type { DeskSetup } from './parts/setup.ts';
import { router } from './router.tsx';
import { isListInPage, removeListInPage } from './taken-over.ts';
import { Views } from './Views.tsx';

const client = createQueryClient();
// The page of somebody who is signed in has the list already. It stays until its view is loaded.
const isReady = isListInPage() ? router.load() : readAhead();

/** Asks for what every view needs while the first one is still being loaded; whoever shows it says what went wrong. */
async function readAhead(): Promise<void> {
  await client.prefetchQuery(sessionQuery);
  if (client.getQueryData(sessionQuery.queryKey)) await client.prefetchInfiniteQuery(firstList);
}

interface DeskProps {
  setup: DeskSetup;
  /** What the page has read already. */
  firstView: FirstView | undefined;
}

/** The staff's application. */
export function Desk({ setup, firstView }: DeskProps) {
  if (firstView) use(isReady);
  useState(() => firstView && takeFirstView(client, firstView));
  useLayoutEffect(removeListInPage, []);
  useEffect(ignoreRepeatedPresses, []);
  useEffect(() => {
    // Opening the desk extends the session, which writing the list into the page does not.
    if (firstView) void client.prefetchQuery({ ...sessionQuery, staleTime: 0 });
  }, [firstView]);
  return <Views setup={setup} client={client} />;
}
