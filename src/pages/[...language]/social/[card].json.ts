import type { APIRoute } from 'astro';
import { interpolate } from '../../../../shared/interpolate.ts';
import { formatPhone } from '../../../../shared/phone-numbers.ts';
import {
  findPage,
  getArticles,
  getServices,
  getSite,
  getTowns,
} from '../../../content/read/index.ts';
import { languageOfParameter } from '../../../content/read/page-language.ts';
import { singlePages } from '../../../pages.ts';
import type { SocialCard } from '../../../seo/social-card.ts';
import { townFacts } from '../../../words/journey.ts';

export const prerender = false;

async function cardsIn(language: string) {
  const cards = singlePages.map(async (name) => {
    const page = await findPage(name, language);
    return page ? [{ card: name, title: page.heading }] : [];
  });
  const allArticles = await getArticles(language);
  const articles = allArticles.filter((article) => article.language === language);
  return [
    ...(await Promise.all(cards)).flat(),
    ...articles.map(({ id, data }) => ({ card: `blog/${id}`, title: data.title })),
    ...(await serviceCards(language)),
    ...(await townCards(language)),
  ];
}

async function serviceCards(language: string) {
  const copy = await findPage('service', language);
  if (!copy) return [];
  return (await getServices(language)).map(({ id, title }) => ({
    card: `services/${id}`,
    title: interpolate(copy.heading, { SERVICE: title }),
  }));
}

async function townCards(language: string) {
  const copy = await findPage('town', language);
  if (!copy) return [];
  const towns = (await getTowns(language)).filter((town) => town.language === language);
  return towns.map((town) => ({
    card: `locations/${town.slug}`,
    title: interpolate(copy.heading, townFacts(town)),
  }));
}

/** The texts on a page's social sharing image; `server/pages/drawings.ts` draws it. */
export const GET: APIRoute = async ({ params }) => {
  const language = await languageOfParameter(params['language']);
  const found =
    language !== null &&
    (await cardsIn(language)).find(({ card }) => card.replaceAll('/', '~') === params['card']);
  if (!found) return new Response(null, { status: 404 });
  const { clinic } = await getSite(language);
  return Response.json({
    title: found.title,
    clinic: `${clinic.name}, ${clinic.city}`,
    language: clinic.language,
    foot: `${clinic.doctor.name}  ·  ${formatPhone(clinic.contact.phone)}`,
  } satisfies SocialCard);
};
