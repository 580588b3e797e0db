import type { APIRoute } from 'astro';
import { getDeskCopies, getSite } from '../content/read/index.ts';

export const prerender = false;

const square = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web manifest of the desk, with which staff put it on a home screen as an app of its own. */
export const GET: APIRoute = async ({ params: { language = '' } }) => {
  const copy = (await getDeskCopies()).get(language);
  if (!copy) return new Response(null, { status: 404 });
  const { clinic } = await getSite(language);
  const manifest = {
    id: '/desk',
    name: `${copy.frame.title}, ${clinic.name}`,
    short_name: copy.frame.title,
    lang: language,
    start_url: '/desk',
    scope: '/desk',
    display: 'standalone',
    background_color: clinic.theme.page,
    theme_color: clinic.theme.page,
    icons: [
      square('icon', 192, 'any'),
      square('icon', 512, 'any'),
      square('icon-maskable', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest, null, 2));
};
