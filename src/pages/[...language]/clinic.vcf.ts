import type { APIRoute } from 'astro';
import { hoursLines, hoursSentence } from '../../clinic/hours-text.ts';
import { getSite } from '../../clinic/index.ts';
import { vcard } from '../../clinic/vcard.ts';
import { pathsOfAll } from '../_languages.ts';

export const getStaticPaths = pathsOfAll;

/** The clinic as a vCard. */
export const GET: APIRoute<{ language: string }> = async ({ props, site, url }) => {
  const { clinic, copy } = await getSite(props.language);
  const hours = hoursLines(clinic, copy.hours).map(hoursSentence);
  return new Response(vcard(clinic, hours, (site ?? url).origin));
};
