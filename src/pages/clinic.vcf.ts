import type { APIRoute } from 'astro';
import { getSite } from '../clinic/index.ts';
import { vcard } from '../clinic/vcard.ts';

/** The clinic as a vCard. */
export const GET: APIRoute = async ({ site, url }) => {
  const { clinic } = await getSite();
  return new Response(vcard(clinic, (site ?? url).origin));
};
