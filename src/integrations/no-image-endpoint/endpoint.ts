import type { APIRoute } from 'astro';

/** Replaces Astro's image endpoint in the build. */
export const GET: APIRoute = () => new Response(null, { status: 404 });
