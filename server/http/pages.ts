import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Serves the pages. The front end's part. */
export async function registerPages(_app: FastifyInstance, _services: Services): Promise<void> {}
