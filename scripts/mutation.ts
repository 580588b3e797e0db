import { spawnSync } from 'node:child_process';
import { buildIfStale } from './build/site-build.ts';
import { installMeasuringTools, toolsFolder } from './test/measuring-tools.ts';
import { prepareForTests } from './test/test-environment.ts';

// npm run mutation [-- AREA ...]: changes the code of an area in one place after another, and runs the area's tests
// each time: they should fail. Lists the changes that no test noticed, and exits with 1 if these are more than 15 % of
// all. On two processors, an area takes from a few minutes (the area named hours) to three hours (requests), so this is
// for a release, not for CI.

interface Area {
  /** The files that are changed. */
  code: string[];
  /**
   * The tests that run. They must call the code in their own process: a server that a test starts in another process
   * does not have the change.
   */
  tests: string[];
}

const areas: Record<string, Area> = {
  hours: {
    code: ['shared/hours/**/*.ts'],
    tests: [
      'shared/{hours/**,*}.test.ts',
      'src/{words,desk,content,enhancements}/**/*.test.ts',
      'tests/site/content/mistakes.test.ts',
    ],
  },
  intake: {
    code: ['server/enquiries/intake/**/*.ts'],
    tests: [
      'server/enquiries/intake/**/*.test.ts',
      'tests/enquiries/{posting,repeats,clocks,staff,emergency-words,without-javascript}.test.ts',
      'tests/enquiries/faults/{flood,bad-sqlite,answered-in-time}.test.ts',
    ],
  },
  outbox: {
    code: ['server/enquiries/outbox/**/*.ts'],
    tests: [
      'server/enquiries/outbox/**/*.test.ts',
      'tests/enquiries/{mail,posting,languages,repeats,immediate-alerts,unopened,clocks,two-servers}.test.ts',
      'tests/desk/{notifications,devices}.test.ts',
      'tests/enquiries/faults/{bad-service,bad-sqlite,answered-in-time}.test.ts',
    ],
  },
  requests: {
    code: ['server/enquiries/requests/**/*.ts'],
    tests: [
      'tests/enquiries/{requests,request-page,unopened}.test.ts',
      'tests/desk/enquiries.test.ts',
    ],
  },
  guard: {
    code: ['server/staff/guard.ts', 'server/plugins/{origin,request-limits}.ts'],
    tests: [
      'server/plugins/**/*.test.ts',
      'tests/desk/{access,sessions,sign-in}.test.ts',
      'tests/server/{headers,schemas,limits}.test.ts',
      'tests/enquiries/{posting,faults/flood}.test.ts',
      'server/enquiries/intake/budget.test.ts',
    ],
  },
  publishing: {
    code: ['server/content/{publish,drafts,history,outdated,decisions}.ts'],
    tests: ['server/content/**/*.test.ts', 'tests/desk/content/*.test.ts'],
  },
};

const names = process.argv.slice(2);
const unknownName = names.find((name) => !(name in areas));
if (unknownName) {
  console.error(`There is no area "${unknownName}", only ${Object.keys(areas).join(', ')}.`);
  process.exit(1);
}
await prepareForTests();
await buildIfStale();
installMeasuringTools();
const statuses = Object.entries(areas)
  .filter(([name]) => names.length === 0 || names.includes(name))
  .map(([name, { code, tests }]) => {
    console.log(`\n${name}:`);
    const lists = { MUTATION_CODE: JSON.stringify(code), MUTATION_TESTS: JSON.stringify(tests) };
    const stryker = `${toolsFolder}/node_modules/.bin/stryker`;
    const env = { ...process.env, ...lists };
    const options = ['run', `${toolsFolder}/stryker.config.mjs`];
    return spawnSync(stryker, options, { env, stdio: 'inherit' }).status;
  });
process.exit(statuses.every((status) => status === 0) ? 0 : 1);
