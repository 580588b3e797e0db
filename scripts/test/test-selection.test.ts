import { describe, expect, it } from 'vitest';
import { matchingSelection } from './test-selection.ts';

describe('npm test -- PATTERN', () => {
  it('runs the files that have the pattern in their path, and no other runner', async () => {
    expect(await matchingSelection('Enquiries/two-servers')).toEqual({
      vitest: { files: ['tests/enquiries/two-servers.test.ts'] },
    });
    expect(await matchingSelection('looks/audit.spec')).toEqual({
      playwright: { files: ['tests/browser/looks/audit.spec.ts'] },
    });
  });

  it('runs the tests that have it in their name, where no path has it', async () => {
    const name = 'deliver each waiting Enquiry once';
    expect(await matchingSelection(name)).toEqual({
      vitest: { files: expect.arrayContaining(['tests/enquiries/two-servers.test.ts']), name },
    });
    const inBrowser = 'the first Tab offers to skip to the content';
    expect((await matchingSelection(inBrowser)).playwright).toMatchObject({ name: inBrowser });
  });

  it('runs nothing where no test has it', async () => {
    expect(await matchingSelection(['qwxy', 'zzyx'].join(''))).toEqual({});
  });
});
