import { describe, expect, it } from 'vitest';
import { expectPortInUse, startFailing } from '../../server/failing-start.ts';
import { runCommand } from '../../support/run-command.ts';
import { temporaryFolder } from '../../support/temporary.ts';

describe('a start that cannot succeed ends with one line', () => {
  it.each([
    ['npm start', 'scripts/start.ts', 'SITE_URL', 'clinic.example'],
    ['npm run build', 'scripts/build.ts', 'PORT', 'http'],
  ])('before %s builds anything', async (_command, program, name, value) => {
    const { code, output, errors } = await runCommand(program, [], { [name]: value });
    expect(code).toBe(1);
    expect(output + errors).toMatch(new RegExp(`^${name} [^\\n]+\\n$`));
  });

  it('if nothing is built', async () => {
    const { code, errors } = await startFailing({}, temporaryFolder());
    expect(code).toBe(1);
    expect(errors).toBe('There is no built site to serve: run "npm run build" first.\n');
  });

  it('if another program has PORT', expectPortInUse);
});
