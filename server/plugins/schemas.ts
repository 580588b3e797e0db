import fp from 'fastify-plugin';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Validates requests and responses by the Zod schemas that routes declare. */
export const schemasPlugin = fp(async (app) => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
});

/** The path parameters of a route about one item, such as an enquiry. */
export const byId = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

/** An empty response. */
export const noContent = { 204: z.undefined() } as const;

/** An error response of the public API. */
export const failure = z.object({
  success: z.literal(false),
  /** A sentence for the visitor. */
  message: z.string(),
});

/** The error responses of every route of the public API. */
export const failures = { '4xx': failure, '5xx': failure } as const;
