import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, it, vi } from 'vitest';
import type { Tables } from '../database/index.ts';
import { networkOf } from '../plugins/origin.ts';
import { OverloadedError } from '../queue.ts';
import { Pictures } from './pictures.ts';

it('requests for many missing pictures use two database connections, and those beyond a short queue are refused', async () => {
  const { promise: connection, resolve } = Promise.withResolvers<void>();
  const connect = vi.fn(() => connection);
  class HangingDriver extends DummyDriver {
    override async acquireConnection() {
      await connect();
      return super.acquireConnection();
    }
  }
  const database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new HangingDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const pictures = new Pictures(database);
  const names = Array.from({ length: 300 }, (_, index) => `${index}.jpg`);
  const outcomes = Promise.allSettled(
    names.map((name) =>
      pictures.readFile(name, networkOf(`198.${Number.parseInt(name, 10) % 3}.0.7`)),
    ),
  );
  await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(2), 600_000);
  resolve();
  const rejections = (await outcomes).flatMap((task) => (task.status === 'rejected' ? task : []));
  expect(rejections.length).toBeGreaterThan(90);
  for (const { reason } of rejections) expect(reason).toBeInstanceOf(OverloadedError);
  expect(connect.mock.calls.length).toBeLessThan(210);
});
