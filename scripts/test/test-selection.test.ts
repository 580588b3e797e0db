import { describe, expect, it } from 'vitest';
import { matchingSelection } from './test-selection.ts';

/** Stands in for Playwright, which takes two seconds to list its tests. */
const inNoBrowserTest = async () => false;

describe('npm test -- PATTERN', () => {
  it('runs the files with the pattern in their path, and no other runner', async () => {
    expect(await matchingSelection('Enquiries/two-servers')).toEqual({
      vitest: { files: ['tests/enquiries/two-servers.test.ts'] },
    });
    expect(await matchingSelection('looks/audit.spec')).toEqual({
      playwright: { files: ['tests/browser/looks/audit.spec.ts'] },
    });
  });

  it('runs the tests with the pattern in their name if no path contains it', {
    tags: ['stress'],
  }, async () => {
    const name = 'deliver each waiting Enquiry once';
    expect(await matchingSelection(name, inNoBrowserTest)).toEqual({
      vitest: { files: expect.arrayContaining(['tests/enquiries/two-servers.test.ts']), name },
    });
    const inBrowser = 'the first Tab offers to skip to the content';
    expect((await matchingSelection(inBrowser)).playwright).toMatchObject({ name: inBrowser });
  });

  it('runs the test file that imports the part whose path or test names contain the pattern', async () => {
    const vitest = { files: ['tests/desk/enquiries.test.ts'] };
    expect(await matchingSelection('desk/enquiries/notes')).toEqual({ vitest });
    const name = 'a note sent twice is added once';
    expect(await matchingSelection(name, inNoBrowserTest)).toEqual({
      vitest: { files: expect.arrayContaining(vitest.files), name },
    });
  });

  it('runs nothing if neither a path nor a test name contains it', async () => {
    expect(await matchingSelection(['qwxy', 'zzyx'].join(''), inNoBrowserTest)).toEqual({});
  });
});
