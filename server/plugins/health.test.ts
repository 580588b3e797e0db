import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, it, vi } from 'vitest';
import type { Tables } from '../database/index.ts';
import { healthRoutes } from './health.ts';
import { schemasPlugin } from './schemas.ts';

it('many simultaneous readiness checks use one database connection', async () => {
  const connect = vi.fn(() => wait(50));
  class SlowDriver extends DummyDriver {
    override async acquireConnection() {
      await connect();
      return super.acquireConnection();
    }
  }
  const database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new SlowDriver(),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const app = Fastify();
  app.register(schemasPlugin);
  await app.register(healthRoutes, {
    database,
    enquiries: { intake: { checkDisk: async () => {} } },
  });
  const responses = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(connect).toHaveBeenCalledTimes(1);
  await app.inject('/readyz');
  expect(connect).toHaveBeenCalledTimes(2);
});
