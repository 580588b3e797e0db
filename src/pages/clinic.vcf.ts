import type { APIRoute } from 'astro';
import { getSite } from '../content/index.ts';
import { vcard } from '../content/vcard.ts';

/** The clinic as a contact card. */
export const GET: APIRoute = async ({ site, url }) => {
  const { clinic } = await getSite();
  return new Response(vcard(clinic, (site ?? url).origin));
};
