import type { Site } from './index.ts';
import { contactLinks } from './links.ts';

/** What the contact form needs of the clinic on any page. */
export function contactForm({ clinic, copy }: Site) {
  const { call, phoneText } = contactLinks(clinic);
  return { copy: copy.form, call: { href: call, text: phoneText } };
}
