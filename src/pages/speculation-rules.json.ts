import type { APIRoute } from 'astro';

/**
 * Which pages a browser may fetch ahead, when a visitor seems about to open them. Browsers that save
 * data do not; pages that are personal or change at once are left out.
 */
export const GET: APIRoute = () =>
  Response.json({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/api/*', '/contact*', '/*.vcf', '/*.xml'] } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
