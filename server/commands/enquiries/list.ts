import { EnquiryList } from '../../enquiries/inbox/list.ts';
import type { StoredEnquiry } from '../../enquiries/inbox/stored.ts';
import { commandLine, noteAccess } from '../../staff/access-log.ts';
import { lineOf, pageOf } from '../output/enquiry.ts';
import type { Options } from '../output/run-command.ts';
import type { Context } from './context.ts';

/** What the list says about enquiries that were sent to nobody. */
const sentToNobody = {
  kept: 'no channel was available, so nobody was notified. To send it: retry ID.',
  spam: 'taken for spam, so sent to nobody. Read it: show ID. Send it: retry ID. Delete it: forget ID.',
};

/** How many enquiries are read at a time. */
const batch = 500;

/** Lists enquiries, newest first: all, or those with the words of `--search`. */
export async function list(
  { config, database, enquiries, clock }: Context,
  _words: string[],
  { search }: Options,
): Promise<void> {
  const { channels, stored } = enquiries;
  if (search) await noteAccess(database, commandLine, 'searched');
  const ids = await new EnquiryList({ config, database, channels }).ids({ search });
  const counts = new Map<string, number>();
  for (let at = 0; at < ids.length; at += batch) {
    for (const enquiry of (await stored.list(ids.slice(at, at + batch))).toReversed()) {
      counts.set(enquiry.delivery, (counts.get(enquiry.delivery) ?? 0) + 1);
      console.log(lineOf(enquiry, clock));
    }
  }
  const total = [...counts].map(([status, count]) => `${count} ${status}`).join(', ');
  const inAll = search === undefined ? 'in all' : 'found';
  console.log(ids.length === 0 ? 'No enquiries.' : `${ids.length} ${inAll}: ${total}`);
  for (const [status, why] of Object.entries(sentToNobody)) {
    const count = counts.get(status);
    if (count) console.log(`${count} ${status}: ${why}`);
  }
}

/** Shows one enquiry with everything that is known about it. */
export async function show({ database, clock }: Context, enquiry: StoredEnquiry): Promise<void> {
  await noteAccess(database, commandLine, 'opened', { enquiryId: enquiry.id });
  console.log(pageOf(enquiry, clock));
}
