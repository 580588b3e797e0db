import type { APIRoute } from 'astro';
import { clinicFacts } from '../content/edition/edition.ts';
import script from '../sample-reviews/widget.ts?script';

export const prerender = false;

/** The script of the sample clinic's reviews widget; no other clinic has it. */
export const GET: APIRoute = () =>
  clinicFacts().sample ? new Response(script) : new Response(null, { status: 404 });
