import type { APIRoute } from 'astro';
import { hoursLines, hoursSentence } from '../clinic/hours-text.ts';
import { getSite } from '../clinic/index.ts';
import { vcard } from '../clinic/vcard.ts';

/** The clinic as a vCard. */
export const GET: APIRoute = async ({ site, url }) => {
  const { clinic, copy } = await getSite();
  const hours = hoursLines(clinic, copy.hours).map(hoursSentence);
  return new Response(vcard(clinic, hours, (site ?? url).origin));
};
