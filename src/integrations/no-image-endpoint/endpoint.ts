import type { APIRoute } from 'astro';

/** What the build has where Astro's scaler of pictures would be. */
export const GET: APIRoute = () => new Response(null, { status: 404 });
