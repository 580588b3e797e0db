import type { IncomingHttpHeaders } from 'node:http';
import type { FirstView } from '../shared/desk/first-view.ts';
import type { Services } from './services.ts';

/**
 * Reads what the desk shows first to the person who is signed in. It does not extend the session: the script of
 * the page does so once it runs.
 * @returns null if nobody is signed in
 */
export async function readFirstView(
  { staff, enquiries }: Pick<Services, 'staff' | 'enquiries'>,
  { cookie }: IncomingHttpHeaders,
): Promise<FirstView | null> {
  const session = await staff.session(cookie, false);
  if (!session) return null;
  const list = await enquiries.list.page({ tab: 'new' });
  return { session: await staff.describe(session), list };
}
