import type { APIRoute } from 'astro';
import { requestPage } from '../../../../content/read/request-page.ts';
import { visitCalendar } from '../../../../words/contact/visit-calendar.ts';

export const prerender = false;

/** An agreed visit, for the patient's calendar; none if the clinic has since closed at that time. */
export const GET: APIRoute = async ({ params, locals }) => {
  const { language, token = '' } = params;
  const page = (await requestPage(language)) ?? (await requestPage(undefined));
  const request = await locals.enquiries.requests.get(token);
  const isAgreed = request?.state === 'agreed' && !request.isClosed;
  if (!page || !isAgreed || !request.offer || !request.answeredAt) {
    return new Response(null, { status: 404 });
  }
  const { at, version, patientNote } = request.offer;
  const { site, copy } = page;
  const bring = copy.agreed.bring.map((thing) => `- ${thing}`);
  const notes = [...(patientNote ? [patientNote] : []), `${copy.agreed.bringHeading}:`, ...bring];
  const visit = { at, version, agreedAt: request.answeredAt, notes };
  return new Response(visitCalendar(visit, token, site.clinic), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
};
