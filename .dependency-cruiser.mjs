/** A layer: the files in `from` may import only those files of the project that match `allowed`. */
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  // Unit tests may import helpers from tests/support.
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|server|shared|scripts|tests)/', pathNot: allowed },
});

// Which folder may import which, as docs/architecture.md draws it.
export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    layer('shared-is-a-leaf', '^shared/', '^shared/', 'shared imports no other folder'),
    layer('ui-is-a-leaf', '^src/ui/', '^src/ui/', 'ui imports no other folder'),
    layer(
      'service-worker-is-a-leaf',
      '^src/service-worker/',
      '^src/service-worker/',
      'the service worker is a program of its own',
    ),
    layer(
      'enhancements-are-leaves',
      '^src/enhancements/',
      '^src/enhancements/',
      'the scripts that every page loads import no other folder',
    ),
    layer(
      'theme-layer',
      '^src/theme/',
      '^src/theme/',
      'colours and typefaces are facts, and import no other folder',
    ),
    layer(
      'content-layer',
      '^src/(content/|words/|pages\\.ts$)',
      '^src/(content/|words/|theme/|pages\\.ts$|ui/(icon-names\\.ts|Picture\\.tsx|Signature\\.tsx|ArticleCard\\.tsx)$)|^shared/',
      'content names the icons that ui draws, and prepares pictures, cards and phone links for ui',
    ),
    {
      name: 'content-check-without-astro',
      comment: 'plain Node can check the clinic’s folder, without Astro and without a site',
      severity: 'error',
      from: { path: '^src/content/(check|fields|folder|schema)/' },
      to: { path: '^astro:|^src/content/(snapshot/|read/index\\.ts$)' },
    },
    layer(
      'islands-layer',
      '^src/islands/',
      '^src/(islands|ui|content|words)/|^src/pages\\.ts$|^shared/',
      'islands are built of ui',
    ),
    layer(
      'search-layer',
      '^src/search/',
      '^src/(search|content|words)/|^src/pages\\.ts$|^shared/',
      'search indexes the content',
    ),
    layer(
      'sections-layer',
      '^src/sections/',
      '^src/(sections|islands|ui|content|words|theme|search)/|^src/pages\\.ts$|^shared/',
      'sections are built of islands and ui',
    ),
    layer(
      'views-layer',
      '^src/views/',
      '^src/(views|sections|islands|ui|content|words|search)/|^src/pages\\.ts$|^shared/',
      'views are built of sections',
    ),
    layer(
      'desk-layer',
      '^src/desk/',
      '^src/(desk|ui)/|^src/content/schema/messages\\.ts$|^src/words/(dates|half-days|moments|prices)\\.ts$|^shared/',
      'the desk is an application of its own',
    ),
    {
      name: 'desk-only-from-its-page',
      comment: 'no code of the desk reaches a page of the site',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(desk/|pages/desk[/-])' },
      to: { path: '^src/desk/' },
    },
    layer(
      'seo-layer',
      '^src/seo/',
      '^src/(seo|content|words|theme)/|^shared/',
      'seo describes the content to search engines',
    ),
    layer(
      'server-entry-points',
      '^src/',
      '^src/|^shared/|^server/[a-z]+/index\\.ts$|^server/(config|server|services)\\.ts$',
      'src imports only the index.ts of a server folder',
    ),
    {
      name: 'server-only-from-pages',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(pages/|integrations/|env\\.d\\.ts$)' },
      to: { path: '^server/' },
    },
    {
      name: 'server-not-to-src',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(pages|content)/' },
      to: { path: '^src/' },
    },
    {
      name: 'server-pages-to-content',
      comment:
        'these folders import from src only the content, its metadata and the table of pages',
      severity: 'error',
      from: { path: '^server/(pages|content)/' },
      to: { path: '^src/', pathNot: '^src/(content/|seo/|pages\\.ts$)' },
    },
    ...['[^/]+', '[^/]+/[^/]+'].map((domain) => ({
      name: 'child-not-to-parent',
      comment:
        'a folder inside a domain imports no file of the folder around it, except src/content/files.ts',
      severity: 'error',
      from: { path: `^((?:server|src)/${domain})/[^/]+/[^/]+$` },
      to: { path: '^$1/[^/]+$', pathNot: '^src/content/files\\.ts$' },
    })),
    {
      name: 'pages-not-to-content-editing',
      comment: 'pages depend on what was published, not on how staff edit it',
      severity: 'error',
      from: { path: '^server/pages/' },
      to: { path: '^server/content/', pathNot: '^server/content/published-texts\\.ts$' },
    },
    {
      name: 'server-without-development-packages',
      comment: 'a release contains only production packages',
      severity: 'error',
      from: { path: '^(server|shared|src/(content|theme))/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-tests',
      severity: 'error',
      from: { path: '^(src|server|shared|scripts)/', pathNot: '\\.test\\.tsx?$' },
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
