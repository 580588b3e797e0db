import type { APIRoute } from 'astro';
import { getPackages, getPage, getServices, getSite } from '../../content/read/index.ts';
import { languageOfPage } from '../../content/read/page-language.ts';
import { halfDaysOffered } from '../../words/half-day-options.ts';

export const prerender = false;

/**
 * What the contact page can be asked for in its address, by query parameter. The server reads it to tell
 * an address that shows something of its own from one that shows the page of everybody
 * (`server/pages/on-demand-routes.ts`); visitors cannot request it.
 */
export const GET: APIRoute = async ({ params }) => {
  const language = await languageOfPage(params['language'], '/contact');
  if (language === null) return new Response(null, { status: 404 });
  const [site, copy, packages, services] = await Promise.all([
    getSite(language),
    getPage('contact', language),
    getPackages(language),
    getServices(language),
  ]);
  const options = halfDaysOffered(site, copy.halfDays, 'end of day');
  const choices = {
    package: packages.map(({ id }) => id),
    service: services.map(({ id }) => id),
    when: options.map(({ id }) => id),
  };
  return Response.json(choices, { headers: { 'cache-control': 'no-cache' } });
};
