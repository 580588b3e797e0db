import type { APIRoute } from 'astro';
import { deskLanguagesOf, wordsLanguageOf } from '../../shared/desk/languages.ts';
import { getLanguages, getSite } from '../content/read/index.ts';
import { words } from '../desk/words/words.ts';

export const prerender = false;

const square = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web manifest of the desk, with which staff put it on a home screen as an app of its own. */
export const GET: APIRoute = async ({ params: { language = '' } }) => {
  const isDeskLanguage = deskLanguagesOf(await getLanguages()).includes(language);
  if (!isDeskLanguage) return new Response(null, { status: 404 });
  const { title } = words[wordsLanguageOf(language)].frame;
  const { clinic } = await getSite(language);
  const manifest = {
    id: '/desk',
    name: `${title}, ${clinic.name}`,
    short_name: title,
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
