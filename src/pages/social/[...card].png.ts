import type { APIRoute } from 'astro';
import { getArticles, getPage, getSite, getTowns } from '../../clinic/index.ts';
import { interpolate } from '../../clinic/interpolate.ts';
import { formatPhone } from '../../clinic/phone.ts';
import { socialCard } from '../../seo/social-card.ts';

/** A picture for each page, made from its heading. */
export async function getStaticPaths() {
  const [site, home, about, contact, privacy, search, towns, articles] = await Promise.all([
    getSite(),
    getPage('home'),
    getPage('about'),
    getPage('contact'),
    getPage('privacy'),
    getPage('search'),
    townCards(),
    getArticles(),
  ]);
  const pages = {
    ...{ home, about, contact, privacy, search },
    ...(site.hasBlog && { blog: await getPage('blog') }),
    ...(site.hasPackages && { offers: await getPage('offers') }),
    ...(site.clinic.reviews && { testimonials: await getPage('testimonials') }),
  };
  const cards = [
    ...Object.entries(pages).map(([card, { heading }]) => ({ card, title: heading })),
    ...articles.map(({ id, data }) => ({ card: `blog/${id}`, title: data.title })),
    ...towns,
  ];
  return cards.map(({ card, title }) => ({ params: { card }, props: { title } }));
}

async function townCards() {
  const towns = await getTowns();
  if (towns.length === 0) return [];
  const { heading } = await getPage('town');
  return towns.map(({ slug, name, calledHere }) => ({
    card: `locations/${slug}`,
    title: interpolate(heading, { TOWN: name, CALLED: calledHere }),
  }));
}

/** Draws the picture. */
export const GET: APIRoute<{ title: string }> = async ({ props }) => {
  const { clinic } = await getSite();
  const picture = await socialCard({
    title: props.title,
    clinic: `${clinic.name}, ${clinic.city}`,
    language: clinic.language,
    foot: `${clinic.doctor.name}  ·  ${formatPhone(clinic.contact.phone)}`,
  });
  return new Response(picture);
};
