import { renderToStaticMarkup } from 'react-dom/server';
import type { FirstView } from '../../shared/desk/first-view.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { takeFirstView } from './api/enquiries.ts';
import { createQueryClient } from './api/query-client.ts';
import type { DeskSetup } from './parts/setup.ts';
import { router } from './router.tsx';
import { Views } from './Views.tsx';

/** How many enquiries are written: more than a large screen shows. */
const mostWritten = 15;

/**
 * The list of enquiries as HTML that the server writes into the page, for as long as the scripts have not loaded. Below
 * it stands that more is to come.
 */
export async function listInPage(setup: DeskSetup, firstView: FirstView): Promise<string> {
  await router.load();
  const client = createQueryClient();
  const { session, list } = firstView;
  const enquiries = list.enquiries.slice(0, mostWritten);
  takeFirstView(client, { session, list: { ...list, enquiries } });
  return renderToStaticMarkup(
    <>
      <Views setup={setup} client={client} />
      <Spinner copy={setup.copy.frame.loading} />
    </>,
  );
}
