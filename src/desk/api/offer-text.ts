import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { DeskSetup } from '../parts/setup.ts';
import { greetingName, inLanguageOf, momentFor } from './patient-language.ts';

type MessageSetup = Pick<
  DeskSetup,
  'messages' | 'clinicNames' | 'facts' | 'languages' | 'locale' | 'packageNames' | 'partsOfDay'
>;

/** A time that is offered to a patient. */
interface OfferedTime {
  /** The patient's. */
  name: string;
  /** The patient's. */
  language: string;
  /** What was booked with the enquiry. */
  booked: OpenedEnquiry['booked'];
  at: string;
  /** The clinic's sentence; may be empty. */
  line: string;
  link: string;
  /** The earlier time that it replaces, if the patient had not declined that. */
  insteadOf: string | null;
}

/**
 * The message that offers the current visit time, in the patient's language, or says that the clinic has been closed
 * then.
 * @param timeZone the clinic's
 * @returns null if no visit is offered
 */
export function offerText(
  enquiry: OpenedEnquiry,
  setup: MessageSetup,
  timeZone: string,
): string | null {
  const { name, language, booked, request, visit } = enquiry;
  if (!request || visit.at === null) return null;
  if (request.isClosed) {
    const { clinic, messages } = inLanguageOf(enquiry, setup);
    const TIME = momentFor(enquiry, visit.at, setup, timeZone);
    const values = { NAME: greetingName(name), CLINIC: clinic, TIME, LINK: request.link };
    return interpolate(messages.closedOffer, values);
  }
  const { line = '' } =
    request.history.find(({ kind, offer }) => {
      return (kind === 'offered' || kind === 'changed') && offer === visit.offer;
    }) ?? {};
  const { link, insteadOf = null } = request;
  const offered = { name, language, booked, at: visit.at, line, link, insteadOf };
  return offeredText(offered, setup, timeZone);
}

/**
 * The message that offers a time, in the patient's language. The earlier time that no longer holds, if there is one, the
 * clinic's sentence, the packages and the address have a line each.
 * @param timeZone the clinic's
 */
export function offeredText(offered: OfferedTime, setup: MessageSetup, timeZone: string): string {
  const { name, language, booked, at, line, link, insteadOf } = offered;
  const { clinic, messages } = inLanguageOf(offered, setup);
  const timeOf = (moment: string) => momentFor(offered, moment, setup, timeZone);
  const values = { NAME: greetingName(name), CLINIC: clinic, TIME: timeOf(at), LINK: link };
  const replaced = insteadOf && interpolate(messages.replacedOffer, { TIME: timeOf(insteadOf) });
  const lines = [replaced, line].filter(Boolean);
  const own = messages.offer;
  // A clinic's own text may leave the line out; the patient still has to know which time not to come.
  const whole = replaced && !own.includes('{LINE}') ? `${own}\n${replaced}` : own;
  const packageNames = setup.packageNames[language] ?? {};
  const packages = booked.map(({ kind, id, title }) => {
    return (kind === 'package' && packageNames[id]) || title;
  });
  const address = setup.facts[language]?.['ADDRESS'];
  const message = interpolate(whole, {
    ...values,
    PACKAGE: packages.length > 0 ? `\n${packages.join(', ')}\n` : '',
    ADDRESS: address ? `\n${address}\n` : '',
    LINE: lines.length > 0 ? `\n${lines.join('\n')}\n` : '',
  });
  return message.replace(/\s*\n\s*/g, '\n').replace(/ {2,}/g, ' ');
}
