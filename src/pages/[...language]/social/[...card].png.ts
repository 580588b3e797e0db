import type { APIRoute } from 'astro';
import { interpolate } from '../../../../shared/interpolate.ts';
import { formatPhone } from '../../../../shared/phone-numbers.ts';
import { findPage, getArticles, getSite, getTowns } from '../../../content/read/index.ts';
import { pathsOfAll } from '../../../content/read/static-paths.ts';
import { singlePages } from '../../../pages.ts';
import { socialCard } from '../../../seo/social-card.ts';

/** A picture for each page in each language, made from its heading. */
export async function getStaticPaths() {
  const paths = (await pathsOfAll()).map(async ({ params, props: { language } }) => {
    const cards = await cardsIn(language);
    return cards.map(({ card, title }) => ({
      params: { ...params, card },
      props: { language, title },
    }));
  });
  return (await Promise.all(paths)).flat();
}

async function cardsIn(language: string) {
  const found = singlePages.map(async (name) => {
    const page = await findPage(name, language);
    return page ? [{ card: name, title: page.heading }] : [];
  });
  const articles = (await getArticles(language)).filter((each) => each.language === language);
  return [
    ...(await Promise.all(found)).flat(),
    ...articles.map(({ id, data }) => ({ card: `blog/${id}`, title: data.title })),
    ...(await townCards(language)),
  ];
}

async function townCards(language: string) {
  const copy = await findPage('town', language);
  if (!copy) return [];
  const towns = (await getTowns(language)).filter((town) => town.language === language);
  return towns.map(({ slug, name, calledHere }) => ({
    card: `locations/${slug}`,
    title: interpolate(copy.heading, { TOWN: name, CALLED: calledHere }),
  }));
}

/** Draws the picture. */
export const GET: APIRoute<{ language: string; title: string }> = async ({ props }) => {
  const { clinic } = await getSite(props.language);
  const picture = await socialCard({
    title: props.title,
    clinic: `${clinic.name}, ${clinic.city}`,
    language: clinic.language,
    foot: `${clinic.doctor.name}  ·  ${formatPhone(clinic.contact.phone)}`,
  });
  return new Response(picture);
};
