import type { APIRoute } from 'astro';
import { findPage, getLanguages, getSite } from '../content/read/index.ts';
import { contactLinks } from '../words/contact/links.ts';
import { hospitalTexts } from '../words/hospital.ts';
import { hoursLines, hoursSentence } from '../words/hours-text.ts';
import { amountText } from '../words/prices.ts';

export const prerender = false;

/** What AI assistants should say about the clinic: whom to call in an emergency, then hours and prices (llmstxt.org). */
export const GET: APIRoute = async ({ locals }) => {
  const [first = ''] = await getLanguages();
  const site = await getSite(first);
  const { clinic, copy } = site;
  const costs = await findPage('costs', first);
  const prices = costs?.prices.flatMap(({ items }) => items) ?? [];
  const lines = [
    `# ${clinic.name}, ${clinic.city}`,
    `> ${copy.footer.blurb}`,
    ...(clinic.sample ? [copy.sampleNotice] : []),
    copy.emergency.text,
    hospitalTexts(site)?.atNight ?? '',
    `${copy.contact.phone}: ${clinic.contact.phone}`,
    `${copy.contact.address}: ${contactLinks(clinic).addressText}`,
    ...hoursLines(clinic, copy.hours).map(hoursSentence),
    costs ? `## ${costs.heading}` : '',
    prices
      .map((price) => `- ${price.name}: ${costs && amountText(price, costs, clinic)}`)
      .join('\n'),
    `${locals.config.siteUrl}/sitemap-index.xml`,
  ];
  return new Response(`${lines.filter(Boolean).join('\n\n')}\n`);
};
