import type { APIRoute } from 'astro';
import { hrefTo } from '../../content/read/addresses.ts';
import { getSite } from '../../content/read/index.ts';
import { pathsOfAll } from '../../content/read/static-paths.ts';
import { hoursLines, hoursSentence } from '../../words/hours-text.ts';
import { vcard } from '../../words/vcard.ts';

export const getStaticPaths = pathsOfAll;

/** The clinic as a vCard. */
export const GET: APIRoute<{ language: string }> = async ({ props, site, url }) => {
  const own = await getSite(props.language);
  const { clinic, copy } = own;
  const hours = hoursLines(clinic, copy.hours).map(hoursSentence);
  return new Response(vcard(clinic, hours, new URL(hrefTo(own, '/'), site ?? url).href));
};
