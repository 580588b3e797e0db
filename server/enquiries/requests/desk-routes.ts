import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hasAskedOrCancelled } from '../../../shared/desk/enquiries/list-rules.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import {
  markedVisit,
  newOffer,
  offerMail,
  recordAnswer,
  remindedVisit,
  sentOffer,
  undoAnswer,
  visitsResponse,
  visitTimesResponse,
} from '../../../shared/desk/visits.ts';
import { isOpenAt, nextOpenDays } from '../../../shared/hours/working-time.ts';
import { Refusal } from '../../plugins/refusal.ts';
import { byId, noContent } from '../../plugins/schemas.ts';
import type { Services } from '../../services.ts';
import { logAccess } from '../../staff/access-log.ts';
import { ClinicClock } from '../../time/clinic-clock.ts';
import type { ProblemKey } from '../../words/words.ts';
import type { Outcome } from '../inbox/changes.ts';
import { changeOf, changeRoute, EnquiryReader, type EnquiryRequest } from '../inbox/reader.ts';
import { offerVisit, recordPhoneAnswer, retractAnswer } from './offers.ts';
import { recordSending } from './sending.ts';
import { groupByDay, recordAttendance, recordReminder, VisitList } from './visits.ts';

/** How far ahead a visit may be, in years; a later one is a typing error. */
const maxYearsAhead = 1;

/** How many days back the desk asks whether a patient came. */
const unmarkedDays = 7;

/** On how many open days the desk suggests times; today, which may be nearly over, can be one of them. */
const suggestedDays = 4;

/** Offers of visits, patients' answers by phone, reminders, who came, and the lists of visits, offers and calls. */
export const deskVisitRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { config, database } = services;
  const { requests } = services.enquiries;
  const clock = new ClinicClock(config.timeZone);
  const reader = new EnquiryReader(services);
  const visitList = new VisitList({ ...config, database, requests });

  app.post('/enquiries/:id/offers', changeRoute(newOffer), async (request) => {
    const { at, patientNote = '', reason = '' } = request.body;
    const startsAt = clock.toUtc(at);
    checkTime(at, startsAt, reason);
    const dayHours = requests.dayHours(at.slice(0, 10));
    const offer = { startsAt, localTime: at, patientNote, reason, dayHours };
    const change = { ...changeOf(request), offer };
    return reader.respond(request, await offerVisit(database, change));
  });

  app.post('/enquiries/:id/visit', changeRoute(recordAnswer), async (request) => {
    return reader.respond(request, await recordPhoneAnswer(database, changeOf(request)));
  });

  app.delete('/enquiries/:id/visit', changeRoute(undoAnswer), async (request) => {
    return reader.respond(request, await retractAnswer(database, changeOf(request)));
  });

  app.post('/enquiries/:id/offer-sent', changeRoute(sentOffer), (request) =>
    recordSentOffer(request),
  );

  app.post('/enquiries/:id/offer-mail', changeRoute(offerMail), async (request) => {
    const { offer, subject, text } = request.body;
    const enquiry = await reader.open(request);
    // Throws the refusal.
    if (enquiry.visit.offer !== offer) await reader.respond(request, 'conflict');
    if (!text.includes(enquiry.request.link)) throw new Refusal('invalid');
    if (enquiry.email === '') throw new Refusal('invalid', { field: 'email' });
    // A second mail about an offer, sent if the clinic will be closed then, has an id of its own: otherwise a mail
    // program would drop it as a duplicate of the first.
    const kind = enquiry.request.isClosed ? 'closed' : 'offer';
    const mail = { id: `${enquiry.id}-${kind}-${offer}`, subject, text };
    if (!(await services.enquiries.mailPatient(enquiry.email, mail))) {
      throw new Refusal('unavailable', { sentence: 'offer-mail-failed' });
    }
    const { person } = request.session;
    await logAccess(database, person, 'visit-mailed', { enquiryId: enquiry.id });
    return recordSentOffer(request);
  });

  const attendanceRoute = { schema: { params: byId, body: markedVisit, response: noContent } };
  app.put('/enquiries/:id/attendance', attendanceRoute, async (request, reply) => {
    refuseUnlessDone(await recordAttendance(database, changeOf(request), request.body));
    return reply.code(204).send();
  });

  const reminderRoute = { schema: { params: byId, body: remindedVisit, response: noContent } };
  app.post('/enquiries/:id/reminded', reminderRoute, async (request, reply) => {
    refuseUnlessDone(await recordReminder(database, changeOf(request)));
    return reply.code(204).send();
  });

  const pollOptions = { isPolled: true } as const;
  const visitsRoute = { config: pollOptions, schema: { response: { 200: visitsResponse } } };
  app.get('/visits', visitsRoute, async () => {
    const now = requests.now();
    const today = Temporal.PlainDate.from(clock.today(now));
    const days = [0, 1].map(async (daysAhead) => {
      const day = today.add({ days: daysAhead });
      const span = {
        from: clock.toUtc(day.toString()),
        until: clock.toUtc(day.add({ days: 1 }).toString()),
      };
      return {
        day: day.toString(),
        visits: await visitList.readVisits('agreed', span),
        offers: await visitList.readVisits('offered', span),
        // A promised call that is overdue still has to be made.
        calls: await visitList.readCalls(daysAhead === 0 ? { ...span, from: '' } : span),
        ...(daysAhead === 0 && { tried: await visitList.readUnansweredCalls() }),
      };
    });
    const from = clock.toUtc(today.add({ days: 2 }).toString());
    const later = {
      visits: await visitList.readVisits('agreed', { from }),
      offers: await visitList.readVisits('offered', { from }),
      calls: await visitList.readCalls({ from }),
    };
    const lastDays = {
      from: clock.toUtc(today.subtract({ days: unmarkedDays }).toString()),
      until: clock.toUtc(today.toString()),
    };
    const unmarkedVisits = await visitList.readVisits('agreed', lastDays, true);
    return {
      days: await Promise.all(days),
      later: groupByDay(later, clock),
      unmarked: unmarkedVisits.toReversed(),
    };
  });

  const timesRoute = { config: pollOptions, schema: { response: { 200: visitTimesResponse } } };
  app.get('/visits/times', timesRoute, async () => {
    const now = requests.now();
    const today = Temporal.PlainDate.from(clock.today(now));
    const heldTimes = await visitList.readHeldTimes(now.toString({ smallestUnit: 'millisecond' }));
    const workingTime = requests.workingTime();
    return {
      openDays: nextOpenDays(today, suggestedDays, workingTime),
      specialDays: workingTime.specialDays,
      held: heldTimes.map(({ at, ...rest }) => ({ ...rest, at: clock.toLocal(at) })),
    };
  });

  /**
   * Records that an offer was sent.
   * @throws Refusal if the patient should not have got it after all
   */
  async function recordSentOffer(
    request: EnquiryRequest & { body: { offer: number } },
  ): Promise<{ enquiry: OpenedEnquiry }> {
    const outcome = await recordSending(database, changeOf(request));
    if (outcome === 'missing') throw new Refusal('not-found');
    const enquiry = await reader.open(request);
    if (outcome === 'replaced') {
      throw new Refusal('conflict', { enquiry, sentence: 'offer-replaced' });
    }
    // The offer has been sent, so the person at the desk must know that the patient does not want this time.
    if (hasAskedOrCancelled(enquiry)) {
      throw new Refusal('conflict', { enquiry, sentence: 'patient-answered' });
    }
    return { enquiry };
  }

  /** Refuses a time that has passed, is too far ahead, or is outside the opening hours without a reason. */
  function checkTime(at: string, startsAt: string, reason: string): void {
    const now = requests.now();
    if (startsAt <= now.toString({ smallestUnit: 'millisecond' })) {
      throw invalidField('at', 'offer-past');
    }
    const lastTime = now.toZonedDateTimeISO(config.timeZone).add({ years: maxYearsAhead });
    if (startsAt > lastTime.toInstant().toString()) {
      throw invalidField('at', 'offer-far');
    }
    if (reason === '' && !isOpenAt(Temporal.PlainDateTime.from(at), requests.workingTime())) {
      throw invalidField('reason', 'offer-closed');
    }
  }
};

function refuseUnlessDone(outcome: Outcome): void {
  if (outcome === 'missing') throw new Refusal('not-found');
  if (outcome === 'conflict') throw new Refusal('conflict');
}

function invalidField(field: string, sentence: ProblemKey): Refusal {
  return new Refusal('invalid', { field, sentence });
}
