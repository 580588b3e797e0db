import { linkTo } from './addresses.ts';
import type { Site } from './index.ts';
import { contactLinks } from './links.ts';

/** The props of the contact form that are the same on every page. */
export function contactForm(site: Site) {
  const { clinic, copy } = site;
  const { call, phoneText } = contactLinks(clinic);
  return {
    copy: copy.form,
    call: { href: call, text: phoneText },
    privacy: linkTo(site, '/privacy'),
    language: clinic.language,
  };
}
