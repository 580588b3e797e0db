import type { APIRoute } from 'astro';

/**
 * Replaces Astro's image endpoint: the server makes all pictures, and nobody should be able to make the server create
 * others.
 */
export const GET: APIRoute = () => new Response(null, { status: 404 });
