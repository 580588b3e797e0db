import type { SearchDocument } from '../../shared/search.ts';
import { hasPage } from '../content/read/addresses.ts';
import { findPage, getSite, type Site } from '../content/read/index.ts';
import type { PageName } from '../pages.ts';
import { hoursLines, hoursSentence } from '../words/hours-text.ts';
import { contactLinks } from '../words/links.ts';

/** The pages of packages and reviews and the blog, where the clinic has them. */
async function optionalPages(site: Site) {
  const { language } = site.clinic;
  const find = async <Name extends PageName>(name: Name, path: string) =>
    hasPage(site, language, path) ? findPage(name, language) : null;
  const offers = await find('offers', '/offers');
  const testimonials = await find('testimonials', '/testimonials');
  const blog = await find('blog', '/blog');
  return [
    ...(offers
      ? [{ href: '/offers', title: offers.heading, page: offers, text: [offers.hero.lead] }]
      : []),
    ...(testimonials
      ? [{ href: '/testimonials', title: testimonials.heading, page: testimonials, text: [] }]
      : []),
    ...(blog ? [{ href: '/blog', title: blog.heading, page: blog, text: [blog.lead] }] : []),
  ];
}

/** The pages of which there is only one each. */
export async function pageDocuments(language: string): Promise<SearchDocument[]> {
  const [site, home, about, contact, privacy] = await Promise.all([
    getSite(language),
    findPage('home', language),
    findPage('about', language),
    findPage('contact', language),
    findPage('privacy', language),
  ]);
  const { clinic, copy } = site;
  const { phoneText, addressText } = contactLinks(clinic);
  const hours = hoursLines(clinic, copy.hours).map(hoursSentence);
  const ways = [phoneText, clinic.contact.email, `${addressText}.`, ...hours, copy.hours.emergency];
  const training = [about?.education, about?.experience].flatMap((part) =>
    (part?.items ?? []).map(({ title, text }) => `${title}: ${text}.`),
  );
  const pages = [
    ...(home ? [{ href: '/', title: clinic.name, page: home, text: [home.hero.lead] }] : []),
    ...(about
      ? [
          {
            href: `/${clinic.routes.about}`,
            title: clinic.doctor.name,
            page: about,
            text: [...about.sections.flatMap(({ paragraphs }) => paragraphs), ...training],
          },
        ]
      : []),
    ...(await optionalPages(site)),
    ...(contact
      ? [
          {
            href: '/contact',
            title: contact.heading,
            page: contact,
            text: [contact.lead, ...Object.values(copy.contact), copy.form.phone, ...ways],
          },
        ]
      : []),
    ...(privacy
      ? [{ href: '/privacy', title: privacy.heading, page: privacy, text: [privacy.lead] }]
      : []),
  ];
  return pages.map(({ href, title, page, text }) => ({
    href,
    kind: 'page',
    title,
    headings: [
      page.heading,
      ...('breadcrumb' in page ? [page.breadcrumb] : []),
      ...page.meta.keywords,
    ].join('. '),
    summary: page.meta.description,
    text: text.join(' '),
  }));
}
