import project from '../../package.json' with { type: 'json' };

/**
 * The oldest browsers that the site and the desk are compiled for, as Vite names them: those of `browserslist`
 * in `package.json`. Samsung Internet is omitted: Vite does not know it, and its Chromium is newer than Chrome's minimum.
 */
export const oldestBrowsers = project.browserslist
  .filter((browser) => !browser.startsWith('Samsung'))
  .map((browser) => browser.toLowerCase().replace(' ', ''));

/**
 * The oldest browsers that scripts are compiled for: Chromium 91 instead of 88, for which Vite would rewrite every private
 * field. Chromium 88 lacks two features of 91, neither of which our scripts use: `await` outside of functions (checked by
 * `npm run engines`), and `#name in object` (checked by `tests/site/older-browsers.test.ts`).
 */
export const oldestForScripts = oldestBrowsers.map((browser) =>
  browser === 'chrome88' ? 'chrome91' : browser,
);
