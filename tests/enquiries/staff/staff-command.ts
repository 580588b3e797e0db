import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { runInProcess } from '../../support/command-in-process.ts';
import { runCommand } from '../../support/run-command.ts';
import { FakeFormService } from '../../support/services/form-service.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { freshSqlite } from '../../support/temporary.ts';

const program = 'server/commands/enquiries.ts';

export type StaffCommand = ReturnType<typeof useStaffCommand>;

/** Gives each test of a `describe` block a running site of its own, and the command of staff beside it. */
export function useStaffCommand() {
  const used = {} as {
    service: FakeFormService;
    site: InProcessSite;
    /** The variables of both the site and the command. */
    environment: Record<string, string>;
  };

  beforeAll(async () => {
    used.service = await FakeFormService.create();
  });
  afterAll(() => used.service.close());
  beforeEach(async () => {
    used.service.reset();
    used.environment = { DATABASE_URL: freshSqlite(), ...used.service.environment };
    used.site = await startInProcess(used.environment, { pollInterval: 60_000 });
  });
  afterEach(() => used.site.close());

  async function run(runner: typeof runCommand, words: string[]) {
    const { code, output, errors } = await runner(program, words, used.environment);
    return { code, said: output + errors };
  }
  const enquiries = () => used.site.services.enquiries.stored.list();
  return Object.assign(used, {
    /** Runs `enquiries ...` as staff do, while the server is running, in this process. */
    staff: (...words: string[]) => run(runInProcess, words),
    /** The same in a process of its own. */
    staffApart: (...words: string[]) => run(runCommand, words),
    onlyId: async () => (await enquiries())[0]?.id ?? '',
    statuses: async () => (await enquiries()).map(({ delivery }) => delivery),
  });
}
