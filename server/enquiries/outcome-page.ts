import type { FastifyRequest } from 'fastify';
import type { EnquiryResult } from '../../shared/enquiry.ts';
import { type Languages, prefixOf } from '../../shared/languages.ts';

/** The parameters of the contact page that say what is to be booked. */
const bookings = ['package', 'service'];

/** The address of the page with the form, from the Referer header; null without it. */
export function pageOfForm({ headers: { referer = '' } }: FastifyRequest): URL | null {
  return URL.parse(referer);
}

/**
 * The address of the contact page that shows an outcome without JavaScript. What is to be booked still stands
 * above a form that was refused.
 * @param language of the form
 * @param languages those of the site
 */
export function outcomePage(
  request: FastifyRequest,
  language: string,
  languages: Languages,
  result: EnquiryResult,
): string {
  const path = `${prefixOf(language, languages)}/contact`;
  const form = pageOfForm(request);
  const isRefused = !result.success && form?.pathname === path;
  const booked = [...(isRefused ? form.searchParams : [])];
  const query = new URLSearchParams(booked.filter(([name]) => bookings.includes(name)));
  return `${path}${query.size > 0 ? `?${query}` : ''}#${placeOf(result)}`;
}

/** Where on the contact page an outcome is: the list of the fields that are wrong, or else the message. */
function placeOf(result: EnquiryResult): string {
  const isInvalid = !result.success && result.problem === 'invalid';
  return isInvalid ? 'form-problems' : 'form-status';
}
