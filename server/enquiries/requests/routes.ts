import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { prefixOf } from '../../../shared/languages.ts';
import { isLastAnswer, outcomeQuery, type ShownOutcome } from '../../../shared/request.ts';
import type { Config } from '../../config.ts';
import { isSameSite, limitByAddress } from '../../plugins/origin.ts';
import { logUnexpectedError } from '../../plugins/request-log.ts';
import { failures } from '../../plugins/schemas.ts';
import type { Requests } from './requests.ts';

interface RequestRoutesOptions {
  config: Pick<Config, 'siteUrl' | 'languages'>;
  enquiries: {
    requests: Requests;
    /** Sends the deliveries that are due, without waiting for the next poll. */
    sendSoon: () => void;
  };
}

/** How many half days a patient may ask for. */
const maxHalfDays = 3;

const halfDay = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d-(morning|afternoon)$/)
  .refine((id) => z.iso.date().safeParse(id.slice(0, 10)).success);

/** The fields that the page's forms post; a single ticked box arrives as a string. */
const postedAnswer = z.object({
  answer: z.enum(['agreed', 'asked', 'cancelled', 'deleted']),
  offer: z
    .string()
    .regex(/^\d{0,6}$/)
    .transform((text) => (text === '' ? null : Number(text))),
  /** When the last answer that the page shows was given; empty if there is none. */
  since: z.union([z.literal(''), z.iso.datetime()]).optional(),
  'half-day': z
    .union([halfDay.transform((one) => [one]), z.array(halfDay).max(100)])
    .default([])
    .transform((all) => [...new Set(all)]),
});

const answerSchema = {
  params: z.object({ token: z.string() }),
  body: postedAnswer,
  response: { 303: z.undefined(), ...failures },
};

/**
 * Adds `POST /request/TOKEN` in each language, to which the private page posts an answer, or the wish that the message
 * be deleted. The page is then shown again, with the outcome.
 * @param app has `@fastify/rate-limit`
 */
export const requestRoutes: FastifyPluginAsyncZod<RequestRoutesOptions> = async (
  app,
  { config, enquiries },
) => {
  const { requests } = enquiries;
  const limit = limitByAddress(app);
  for (const language of config.languages) {
    const pathOf = (token: string) => requests.pathOf(encodeURIComponent(token), language);

    app.post(`${prefixOf(language, config.languages)}/request/:token`, {
      schema: answerSchema,
      handler: async (request, reply) => {
        const { token } = request.params;
        const { answer, offer, since, 'half-day': selectedDays } = request.body;
        const halfDays = answer === 'asked' ? selectedDays : [];
        const answerParameters = { offer, since: since ?? '', chosen: halfDays };
        const show = (outcome: ShownOutcome, parameters = answerParameters) =>
          reply.redirect(pathOf(token) + outcomeQuery(outcome, parameters), 303);
        const showChanged = (view: View) =>
          show('changed', { ...answerParameters, since: view?.answeredAt ?? '' });
        if (!isFromPage(request, config.siteUrl)) return show('failed', noAnswer);
        try {
          const problem = answer === 'asked' ? problemOf(halfDays) : null;
          if (problem) {
            const view = await requests.get(token);
            return isUpToDate(view, request.body) ? show(problem) : showChanged(view);
          }
          if ((await limit(request)) !== null) return show('wait');
          if (answer === 'deleted') {
            const isDeleted = await requests.delete(token);
            return isDeleted ? reply.redirect(pathOf(token), 303) : show('failed', noAnswer);
          }
          const outcome = await requests.answer(token, {
            answer,
            offer,
            shownLastAnswerAt: since,
            halfDays,
          });
          enquiries.sendSoon();
          if (outcome === 'changed') return showChanged(await requests.get(token));
          return show(outcome === 'missing' ? 'failed' : outcome);
        } catch (error) {
          logUnexpectedError(error, request, reply);
          return show('failed');
        }
      },
      errorHandler: (error, { params }, reply) => {
        if (!error.validation) throw error;
        const { token } = params as { token: string };
        return reply.redirect(pathOf(token) + outcomeQuery('failed', noAnswer), 303);
      },
    });
  }
};

/** Used if a post was refused or could not be read, or if nothing could be deleted. */
const noAnswer = { offer: null, since: '', chosen: [] };

type View = Awaited<ReturnType<Requests['get']>>;

/** Whether the page that the answer came from is still up to date; true also if it has ended: the page reports that. */
function isUpToDate(view: View, { offer, since }: z.infer<typeof postedAnswer>): boolean {
  if (view === null) return true;
  const isLast = since === undefined || isLastAnswer(since, view.answeredAt);
  return isLast && offer === (view.offer?.version ?? null);
}

/** What is wrong with the number of half days that are asked for; null if nothing is. */
function problemOf({ length }: string[]): 'unchosen' | 'many' | null {
  if (length === 0) return 'unchosen';
  return length > maxHalfDays ? 'many' : null;
}

/**
 * Whether a post comes from a page of this site. The private page sends no referrer, so an older browser
 * sends `null` as its origin; anyone who knows the secret address could post from anywhere anyway.
 */
function isFromPage(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  return isSameSite(request, siteUrl) || (fetchSite === undefined && origin === 'null');
}
