import { expect } from 'vitest';
import type { JsonLdNode, WebPage } from '../site/web-page.ts';
import { sampleClinic } from './sample-clinic.ts';

export const origin = sampleClinic.siteUrl;
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The only node of a type on a page, or the one with this id among several. */
export function jsonLdOf(page: WebPage, type: string, id?: string): JsonLdNode {
  const nodes = page.jsonLd(type).filter((node) => !id || node['@id'] === `${origin}/#${id}`);
  expect(nodes, `${type} on ${page.path}`).toHaveLength(1);
  return nodes[0] ?? {};
}

/** Opening hours as in structured data. */
export function openingHours(days: string[], opens: string, closes: string) {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes };
}
