import { use, useEffect, useLayoutEffect } from 'react';
import { firstList, takeFirstView } from './api/enquiries.ts';
import { createQueryClient } from './api/query-client.ts';
import { sessionQuery } from './api/session.ts';
import type { DeskSetup } from './parts/setup.ts';
import { router } from './router.tsx';
import { firstViewInPage, removeListInPage } from './taken-over.ts';
import { Views } from './Views.tsx';

const client = createQueryClient();
const firstView = firstViewInPage();
if (firstView) takeFirstView(client, firstView);
else void readAhead();
/** The list of the page stays until the script's view of it is loaded. */
const viewLoaded = firstView && router.load();

/** Asks for what every view needs while the first one is still being loaded; whoever shows it says what went wrong. */
async function readAhead(): Promise<void> {
  await client.prefetchQuery(sessionQuery);
  if (client.getQueryData(sessionQuery.queryKey)) await client.prefetchInfiniteQuery(firstList);
}

/** The staff's application, in a browser that has all it needs. */
export function OpenDesk({ setup }: { setup: DeskSetup }) {
  if (viewLoaded) use(viewLoaded);
  useLayoutEffect(removeListInPage, []);
  useEffect(() => {
    // Opening the desk extends the session, which writing the list into the page does not.
    if (firstView) void client.prefetchQuery({ ...sessionQuery, staleTime: 0 });
  }, []);
  return <Views setup={setup} client={client} />;
}
