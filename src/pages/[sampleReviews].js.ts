import type { APIRoute, GetStaticPaths } from 'astro';
import { transformWithOxc } from 'vite';
import { getSite } from '../clinic/index.ts';
import source from '../sample-reviews/widget.ts?raw';

/** The script of the sample clinic's reviews widget; no other clinic has it. */
export const getStaticPaths: GetStaticPaths = async () =>
  (await getSite()).clinic.sample ? [{ params: { sampleReviews: 'sample-reviews' } }] : [];

export const GET: APIRoute = async () =>
  new Response((await transformWithOxc(source, 'widget.ts')).code);
