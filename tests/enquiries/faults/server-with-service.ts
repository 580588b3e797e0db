import { afterEach, beforeEach, expect } from 'vitest';
import type { Timings } from '../../../server/services.ts';
import { FakeFormService } from '../../support/services/form-service.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { freshSqlite } from '../../support/temporary.ts';

/** A server with a form service, both new for each test. */
interface ServerWithService {
  readonly service: FakeFormService;
  readonly server: SiteServer;
  /** Starts the server. */
  start(timings: Timings): Promise<void>;
  /** Waits until the server has logged a text. */
  waitForLog(text: string): Promise<void>;
}

/** Provides each test of a file with a form service, and stops the server that the test starts. */
export function serverWithService(): ServerWithService {
  let service: FakeFormService;
  let server: SiteServer;
  beforeEach(async () => {
    service = await FakeFormService.create();
  });
  afterEach(async () => {
    await server.stop('SIGKILL');
    await service.close();
  });
  return {
    get service() {
      return service;
    },
    get server() {
      return server;
    },
    async start(timings) {
      const environment = {
        DATABASE_URL: freshSqlite(),
        LOG_LEVEL: 'info',
        ...service.environment,
      };
      server = await SiteServer.start(environment, { pages: false, timings });
    },
    async waitForLog(text) {
      await expect.poll(() => server.log.some((line) => line.includes(text))).toBe(true);
    },
  };
}
