import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { DeskSetup } from '../parts/setup.ts';
import { greetingName, inLanguageOf, momentFor } from './patient-language.ts';

/**
 * The message that offers the current visit time, in the patient's language, or says that the clinic has been closed
 * then. The earlier time that no longer holds, if there is one, the clinic's
 * sentence, the packages and the address have a line each.
 * @param timeZone the clinic's
 * @returns null if no visit is offered
 */
export function offerText(
  enquiry: OpenedEnquiry,
  setup: Pick<
    DeskSetup,
    'copy' | 'clinicNames' | 'facts' | 'languages' | 'locale' | 'packageNames' | 'partsOfDay'
  >,
  timeZone: string,
): string | null {
  const { name, request, visit } = enquiry;
  if (!request || visit.at === null) return null;
  const { clinic, text } = inLanguageOf(enquiry, setup);
  const timeOf = (moment: string) => momentFor(enquiry, moment, setup, timeZone);
  const values = {
    NAME: greetingName(name),
    CLINIC: clinic,
    TIME: timeOf(visit.at),
    LINK: request.link,
  };
  if (request.isClosed) {
    return interpolate(text(setup.copy.closedOffers), values);
  }
  const offer = request.history.find(
    ({ kind, offer }) => kind !== 'withdrawn' && offer === visit.offer,
  );
  const { insteadOf } = request;
  const replaced =
    insteadOf &&
    interpolate(text(setup.copy.replacedOffers), {
      TIME: timeOf(insteadOf),
    });
  const lines = [replaced, offer?.line].filter(Boolean);
  const own = text(setup.copy.offers);
  // A clinic's own text may leave the line out; the patient still has to know which time not to come.
  const whole = replaced && !own.includes('{LINE}') ? `${own}\n${replaced}` : own;
  const packageNames = setup.packageNames[enquiry.language] ?? {};
  const packages = enquiry.booked.map(({ kind, id, title }) => {
    return (kind === 'package' && packageNames[id]) || title;
  });
  const address = setup.facts[enquiry.language]?.['ADDRESS'];
  const message = interpolate(whole, {
    ...values,
    PACKAGE: packages.length > 0 ? `\n${packages.join(', ')}\n` : '',
    ADDRESS: address ? `\n${address}\n` : '',
    LINE: lines.length > 0 ? `\n${lines.join('\n')}\n` : '',
  });
  return message.replace(/\s*\n\s*/g, '\n').replace(/ {2,}/g, ' ');
}
