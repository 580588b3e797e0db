import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type EnquiryProblem,
  type EnquiryResponse,
  type EnquiryResult,
  type RefusedForm,
  receivedResponse,
  refusedResponse,
} from '../../shared/enquiry.ts';
import { eachField, problemsOf } from '../../shared/enquiry-fields.ts';
import { type Languages, languageOf, prefixOf } from '../../shared/languages.ts';
import type { Config } from '../config.ts';
import { sendCached } from '../pages/response.ts';
import type { Site } from '../pages/site.ts';
import { isSameSite, limitByAddress, networkOf } from '../plugins/origin.ts';
import { logUnexpectedError } from '../plugins/request-log.ts';
import { failure } from '../plugins/schemas.ts';
import { OverloadedError } from '../queue.ts';
import type { Enquiries } from './enquiries.ts';
import { type EnquiryForm, postedForm, readForm } from './record/enquiry.ts';
import { requestRoutes } from './requests/routes.ts';

export interface EnquiriesRoutesOptions {
  config: Pick<Config, 'siteUrl' | 'languages' | 'clinic'>;
  enquiries: Enquiries;
  /** Renders the pages that respond to forms without JavaScript; null on a server without pages. */
  site: Site | null;
}

type Refusal = Extract<EnquiryResult, { success: false }>;

const statusOf: Record<EnquiryProblem, number> = {
  invalid: 422,
  'too-many': 429,
  'too-large': 413,
  failed: 502,
  unavailable: 503,
};

/** The response to a refused enquiry; without fields if it was not read, or came from another site or a preview. */
const refusal = z.union([
  refusedResponse,
  failure.extend({ problem: z.literal('cross-site').optional() }),
]);

const routeSchema = {
  tags: ['Enquiries'],
  summary: 'Sends a message to the clinic',
  consumes: ['application/json', 'application/x-www-form-urlencoded'],
  body: postedForm,
  response: { 200: receivedResponse, '4xx': refusal, '5xx': refusal },
};

/** Adds `POST /api/enquiries`, and the private pages' routes of `requests/routes.ts`. */
export const enquiriesRoutes: FastifyPluginAsyncZod<EnquiriesRoutesOptions> = async (
  app,
  options,
) => {
  const { config, enquiries } = options;
  const { clinic, languages } = config;
  const bookableItems = (language: string) => clinic.bookableItems(language);
  // Another site may post plain text without a CORS preflight; our own pages never do.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody);
  // By default, IPv6 addresses are counted by their /64 subnet.
  await app.register(rateLimit, { global: false, max: 30, timeWindow: '10 minutes' });
  const limit = limitByAddress(app);
  const isOverLimit = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const seconds = await limit(request);
    if (seconds !== null) reply.header('retry-after', seconds);
    return seconds !== null;
  };

  await app.register(requestRoutes, options);

  app.post('/api/enquiries', {
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isSameSite(request, config.siteUrl)) return;
      await reply.code(403).send({
        success: false,
        problem: 'cross-site',
        message: explain('A message can only be sent from the pages of this site.'),
      });
    },
    schema: routeSchema,
    handler: async (request, reply) => {
      const form = readForm(request.body, languages, bookableItems);
      if (form.isPreview) {
        const message = explain('This is a preview: nothing is sent from it.');
        return reply.code(403).send({ success: false, message });
      }
      const isRefused = await isOverLimit(request, reply);
      if (isRefused && isValid(form)) enquiries.refusals.record('network');
      const outcome: EnquiryResult = isRefused
        ? { success: false, problem: 'too-many', fields: {} }
        : await enquiries.intake.accept(form, networkOf(request.ip));
      const isUrgentRefusal = !outcome.success && enquiries.intake.isUrgent(form);
      const result: EnquiryResult = isUrgentRefusal ? { ...outcome, urgent: true } : outcome;
      reply.isOverloadResponse = !result.success && result.problem === 'unavailable';
      return wantsJson(request)
        ? sendJson(reply, result)
        : sendPage(request, reply, options, { form, result });
    },
    errorHandler: async (error, request, reply) => {
      const { statusCode: status = 500 } = error;
      if (status >= 500) throw error;
      if (status !== 413 || wantsJson(request)) {
        const message = explain(reasons[status] ?? 'The request could not be understood.');
        return reply.code(status).send({ success: false, message });
      }
      // The body was not read, so the form cannot be filled in again; the browser still has the input.
      const problem = (await isOverLimit(request, reply)) ? 'too-many' : 'too-large';
      const result = { success: false, problem, fields: {} } as const;
      const page = URL.parse(request.headers.referer ?? '')?.pathname ?? '/';
      const emptyBody = postedForm.parse({ language: languageOf(page, languages) });
      const form = readForm(emptyBody, languages, bookableItems);
      return sendPage(request, reply, options, { form, result });
    },
  });
};

function sendJson(reply: FastifyReply, result: EnquiryResult): FastifyReply {
  const response: EnquiryResponse = result.success
    ? result
    : { ...result, message: messageFor(result) };
  return reply.code(result.success ? 200 : statusOf[result.problem]).send(response);
}

/**
 * Responds to a browser without JavaScript. If the message was received, redirects to its private page; if another form
 * had already sent the same text, sends the contact page with a confirmation instead. If the message was refused, sends
 * the page with the form again, with its mistakes marked and, unless it was too long to be read, filled in.
 */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config: { languages }, site }: EnquiriesRoutesOptions,
  { form, result }: { form: EnquiryForm; result: EnquiryResult },
): Promise<FastifyReply> {
  if (result.success && result.request !== undefined) {
    return reply.redirect(`${result.request}?outcome=received`, 303);
  }
  if (!site) return sendJson(reply, result);
  const contactPath = `${prefixOf(form.language, languages)}/contact`;
  const outcome = result.success
    ? { receivedMessage: result.urgent ? ('urgent' as const) : ('ordinary' as const) }
    : { refusedForm: toRefusedForm(form, result) };
  const status = result.success ? 200 : statusOf[result.problem];
  try {
    const network = networkOf(request.ip);
    const render = (url: string) => site.render({ url, network, isCommon: false, ...outcome });
    const formPage = await render(
      result.success ? contactPath : pageOf(request, form.language, languages),
    );
    // A further language may have no contact page.
    const page = formPage?.status === 200 ? formPage : await render('/contact');
    if (!page) throw new Error('the page of the contact form could not be found');
    return sendCached({ ...page, status, hash: null }, request, reply);
  } catch (error) {
    const { overloaded, failure } = site.errorPages(contactPath);
    if (error instanceof OverloadedError) {
      reply.isOverloadResponse = true;
      return sendCached(overloaded, request, reply);
    }
    logUnexpectedError(error, request, reply);
    return sendCached(failure, request, reply);
  }
}

/** A refused form as its page shows it again. */
function toRefusedForm(form: EnquiryForm, { problem, fields, urgent }: Refusal): RefusedForm {
  const isRead = problem !== 'too-large';
  return {
    problem,
    fields,
    values: isRead
      ? { id: form.id, ...form.content, message: form.typedMessage }
      : { id: '', ...eachField(() => '') },
    halfDays: form.halfDays,
    ...(urgent && { urgent }),
  };
}

/** The parameters of the contact page that preselect a booking. */
const bookingParameters = ['package', 'service'];

/**
 * The page that a form was on, according to the Referer: Home, or the contact page with the booking that it preselects.
 */
function pageOf(
  { headers: { referer = '' } }: FastifyRequest,
  language: string,
  languages: Languages,
): string {
  const prefix = prefixOf(language, languages);
  const url = URL.parse(referer);
  if (url?.pathname === (prefix || '/')) return url.pathname;
  const parameters = [...(url?.pathname === `${prefix}/contact` ? url.searchParams : [])];
  const query = new URLSearchParams(
    parameters.filter(([name]) => bookingParameters.includes(name)),
  );
  return `${prefix}/contact${query.size > 0 ? `?${query}` : ''}`;
}

function isValid({ content }: EnquiryForm): boolean {
  return Object.keys(problemsOf(content)).length === 0;
}

function wantsJson({ headers }: FastifyRequest): boolean {
  const { accept = '', 'content-type': type = '' } = headers;
  return type.startsWith('application/json') || accept.includes('application/json');
}

/** Why a request could not be read, by its status. */
const reasons: { [status: number]: string } = {
  413: 'The message is too long. Please shorten it first.',
  415: 'A message can only be sent as a form or as JSON.',
};

function messageFor({ problem, fields }: Refusal): string {
  if (problem === 'invalid') return explain(`Please check: ${Object.keys(fields).join(', ')}.`);
  if (problem === 'too-many') {
    return explain('Too many messages came from your connection. Please wait, or call us.');
  }
  return explain();
}

/** The message of every refusal: the sentence that the form begins its own messages with, then the reason. */
function explain(reason = ''): string {
  return `Failed to send message. Please try again later. ${reason}`.trim();
}
