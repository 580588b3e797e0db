import type { APIRoute } from 'astro';
import { hrefTo } from '../../clinic/addresses.ts';
import { hoursLines, hoursSentence } from '../../clinic/hours-text.ts';
import { getSite } from '../../clinic/index.ts';
import { vcard } from '../../clinic/vcard.ts';
import { pathsOfAll } from '../_languages.ts';

export const getStaticPaths = pathsOfAll;

/** The clinic as a vCard. */
export const GET: APIRoute<{ language: string }> = async ({ props, site, url }) => {
  const own = await getSite(props.language);
  const { clinic, copy } = own;
  const hours = hoursLines(clinic, copy.hours).map(hoursSentence);
  return new Response(vcard(clinic, hours, new URL(hrefTo(own, '/'), site ?? url).href));
};
