import type { APIRoute, GetStaticPaths } from 'astro';
import { transformWithOxc } from 'vite';
import { clinicFacts } from '../content/folder/clinic-folder.ts';
import source from '../sample-reviews/widget.ts?raw';

/** The script of the sample clinic's reviews widget; no other clinic has it. */
export const getStaticPaths: GetStaticPaths = () =>
  clinicFacts.sample ? [{ params: { sampleReviews: 'sample-reviews' } }] : [];

export const GET: APIRoute = async () =>
  new Response((await transformWithOxc(source, 'widget.ts')).code);
