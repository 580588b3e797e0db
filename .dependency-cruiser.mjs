// The picture of docs/decisions and the README, held as a rule: who may import whom.
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|server|shared|scripts|tests)/', pathNot: allowed },
});

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only('ui-knows-nothing', '^src/ui/', '^src/ui/', 'ui imports nothing of ours'),
    only('clinic', '^src/clinic/', '^src/(clinic|ui)/', 'src/clinic imports only ui names'),
    only(
      'islands',
      '^src/islands/',
      '^(src/(islands|ui|clinic)|shared)/',
      'islands are built of ui',
    ),
    only(
      'sections',
      '^src/sections/',
      '^src/(sections|islands|ui|clinic)/',
      'sections are built of islands and ui',
    ),
    only(
      'views',
      '^src/views/',
      '^src/(views|sections|islands|ui|clinic)/',
      'views are built of sections',
    ),
    only('seo', '^src/seo/', '^src/(seo|clinic|sections)/', 'seo serves pages and layouts'),
    only('shared', '^shared/', '^shared/', 'shared imports nothing of ours'),
    only('service-worker', '^src/service-worker/', '^src/service-worker/', 'it runs apart'),
    only('enhancements', '^src/enhancements/', '^src/enhancements/', 'enhancements stand alone'),
    only(
      'server-by-its-doors',
      '^src/',
      '^src/|^shared/|^server/[a-z]+/index\\.ts$|^server/(config|server|services)\\.ts$',
      'src reaches server only by a folder’s index.ts, from pages and the types of their locals',
    ),
    {
      name: 'only-pages-reach-server',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(pages/|integrations/|env\\.d\\.ts$)' },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-imports-src',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/' },
    },
    {
      name: 'no-code-from-tests',
      severity: 'error',
      from: { path: '^(src|server|scripts)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js'] },
  },
};
