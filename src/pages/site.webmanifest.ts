import type { APIRoute } from 'astro';
import { getLanguages, getSite } from '../content/read/index.ts';

export const prerender = false;

/** The web manifest: name, colours and icons for the home screens of phones. */
export const GET: APIRoute = async () => {
  const [first = ''] = await getLanguages();
  const { clinic } = await getSite(first);
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  const manifest = {
    name: `${clinic.name}, ${clinic.city}`,
    short_name: clinic.name,
    lang: clinic.language,
    start_url: '/',
    display: 'browser',
    background_color: clinic.theme.page,
    theme_color: clinic.theme.brand,
    icons,
  };
  return new Response(JSON.stringify(manifest, null, 2));
};
