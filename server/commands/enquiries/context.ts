import { pino } from 'pino';
import { Alerts } from '../../alerts/index.ts';
import { Enquiries } from '../../enquiries/enquiries.ts';
import type { StoredEnquiry } from '../../enquiries/inbox/stored.ts';
import type { Action, CommandServices, Options } from '../output/run-command.ts';
import { CommandError, clockOf } from '../output/text.ts';

/** What the commands work with. */
export interface Context extends CommandServices {
  enquiries: Enquiries;
  /** Formats a timestamp in the clinic's time zone. */
  clock: (moment: string) => string;
}

type Run = Action['run'];

/** Wraps a function that works with the enquiries as an action for `runCommand`. */
export function withEnquiries(
  work: (context: Context, words: string[], options: Options) => Promise<void>,
): Run {
  return async (services, words, options) => {
    const { config } = services;
    const common = { ...services, log: pino({ level: 'silent' }) };
    const enquiries = new Enquiries({ ...common, alerts: new Alerts(common) });
    try {
      await work({ ...services, enquiries, clock: clockOf(config.timeZone) }, words, options);
    } finally {
      await enquiries.stop();
    }
  };
}

/** The same for a function that works with one enquiry, named by the first argument. */
export function withEnquiry(
  work: (
    context: Context,
    enquiry: StoredEnquiry,
    words: string[],
    options: Options,
  ) => Promise<void>,
): Run {
  return withEnquiries(async (context, [id = '', ...words], options) =>
    work(context, await findEnquiry(context, id), words, options),
  );
}

/**
 * Finds an enquiry by the beginning of its id.
 * @throws CommandError unless exactly one id begins with it
 */
export async function findEnquiry({ enquiries }: Context, id: string): Promise<StoredEnquiry> {
  const enquiry = await enquiries.stored.show(id);
  if (enquiry) return enquiry;
  throw new CommandError(`No enquiry, or more than one, begins with ${id}.`);
}
