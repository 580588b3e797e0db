import type { APIRoute } from 'astro';
import { hrefTo } from '../../content/read/addresses.ts';
import { getSite } from '../../content/read/index.ts';
import { languageOfParameter } from '../../content/read/page-language.ts';
import { vcard } from '../../words/contact/vcard.ts';
import { hoursLines, hoursSentence } from '../../words/hours-text.ts';

export const prerender = false;

/** The clinic as a vCard. */
export const GET: APIRoute = async ({ params, locals }) => {
  const language = await languageOfParameter(params['language']);
  if (language === null) return new Response(null, { status: 404 });
  const site = await getSite(language);
  const { clinic, copy } = site;
  const hours = hoursLines(clinic, copy.hours).map(hoursSentence);
  return new Response(vcard(clinic, hours, new URL(hrefTo(site, '/'), locals.config.siteUrl).href));
};
