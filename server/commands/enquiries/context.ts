import { pino } from 'pino';
import { createEnquiries, type Enquiries } from '../../enquiries/enquiries.ts';
import type { InboxEnquiry } from '../../enquiries/inbox/read.ts';
import type { Action, CommandServices, Options } from '../output/run-command.ts';
import { CommandError, clockOf } from '../output/text.ts';

/** What the commands work with. */
export interface Context extends CommandServices {
  enquiries: Enquiries;
  /** Formats a timestamp in the clinic's time zone. */
  clock: (moment: string) => string;
}

type Run = Action['run'];

/** What an action does with the enquiries, as `runCommand` runs it. */
export function withEnquiries(
  work: (context: Context, words: string[], options: Options) => Promise<void>,
): Run {
  return async (services, words, options) => {
    const { config } = services;
    const enquiries = createEnquiries({ ...services, log: pino({ level: 'silent' }) });
    try {
      await work({ ...services, enquiries, clock: clockOf(config.timeZone) }, words, options);
    } finally {
      await enquiries.stop();
    }
  };
}

/** What an action does with the one enquiry that its first argument names. */
export function withEnquiry(
  work: (
    context: Context,
    enquiry: InboxEnquiry,
    words: string[],
    options: Options,
  ) => Promise<void>,
): Run {
  return withEnquiries(async (context, [id = '', ...words], options) =>
    work(context, await findEnquiry(context, id), words, options),
  );
}

/**
 * @param id the beginning of its id
 * @throws CommandError where no enquiry begins with it, or several do
 */
export async function findEnquiry({ enquiries }: Context, id: string): Promise<InboxEnquiry> {
  const enquiry = await enquiries.inbox.show(id);
  if (enquiry) return enquiry;
  throw new CommandError(`No enquiry, or more than one, begins with ${id}.`);
}
