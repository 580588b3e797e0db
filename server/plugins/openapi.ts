import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { type FastifyPluginAsyncZod, jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/**
 * Adds `GET /api/openapi.json`, which describes the public API: all routes with tags. Must be registered before them.
 */
export const openApiPlugin: FastifyPluginAsyncZod = fp(async (app) => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Clinic website', version: '1.0.0' } },
    hideUntagged: true,
    transform: jsonSchemaTransform,
  });
  const schema = { response: { 200: z.looseObject({ openapi: z.string() }) } };
  app.get('/api/openapi.json', { schema }, async () => ({ ...app.swagger() }));
});
