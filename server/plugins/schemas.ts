import fp from 'fastify-plugin';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Lets routes declare what they take and what they answer as Zod schemas: all of them do. */
export const schemasPlugin = fp(async (app) => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
});

/** The path of a route about one thing, such as an enquiry. */
export const byId = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

/** The response of a route that has nothing to answer. */
export const noContent = { 204: z.undefined() } as const;

/** What the public API answers instead of what was asked for. */
export const failure = z.object({
  success: z.literal(false),
  /** A sentence for people. */
  message: z.string(),
});

/** The responses that every route of the public API may have. */
export const failures = { '4xx': failure, '5xx': failure } as const;
